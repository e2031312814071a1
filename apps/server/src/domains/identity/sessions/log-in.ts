import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import {
  type CountedAttempt,
  clearAttempts,
  countAttempt,
  countOrRefuse,
  findAttempts,
  locked,
  MAX_FAILURES_OF_ADDRESS,
  triesFromOneAddress,
  uncountAttempt,
} from '../guessing/index.ts'
import { findUserByEmail, isPasswordOf, type User } from '../users/index.ts'
import { listPendingOf } from '../verification/index.ts'
import { markOfBrowser } from './devices.rules.ts'
import { isKnownDevice } from './devices.store.ts'
import { enter, type SignInParts, type Way } from './enter.ts'
import type { Entrance } from './open-session.ts'

export interface Credentials extends Entrance {
  readonly email: string
  readonly password: string
  /** The network address of the attempt. */
  readonly from: string
}

/** Opens a session and returns its token. If there is a second factor, it is requested first. */
export const logIn = (ctx: Context, parts: SignInParts, credentials: Credentials): Promise<string> =>
  enterWithPassword(ctx, parts, credentials, { by: 'password' })

/** The same after more than the password was proven. */
export async function enterWithPassword(
  ctx: Context,
  parts: SignInParts,
  credentials: Credentials,
  way: Way,
): Promise<string> {
  const { email, password } = credentials
  const user = await findUserByEmail(ctx.db, email)
  const keys = keysOf(email, await guesserOf(ctx, user, credentials), ctx.now())
  const counted = await countFailures(ctx, keys)
  const isRight = await isPasswordOf(user?.passwordHash, password)
  if (!isRight || !user || user.emailVerifiedAt === null) {
    const { found, isNone } = await findPending(ctx, email, password)
    if (found === null && !(isNone && isRight)) throw refuse(ctx, counted)
    // Uncounted, not cleared: anyone can register an address, and would restart the count of its guesses.
    await uncountAttempt(ctx.db, keys.guesser, counted.allowed)
    await uncountOthers(ctx, keys)
    throw unverified(found)
  }
  await clearAttempts(ctx.db, keys.guesser)
  await uncountOthers(ctx, keys)
  return enter(ctx, parts, user, { ...entranceIn(credentials), ...way })
}

const entranceIn = ({ agent, deviceId }: Entrance): Entrance => ({ agent, deviceId })

/** Registrations of one address that are compared; more than a person makes. */
const MAX_PENDING = 5

/**
 * The unverified registration with this address and password. One whose address has an account already is found too,
 * and every one takes its time, so that signing in does not reveal whether an address was free.
 */
async function findPending(ctx: Context, email: string, password: string) {
  const pending = await listPendingOf(ctx.db, email, MAX_PENDING)
  const found: string[] = []
  for (const { verificationId, passwordHash } of pending)
    if (await isPasswordOf(passwordHash, password)) found.push(verificationId)
  if (pending.length === 0) await isPasswordOf(null, password)
  return { found: found[0] ?? null, isNone: pending.length === 0 }
}

/** The keys under which failures are counted. */
interface Keys {
  readonly guesser: Buffer
  readonly account: Buffer
  readonly address: Buffer
}

/** Shorter words could be guessed. */
const MIN_DEVICE_ID = 32

/**
 * Where an attempt comes from: a browser in which this person has signed in before, or else the network address, which
 * colleagues share. Looked for although there may be no user, so that it takes the same time.
 */
async function guesserOf(ctx: Context, user: User | null, { deviceId = '', from }: Credentials): Promise<string> {
  const userId = user?.id ?? NO_USER
  const isKnown = await isKnownDevice(ctx.db, userId, markOfBrowser(userId, deviceId))
  return isKnown && deviceId.length >= MIN_DEVICE_ID ? `known browser ${deviceId}` : from
}

const NO_USER = '00000000-0000-7000-8000-000000000000'

function keysOf(email: string, from: string, now: Date): Keys {
  const account = email.toLowerCase()
  const hour = Math.floor(now.getTime() / HOUR_MS)
  return {
    guesser: keyOf(account, from),
    account: keyOf(account, 'anywhere'),
    address: keyOf('every account', from, String(hour)),
  }
}

const keyOf = (...parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()

interface Counted {
  readonly ofGuesser: CountedAttempt
  readonly ofAddress: CountedAttempt
  /** Tries from one address for one account. */
  readonly allowed: number
}

/** Beyond any count: this key is never locked. */
const UNLIMITED = 1_000_000_000

async function countFailures(ctx: Context, { guesser, account, address }: Keys): Promise<Counted> {
  const ofAddress = await countOrRefuse(ctx, address, MAX_FAILURES_OF_ADDRESS)
  const ofAccount = await findAttempts(ctx.db, account, ctx.now())
  const allowed = triesFromOneAddress(ofAccount?.failures ?? 0)
  const ofGuesser = await countOrRefuse(ctx, guesser, allowed)
  await countAttempt(ctx.db, account, UNLIMITED, ctx.now())
  return { ofGuesser, ofAddress, allowed }
}

async function uncountOthers(ctx: Context, { account, address }: Keys): Promise<void> {
  await uncountAttempt(ctx.db, account, UNLIMITED)
  await uncountAttempt(ctx.db, address, MAX_FAILURES_OF_ADDRESS)
}

function refuse(ctx: Context, { ofGuesser, ofAddress, allowed }: Counted): AppError {
  const locks = [ofGuesser.lockedUntil, ofAddress.lockedUntil].filter((until) => until !== null)
  const longest = locks.toSorted((left, right) => right.getTime() - left.getTime())[0]
  return longest === undefined ? wrong(allowed - ofGuesser.failures) : locked(longest, ctx.now())
}

const unverified = (emailVerificationId: string | null): AppError =>
  new AppError('session.unverified', {
    detail: 'Open the link in the email we sent you, or request a new one.',
    ...(emailVerificationId === null ? {} : { meta: { emailVerificationId } }),
  })

const wrong = (attemptsLeft: number): AppError =>
  new AppError('session.wrong-credentials', {
    detail: 'Check your email address and password, then try again.',
    source: { pointer: '/data/attributes/password' },
    meta: { attemptsLeft },
  })
