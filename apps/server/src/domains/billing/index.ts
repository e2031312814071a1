// Plans, subscriptions and credits, as other domains may use them.
export { type CreditOf, reserveCredit, returnCredit, spendCredit } from './move-credits.ts'
export { readCreditsLeft, readPlan } from './read-subscription.ts'
export { insertSubscription } from './subscriptions.store.ts'
