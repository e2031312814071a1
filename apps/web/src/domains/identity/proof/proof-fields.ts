import { credentialRules } from '@assay/contracts/credential-rules'
import { rules } from '@assay/contracts/validation-rules'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'

/** What a user types to prove their identity. */
export type ProofKind = 'password' | 'code' | 'recoveryCode'

interface ProofDraft {
  readonly proof: string
}

/** One field, named by what it holds. The server's messages name its own fields, and are shown at this one. */
const oneField = (ofServer: string, field: Parameters<typeof ruleFields<ProofDraft>>[0]['proof']) => ({
  ...ruleFields<ProofDraft>({ proof: field }),
  fieldOf: (path: string) => (path === ofServer ? 'proof' : path),
})

export const proofFields = {
  password: oneField('currentPassword', {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  }),
  code: oneField('code', {
    label: 'Six-digit code',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    checks: [rules.required(), rules.regex(/^\s*(\d\s*){6}$/)],
  }),
  recoveryCode: oneField('code', {
    label: 'Recovery code',
    autoComplete: 'off',
    checks: [rules.required(), rules.regex(/^\s*([0-9a-zA-Z][\s-]*){10}$/)],
  }),
} as const

export function proofOf(kind: ProofKind, proof: string) {
  if (kind === 'password') return { currentPassword: proof }
  return kind === 'code' ? { code: proof } : { recoveryCode: proof }
}
