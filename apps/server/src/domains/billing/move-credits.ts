import type { Tx } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { creditsLeft, maySpend, rolledOver } from './credits.rules.ts'
import { addMovement, findMovements, lockSubscription, updateSubscription } from './subscriptions.store.ts'

export interface CreditOf {
  readonly companyId: string
  /** What the credit is for, such as a contact request. */
  readonly subjectId: string
  readonly at: Date
}

/** Takes one credit for a subject, or refuses. Locks the company's row, so that the last credit is spent only once. */
export async function reserveCredit(tx: Tx, { companyId, subjectId, at }: CreditOf): Promise<void> {
  const subscription = rolledOver(await lockSubscription(tx, companyId, at), at)
  if (creditsLeft(subscription) === 0 || !maySpend(subscription))
    throw new AppError('credit.none-left', {
      detail:
        'Your company has no contact credits left. One comes back with every request that is declined or expires.',
      meta: { periodEnd: subscription.periodEnd.toISOString() },
    })
  await updateSubscription(tx, { ...subscription, creditsUsed: subscription.creditsUsed + 1 }, at)
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
  const isOfThisPeriod = reserved.periodStart.getTime() === subscription.periodStart.getTime()
  const { creditsUsed, creditsExtra } = subscription
  const back = isOfThisPeriod ? { creditsUsed: creditsUsed - 1 } : { creditsExtra: creditsExtra + 1 }
  await updateSubscription(tx, { ...subscription, ...back }, at)
  await addMovement(tx, { companyId, subjectId, kind, periodStart: subscription.periodStart, at })
}
