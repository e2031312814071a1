import type { Tx } from '../../../platform/context/context.ts'
import { rolledOver } from './credits.rules.ts'
import { lockSubscription, updateSubscription } from './subscriptions.store.ts'

/** Adds contact credits to a company's account, on top of those of its plan. The caller records why. */
export async function giveCredits(
  tx: Tx,
  { companyId, credits, at }: { companyId: string; credits: number; at: Date },
): Promise<void> {
  const { periodStart, periodEnd, creditsUsed, creditsExtra } = rolledOver(
    await lockSubscription(tx, companyId, at),
    at,
  )
  await updateSubscription(
    tx,
    { companyId, periodStart, periodEnd, creditsUsed, creditsExtra: creditsExtra + credits },
    at,
  )
}
