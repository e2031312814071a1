// On which plan, and what is owed? What other domains may ask of billing.
export { type CreditOf, reserveCredit, returnCredit, spendCredit } from './move-credits.ts'
export { readCreditsLeft } from './read-subscription.ts'
export { insertSubscription } from './subscriptions.store.ts'
