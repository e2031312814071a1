// Plans, subscriptions, credits and invoices, as other domains may use them.
export { type Provider, saveBillingInfo, saveBillingSettings } from './accounts/index.ts'
export { mailInvoice, markInvoicePaid } from './invoices/index.ts'
export {
  assertSeats,
  type CreditOf,
  findInvoice,
  giveCredits,
  insertSubscription,
  isBlocked,
  listInvoices,
  readCreditsLeft,
  readLimits,
  readPlan,
  readSettings as readBillingSettings,
  reserveCredit,
  returnCredit,
  spendCredit,
} from './records/index.ts'
export { advanceSubscriptions, changePlan } from './subscriptions/index.ts'
