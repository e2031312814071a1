import { formatCount } from '@assay/contracts/display-words'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listTeammatesOf } from '../../tenants/index.ts'
import { mayReadSubscription } from './billing.policy.ts'
import { creditsLeft, rolledOver } from './credits.rules.ts'
import { findPlanByKey, readSettings } from './plans.store.ts'
import { blockedFrom, holdsPlan, maySpend } from './subscriptions.rules.ts'
import { findSubscription, freeSubscription, type Subscription } from './subscriptions.store.ts'

/** The subscription as of now, rolled over if its period has ended. */
export async function readSubscription(ctx: Context): Promise<Subscription> {
  const { actor, db } = ctx
  if (!mayReadSubscription(actor)) throw new AppError('permission.denied')
  return subscriptionOf(db, actor.companyId, ctx.now())
}

/** null: no limit. */
export async function readCreditsLeft(db: Queries, companyId: string, now: Date): Promise<number | null> {
  return creditsLeft(await subscriptionOf(db, companyId, now))
}

/** Whether an overdue invoice keeps the company from requesting contacts. */
export async function isBlocked(db: Queries, companyId: string, now: Date): Promise<boolean> {
  return !maySpend(await subscriptionOf(db, companyId, now), now)
}

/** From when on an overdue invoice keeps the company from requesting contacts; null if nothing is overdue. */
export async function readBlockedFrom(db: Queries, companyId: string, now: Date): Promise<Date | null> {
  return blockedFrom(await subscriptionOf(db, companyId, now))
}

/** The plan that decides about limits. People without a company have that of a company without a subscription. */
export async function readPlan(
  db: Queries,
  companyId: string | null,
  now: Date,
): Promise<{ planId: string; isTrial: boolean }> {
  if (companyId === null) return { planId: 'free', isTrial: false }
  const subscription = await subscriptionOf(db, companyId, now)
  const { planId, state } = subscription
  return { planId: holdsPlan(subscription) ? planId : 'free', isTrial: state === 'trialing' }
}

export interface PlanLimits {
  readonly planName: string
  /** null: no limit. */
  readonly seats: number | null
  readonly historyDays: number | null
}

/** Where billing is off, nothing is limited. */
export async function readLimits(db: Queries, companyId: string, now: Date): Promise<PlanLimits> {
  const { planId } = await readPlan(db, companyId, now)
  const plan = await findPlanByKey(db, planId)
  const { isOn } = await readSettings(db)
  const name = plan?.name ?? planId
  if (!isOn || plan === null) return { planName: name, seats: null, historyDays: null }
  return { planName: name, seats: plan.seats, historyDays: plan.historyDays }
}

/** People of the company with a paid seat, and those who were invited to one. */
export async function countSeats(db: Queries, companyId: string): Promise<number> {
  const people = await listTeammatesOf(db, companyId)
  return people.filter(({ state, seat }) => seat === 'paid' && SEATED.has(state)).length
}

const SEATED: ReadonlySet<string> = new Set(['active', 'pending', 'suspended'])

/** Refuses more people than the plan has seats for. */
export async function assertSeats(
  db: Queries,
  { companyId, wanted, now }: { readonly companyId: string; readonly wanted: number; readonly now: Date },
): Promise<void> {
  const { seats, planName } = await readLimits(db, companyId, now)
  if (seats === null) return
  const used = await countSeats(db, companyId)
  const left = Math.max(0, seats - used)
  if (wanted === 0 ? used <= seats : wanted <= left) return
  throw new AppError('plan.no-seat', {
    detail: `The ${planName} plan has ${formatCount(seats, 'seat')}, and ${left === 0 ? 'none is' : `${left} ${left === 1 ? 'is' : 'are'}`} free. Choose a larger plan, remove someone, or invite people as viewers, who don’t need a seat.`,
    meta: { seats, left },
  })
}

export async function subscriptionOf(db: Queries, companyId: string, now: Date): Promise<Subscription> {
  const found = await findSubscription(db, companyId)
  return found === null ? freeSubscription(db, companyId, now) : rolledOver(found, now)
}
