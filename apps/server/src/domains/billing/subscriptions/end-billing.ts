import type { Queries, Tx } from '../../../platform/context/context.ts'
import {
  canMoveTo,
  deleteBillingInfo,
  endSubscription,
  hasPaidPlan,
  type Invoice,
  listOpenInvoices,
  lockSubscription,
  subscriptionOf,
  updateSubscription,
} from '../records/index.ts'

/** The debt of a company: open invoices, without those that are voided when its plan is canceled. */
export async function listUnpaid(db: Queries, companyId: string, at: Date): Promise<Invoice[]> {
  const { pendingInvoiceId } = await subscriptionOf(db, companyId, at)
  const open = await listOpenInvoices(db, companyId)
  return open.filter(({ id, periodStart }) => id !== pendingInvoiceId && (periodStart === null || periodStart <= at))
}

/** Stops the plan of a company that is deleted. Invoices stay, with the names that tax law requires. */
export async function endBilling(tx: Tx, companyId: string, at: Date): Promise<void> {
  const before = await lockSubscription(tx, companyId, at)
  if (hasPaidPlan(before) && canMoveTo(before.state, 'canceled')) await endSubscription(tx, before, at)
  else await updateSubscription(tx, { companyId, cancelAtPeriodEnd: true }, at)
  await deleteBillingInfo(tx, companyId)
}
