import { logInWithPasskey, logInWithSecondFactor } from '@assay/contracts/sessions'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { enter } from '../../../platform/session/session.ts'
import { deviceId } from '../../../platform/session/token.ts'

/** The password was right, and the second factor is missing. */
export interface HalfSignIn {
  readonly verificationId: string
  readonly token: string
  readonly methods: readonly string[]
}

const MARK = 'signIn'

/** For the part of the address after the #, which no server sees. */
export const hashOf = ({ verificationId, token, methods }: HalfSignIn): string =>
  [MARK, verificationId, token, methods.join('+')].join('.')

/** What the server answered to a right password. */
export function halfIn(error: unknown): HalfSignIn | null {
  if (!(error instanceof ApiError) || error.code !== 'session.second-factor-required') return null
  const { verificationId, token, methods } = error.errors[0]?.meta ?? {}
  return {
    verificationId: String(verificationId),
    token: String(token),
    methods: Array.isArray(methods) ? methods.map(String) : [],
  }
}

type Body = z.input<typeof logInWithSecondFactor.body>

export async function sendSecondFactor(
  { verificationId, token }: HalfSignIn,
  proof: Pick<Body, 'code' | 'recoveryCode' | 'passkey'>,
): Promise<void> {
  const body = { verificationId, token, ...proof, deviceId: deviceId() }
  await enter(await call(logInWithSecondFactor, { body }))
}

export async function sendPasskey(answer: Pick<z.input<typeof logInWithPasskey.body>, 'challengeId' | 'response'>) {
  await enter(await call(logInWithPasskey, { body: { ...answer, deviceId: deviceId() } }))
}
