import { createHmac } from 'node:crypto'
import type { QuotaKind } from '@assay/contracts/daily-quotas'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context, Queries, Spent } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { dayOf } from '../../platform/time/days.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { readPlan } from '../billing/index.ts'
import { findUser } from '../identity/index.ts'
import { guestLimit, limitOf } from './quotas.rules.ts'
import { keyOfDay, takeQuota } from './quotas.store.ts'
import { warnIfUnusual } from './warn-if-unusual.ts'

/** Counts reading against the caller's daily quota, or refuses all of it. The system and links are not counted. */
export async function spendQuota(ctx: Context, spent: Spent, percent: number): Promise<void> {
  if (percent === 0) return
  if (ctx.actor.kind === 'user') await spendOfUser(ctx, ctx.actor, spent, percent)
  if (ctx.actor.kind === 'guest') await spendOfGuest(ctx, spent, percent)
}

async function spendOfUser(ctx: Context, actor: UserActor, spent: Spent, percent: number): Promise<void> {
  const { kind, keys, tx } = spent
  const now = ctx.now()
  const subject = { subject: actor.userId, day: dayOf(now) }
  const plan = await readPlan(tx ?? ctx.db, actor.companyId, now)
  const limit = limitOf(kind, { roleKeys: actor.roleKeys, ...plan }, percent)
  const { granted, used } = await takeQuota(tx ?? ctx.db, { ...subject, kind, keys, limit, now })
  // Inside a transaction the warning would need a second connection; the next reading gives it.
  if (tx === undefined) await warnIfUnusual(ctx, actor, { ...subject, kind, used, limit })
  if (!granted) throw await usedUp(ctx, actor, { kind, limit, db: tx ?? ctx.db })
}

async function spendOfGuest(ctx: Context, { kind, keys, tx, network }: Spent, percent: number): Promise<void> {
  if (kind !== 'searches' || network === null) return
  const now = ctx.now()
  const day = dayOf(now)
  const hash = createHmac('sha256', await keyOfDay(tx ?? ctx.db, day))
    .update(network)
    .digest('hex')
  const limit = guestLimit(percent)
  const { granted } = await takeQuota(tx ?? ctx.db, { subject: `guest:${hash}`, day, kind, keys, limit, now })
  if (granted) return
  throw new AppError('search.guest-limit', {
    detail: 'Your network has used all guest searches for today. Create a free account to continue.',
    meta: { retryAfterSeconds: secondsToRenewal(now) },
  })
}

const WHAT = {
  searches: (limit: number) => `You have run ${limit} searches today, which is your daily limit.`,
  profiles: (limit: number) => `You have opened ${limit} profiles today, which is your daily limit.`,
  listed: (limit: number) => `You have listed ${limit} candidates today, which is your daily limit.`,
} as const satisfies Record<QuotaKind, (limit: number) => string>

const STILL_OPEN = 'You can still open what you saw today.'

async function usedUp(
  ctx: Context,
  { userId }: UserActor,
  { kind, limit, db }: { kind: QuotaKind; limit: number; db: Queries },
): Promise<AppError> {
  const now = ctx.now()
  const renewsAt = new Date(now.getTime() + secondsToRenewal(now) * 1000)
  const timezone = (await findUser(db, userId))?.timezone ?? 'UTC'
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(renewsAt)
  const stillOpen = kind === 'searches' ? '' : ` ${STILL_OPEN}`
  return new AppError('quota.used-up', {
    detail: `${WHAT[kind](limit)} It renews ${time}.${stillOpen}`,
    meta: { kind, limit, renewsAt: renewsAt.toISOString(), retryAfterSeconds: secondsToRenewal(now) },
  })
}

/** The day in UTC: a person can change their time zone, and with it gain no second day. */

const secondsToRenewal = (now: Date): number => Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000))
