import { addPasskey, askPasskeyChallenge } from '@assay/contracts/second-factors'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '../../../platform/api.ts'

export interface PasskeyAnswer {
  readonly challengeId: string
  readonly response: Record<string, unknown>
}

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Lets the user choose a passkey and sign a challenge of the server with it. */
export async function signWithPasskey(): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { data } = await call(askPasskeyChallenge, { body: { purpose: 'signIn' } })
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { challengeId: data.id, response: { ...(await startAuthentication({ optionsJSON })) } }
}

/** Returns the recovery codes, if this is the first second factor. */
export async function createPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { data } = await call(askPasskeyChallenge, { body: { purpose: 'register' } })
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = { ...(await startRegistration({ optionsJSON })) }
  const { meta } = await call(addPasskey, { body: { name, challengeId: data.id, response } })
  const codes = meta?.['recoveryCodes']
  return Array.isArray(codes) ? codes.map(String) : []
}

/** The person closed the browser's window, or there was no passkey: nothing went wrong. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
