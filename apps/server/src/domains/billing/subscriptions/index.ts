// Changes of plans, by the company and by the clock.
export { advanceSubscriptions } from './advance-subscriptions.ts'
export { cancelPlanOf, changePlan } from './change-plan.ts'
export { endBilling, listUnpaid } from './end-billing.ts'
