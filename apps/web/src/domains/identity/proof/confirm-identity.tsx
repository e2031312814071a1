import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { sendConfirmation } from '../profiles.mutations.ts'
import { secondFactorQuery } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { type ProofKind, proofFields, proofOf } from './proof-fields.ts'

/**
 * For actions that the server answers with `session.confirmation-required`: `run` tries the action, confirms the
 * user's identity if needed, and tries again. `dialog` must be on the page.
 */
export function useConfirmedIdentity() {
  const waiting = useRef<{ resolve: () => void; reject: (error: unknown) => void } | null>(null)
  const [asked, setAsked] = useState<unknown>(null)
  const end = (isConfirmed: boolean) => {
    if (isConfirmed) waiting.current?.resolve()
    else waiting.current?.reject(asked)
    waiting.current = null
    setAsked(null)
  }
  const run = async <Answer,>(action: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'session.confirmation-required') throw error
      await new Promise<void>((resolve, reject) => {
        waiting.current = { resolve, reject }
        setAsked(error)
      })
      return action()
    }
  }
  return { run, dialog: asked === null ? null : <ConfirmIdentity onEnd={end} /> }
}

function ConfirmIdentity({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const { data: factor } = useQuery(secondFactorQuery())
  const [isRecovery, setRecovery] = useState(false)
  const kind: ProofKind = factor?.on ? (isRecovery || factor.totp !== 'on' ? 'recoveryCode' : 'code') : 'password'
  return (
    <Dialog open onOpenChange={(open) => !open && onEnd(false)} title="Confirm it’s you" width="narrow">
      {factor !== undefined && (
        <div className={styles.form}>
          <p className={styles.quiet}>{askingWords(factor)}</p>
          {factor.passkeys > 0 && (
            <PasskeyButton
              label="Use passkey"
              onAnswer={async (passkey) => {
                await sendConfirmation({ passkey })
                onEnd(true)
              }}
            />
          )}
          {(factor.on || factor.hasPassword) && <ProofForm key={kind} kind={kind} onEnd={onEnd} />}
          {factor.on && factor.totp === 'on' && (
            <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? 'Use authenticator code' : 'Use recovery code'}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

function askingWords({ on, hasPassword }: { on: boolean; hasPassword: boolean }): string {
  if (on) return 'Use your second factor to continue.'
  if (hasPassword) return 'Enter your password to continue.'
  return 'Your account has no password. Sign out and in again, then retry within 15 minutes.'
}

function ProofForm({ kind, onEnd }: { kind: ProofKind; onEnd: (isConfirmed: boolean) => void }) {
  const form = useForm({
    fields: proofFields[kind],
    initial: { proof: '' },
    send: async ({ proof }) => {
      await sendConfirmation(proofOf(kind, proof))
      onEnd(true)
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('proof')} />
      <FormProblems form={form} />
      <div className={styles.foot}>
        <Button {...form.button} variant="primary">
          Confirm
        </Button>
        <Button onClick={() => onEnd(false)}>Cancel</Button>
      </div>
    </form>
  )
}
