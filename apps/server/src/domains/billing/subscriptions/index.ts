// Changes of plans, by the company and by the clock.
export { advanceSubscriptions } from './advance-subscriptions.ts'
export { changePlan } from './change-plan.ts'
