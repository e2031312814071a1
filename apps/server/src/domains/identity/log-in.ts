import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findLatestVerification } from './email-verifications.store.ts'
import { sessionOpened } from './identity.events.ts'
import { LOCK_MS, MAX_FAILURES, MAX_FAILURES_ANYWHERE, secondsUntil } from './login-attempts.rules.ts'
import { clearAttempts, countAttempt, lockAttempts } from './login-attempts.store.ts'
import { isPasswordOf } from './passwords.ts'
import { sessionExpiry } from './sessions.rules.ts'
import { insertSession } from './sessions.store.ts'
import { makeToken } from './tokens.ts'
import { changeUser, findUserByEmail, type User } from './users.store.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Where the attempt comes from; failures are counted per mail address and network address. */
  readonly from: string
}

/** Opens a session and answers its token. */
export async function logIn(ctx: Context, { email, password, from }: Credentials): Promise<string> {
  const limits = [
    { keyHash: keyOf(email, from), most: MAX_FAILURES },
    { keyHash: keyOf(email, 'anywhere'), most: MAX_FAILURES_ANYWHERE },
  ] as const
  const failures = await countAll(ctx, limits)
  const user = await findUserByEmail(ctx.db, email)
  if (!(await isPasswordOf(user?.passwordHash, password)) || !user) throw await refuse(ctx, limits, failures)
  for (const { keyHash } of limits) await clearAttempts(ctx.db, keyHash)
  await assertMayEnter(ctx, user)
  return openSession(ctx, user)
}

interface Limit {
  readonly keyHash: Buffer
  readonly most: number
}

const keyOf = (email: string, from: string): Buffer =>
  createHash('sha256').update(`${email.toLowerCase()}\n${from}`).digest()

async function countAll(ctx: Context, limits: readonly Limit[]): Promise<number[]> {
  const failures: number[] = []
  for (const { keyHash } of limits) {
    const attempt = await countAttempt(ctx.db, keyHash, ctx.now())
    if (attempt.lockedUntil) throw locked(attempt.lockedUntil, ctx.now())
    failures.push(attempt.failures)
  }
  return failures
}

async function refuse(ctx: Context, limits: readonly Limit[], failures: readonly number[]): Promise<AppError> {
  const reached = limits.filter(({ most }, at) => (failures[at] ?? 0) >= most)
  if (reached.length === 0) return wrong(MAX_FAILURES - (failures[0] ?? 0))
  const until = new Date(ctx.now().getTime() + LOCK_MS)
  for (const { keyHash } of reached) await lockAttempts(ctx.db, keyHash, until)
  return locked(until, ctx.now())
}

function openSession(ctx: Context, user: User): Promise<string> {
  const { token, tokenHash } = makeToken()
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    await insertSession(tx, { userId: user.id, tokenHash, now, expiresAt: sessionExpiry(now) })
    await changeUser(tx, user.id, { lastLoginAt: now }, now)
    tx.record(sessionOpened(user.id))
    return token
  })
}

async function assertMayEnter(ctx: Context, user: User): Promise<void> {
  if (user.disabledAt) throw new AppError('session.disabled', { detail: 'Ask whoever runs your team or this site.' })
  if (user.emailVerifiedAt) return
  const verification = await findLatestVerification(ctx.db, user.id)
  throw new AppError('session.unverified', {
    detail: 'Open the link in the mail that we sent you, or have it sent again.',
    ...(verification ? { meta: { emailVerificationId: verification.id } } : {}),
  })
}

const wrong = (attemptsLeft: number): AppError =>
  new AppError('session.wrong-credentials', {
    detail: 'Check both and try again.',
    source: { pointer: '/data/attributes/password' },
    meta: { attemptsLeft },
  })

const locked = (until: Date, now: Date): AppError =>
  new AppError('session.locked', {
    detail: 'Wait until the time is over, then try again.',
    meta: { retryAfterSeconds: secondsUntil(until, now) },
  })
