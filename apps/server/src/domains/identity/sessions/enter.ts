import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { askChallenge } from '../challenges/index.ts'
import { linkProven } from '../linked-identities/index.ts'
import { type Factors, findFactors } from '../second-factors/index.ts'
import type { User } from '../users/index.ts'
import { assertEnabled, type Entrance, openSession } from './open-session.ts'

/** The ways to prove an identity. */
export interface Way {
  readonly by: 'password' | 'passkey' | 'provider'
  /** The company of the provider; null: Google. */
  readonly companyId?: string | null
  /** The identity that a provider proved, to be connected to the account once it is entered. */
  readonly linking?: string
}

export interface SignInParts {
  readonly secrets: SecretBox
  readonly appUrl: string
  /** Refuses ways that the user's company does not allow. */
  readonly assertWay?: (ctx: Context, user: User, way: Way) => Promise<void>
}

/** Opens a session for an authenticated user, after the second factor if there is one. */
export async function enter(
  ctx: Context,
  parts: SignInParts,
  user: User,
  { by, companyId = null, linking, ...entrance }: Entrance & Way,
): Promise<string> {
  assertEnabled(user)
  await parts.assertWay?.(ctx, user, { by, companyId })
  const factors = await findFactors(ctx.db, user.id)
  const isSecond = by !== 'passkey' && (factors.hasTotp || factors.passkeys > 0)
  if (isSecond) throw await askSecondFactor(ctx, parts, { user, factors, linking })
  if (linking !== undefined) await linkNow(ctx, user.id, linking)
  return openSession(ctx, user, entrance)
}

export const linkNow = (ctx: Context, userId: string, proofId: string): Promise<void> =>
  ctx.transaction((tx) => linkProven(ctx, tx, { proofId, userId }))

const SECOND_FACTOR_MS = 5 * MINUTE_MS

async function askSecondFactor(
  ctx: Context,
  { secrets }: SignInParts,
  { user, factors, linking }: { user: User; factors: Factors; linking: string | undefined },
): Promise<AppError> {
  const { hasTotp, passkeys } = factors
  const { challenge, secret } = await askChallenge(ctx, ctx.db, secrets, {
    purpose: 'twoFactor',
    subjectType: 'users',
    subjectId: user.id,
    userId: user.id,
    payload: linking === undefined ? {} : { linking },
    validMs: SECOND_FACTOR_MS,
    by: 'token',
  })
  return new AppError('session.second-factor-required', {
    detail: 'Continue with a code from your authenticator app, a passkey or a recovery code.',
    meta: {
      verificationId: challenge.id,
      token: secret,
      methods: [...(hasTotp ? ['totp'] : []), ...(passkeys > 0 ? ['passkey'] : []), 'recoveryCode'],
      expiresAt: challenge.expiresAt.toISOString(),
    },
  })
}
