// Plans, subscriptions, credits and invoices, as other domains may use them.
export { type Provider, saveBillingInfo, saveBillingSettings } from './accounts/index.ts'
export { mailFailedCharge, mailInvoice, markInvoicePaid } from './invoices/index.ts'
export {
  assertSeats,
  type CreditOf,
  findInvoice,
  findPayment,
  giveCredits,
  insertSubscription,
  isBlocked,
  listAllInvoices,
  listBillingInfos,
  listInvoices,
  readBlockedFrom,
  readCreditsLeft,
  readLimits,
  readPlan,
  readSettings as readBillingSettings,
  reserveCredit,
  returnCredit,
  spendCredit,
} from './records/index.ts'
export {
  followMessage as followPaymentMessage,
  openStripe,
  refreshAllFromStripe as refreshPayments,
  type StripeConnection,
  stopAtStripe,
  updateCustomer,
} from './stripe/index.ts'
export { advanceSubscriptions, cancelPlanOf, changePlan, endBilling, listUnpaid } from './subscriptions/index.ts'
