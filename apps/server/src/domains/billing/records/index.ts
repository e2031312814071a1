// Plans, subscriptions, credits and invoices: rules, policy, events and queries.

export * from './billing.events.ts'
export {
  invoicesFor,
  mayFollowPayments,
  mayManageBilling,
  mayOperateBilling,
  mayReadSubscription,
} from './billing.policy.ts'
export { creditsLeft, extraLeft, periodAfter, rolledOver } from './credits.rules.ts'
export { giveCredits } from './give-credits.ts'
export * from './invoices.store.ts'
export type { Party } from './invoices.tables.ts'
export { type CreditOf, reserveCredit, returnCredit, spendCredit } from './move-credits.ts'
export {
  applyPaid,
  endSubscription,
  grantsOf,
  hasPaidPlan,
  knownPlan,
  moveSubscription,
  NOTHING_PENDING,
  newPeriod,
  startAnew,
} from './move-subscription.ts'
export { formatShortDay, type InvoiceLine, type PlanChange, perWord, planChange } from './plan-change.rules.ts'
export * from './plans.store.ts'
export { mayBegin, movesToward } from './provider-state.rules.ts'
export {
  assertSeats,
  countSeats,
  isBlocked,
  readBlockedFrom,
  readCreditsLeft,
  readLimits,
  readPlan,
  readSubscription,
  subscriptionOf,
} from './read-subscription.ts'
export { blockedFrom, canMoveTo, timedMove } from './subscriptions.rules.ts'
export {
  deleteProviderEvents,
  insertSubscription,
  limitFreeCredits,
  listAtProvider,
  listEnded,
  listOwing,
  listTimed,
  listToRenew,
  lockSubscription,
  type Subscription,
  saveProviderEvent,
  updateSubscription,
} from './subscriptions.store.ts'
export { addressLines, taxIdLabel, taxOn } from './tax.rules.ts'
