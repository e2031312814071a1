import type { Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { creditsLeft, rolledOver } from './credits.rules.ts'
import { maySpend } from './subscriptions.rules.ts'
import {
  addMovement,
  findMovements,
  lockSubscription,
  type Subscription,
  updateSubscription,
} from './subscriptions.store.ts'

export interface CreditOf {
  readonly companyId: string
  /** The purpose of the credit, such as a contact request. */
  readonly subjectId: string
  readonly at: Date
}

/** Takes one credit for a subject, or refuses. Locks the company's row, so that the last credit is spent only once. */
export async function reserveCredit(tx: Tx, { companyId, subjectId, at }: CreditOf): Promise<void> {
  const subscription = rolledOver(await lockSubscription(tx, companyId, at), at)
  if (!maySpend(subscription, at))
    throw new AppError('billing.past-due', {
      detail: 'Your company has an overdue invoice. You can request contact details again once it’s paid.',
    })
  if (creditsLeft(subscription) === 0)
    throw new AppError('credit.none-left', {
      detail:
        'Your company has no contact credits left. You get a credit back for each request that is declined or expires.',
      meta: { periodEnd: subscription.periodEnd.toISOString() },
    })
  await keepCredits(tx, { ...subscription, creditsUsed: subscription.creditsUsed + 1 }, at)
  await addMovement(tx, { companyId, subjectId, kind: 'reserve', periodStart: subscription.periodStart, at })
}

/** Turns a reservation into spending. Idempotent. */
export async function spendCredit(tx: Tx, { companyId, subjectId, at }: CreditOf): Promise<void> {
  const { periodStart } = await lockSubscription(tx, companyId, at)
  const kinds = (await findMovements(tx, subjectId)).map(({ kind }) => kind)
  if (kinds.includes('spend')) return
  await addMovement(tx, { companyId, subjectId, kind: 'spend', periodStart, at })
}

/** Returns a reserved or spent credit. One from an earlier period is added to this one's. */
export async function returnCredit(tx: Tx, { companyId, subjectId, at }: CreditOf): Promise<void> {
  const subscription = rolledOver(await lockSubscription(tx, companyId, at), at)
  const movements = await findMovements(tx, subjectId)
  const has = (kind: string) => movements.find((movement) => movement.kind === kind)
  const reserved = has('reserve')
  if (reserved === undefined || has('release') || has('refund')) return
  const kind = has('spend') ? 'refund' : 'release'
  const { creditsUsed, creditsExtra } = subscription
  // A plan that began in between has separate credits, which do not include this one.
  const isOfThisPeriod = reserved.periodStart.getTime() === subscription.periodStart.getTime() && creditsUsed > 0
  const back = isOfThisPeriod ? { creditsUsed: creditsUsed - 1 } : { creditsExtra: creditsExtra + 1 }
  await keepCredits(tx, { ...subscription, ...back }, at)
  await addMovement(tx, { companyId, subjectId, kind, periodStart: subscription.periodStart, at })
}

async function keepCredits(
  tx: Tx,
  { companyId, periodStart, periodEnd, creditsUsed, creditsExtra }: Subscription,
  at: Date,
): Promise<void> {
  await updateSubscription(tx, { companyId, periodStart, periodEnd, creditsUsed, creditsExtra }, at)
}
