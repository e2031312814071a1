import type { Context } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { deleteExpiredTokens } from '../api-tokens/index.ts'
import { deleteOldChallenges } from '../challenges/index.ts'
import { deleteOldAttempts } from '../guessing/index.ts'
import { deleteOldIdentityAttempts } from '../linked-identities/index.ts'
import { deleteOldPasskeyChallenges } from '../second-factors/index.ts'
import { deleteOldDevices } from './devices.store.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

const CHALLENGE_DAYS = 30
const DEVICE_DAYS = 365

const daysAgo = (ctx: Context, days: number): Date => new Date(ctx.now().getTime() - days * DAY_MS)

/** Deletes expired sessions, and what no longer counts: failed logins, old challenges, devices not seen for a year. */
export async function purgeExpiredSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.now())
  await deleteExpiredTokens(ctx.db, ctx.now())
  await deleteOldAttempts(ctx.db, ctx.now())
  await deleteOldPasskeyChallenges(ctx.db, ctx.now())
  await deleteOldIdentityAttempts(ctx.db, ctx.now())
  await deleteOldChallenges(ctx.db, daysAgo(ctx, CHALLENGE_DAYS))
  await deleteOldDevices(ctx.db, daysAgo(ctx, DEVICE_DAYS))
}
