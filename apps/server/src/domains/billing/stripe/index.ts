// Stripe as the payment provider: its pages, its messages, and what follows from them here.
export {
  asOfPreview,
  type Bought,
  changeAtStripe,
  chargeAgain,
  endAtStripe,
  previewAtStripe,
  runningAt,
  stopAtStripe,
} from './change-at-stripe.ts'
export { updateCustomer } from './customer.ts'
export { followMessage, refreshAllFromStripe, refreshFromStripe } from './receive-message.ts'
export { openStripe, type StripeConnection } from './stripe-connection.ts'
