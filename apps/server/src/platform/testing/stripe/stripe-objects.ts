// The objects of Stripe that are used here, as far as they are used.
import type Stripe from 'stripe'

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'name' | 'email' | 'metadata' | 'invoice_settings' | 'address' | 'deleted'
>
export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata' | 'product'
> & { readonly recurring: Pick<NonNullable<Stripe.Price['recurring']>, 'interval' | 'interval_count'> }
export type Rate = Pick<
  Stripe.TaxRate,
  'id' | 'object' | 'active' | 'percentage' | 'metadata' | 'country' | 'display_name'
>
export type Checkout = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'url' | 'customer' | 'subscription' | 'client_reference_id' | 'success_url'
> & { readonly wanted: { readonly price: string; readonly trialDays: number; readonly rates: string[] } }
export type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'quantity' | 'current_period_start' | 'current_period_end'
> & { price: Price }
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'trial_end'
  | 'default_payment_method'
  | 'latest_invoice'
  | 'schedule'
  | 'metadata'
> & { readonly items: { readonly object: 'list'; readonly data: [Item] }; rates: string[] }
type Line = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'description'>
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'number'
  | 'created'
  | 'currency'
  | 'subtotal'
  | 'total'
  | 'attempted'
  | 'hosted_invoice_url'
> & {
  readonly parent: { readonly type: string; readonly subscription_details: { readonly subscription: string } }
  readonly lines: { readonly object: 'list'; readonly data: Line[] }
  readonly total_taxes: Pick<Stripe.Invoice.TotalTax, 'amount'>[]
  readonly status_transitions: { paid_at: number | null }
}
export type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & {
  invoice: string
  created: number
  payment_method: string | null
  latest_charge: { id: string; object: 'charge'; refunded: boolean; payment_intent: string } | null
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'message' | 'type' | 'code'> | null
}
export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & {
  readonly card: { brand: string; last4: string }
}
export type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] }
export type Schedule = Pick<Stripe.SubscriptionSchedule, 'id' | 'object' | 'subscription' | 'end_behavior'> & {
  phases: Phase[]
}

export type Thing = { readonly id: string; readonly object: string }
export type Fields = { readonly [name: string]: unknown }

/** An error as Stripe answers it. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Fields

  constructor(status: number, error: Fields) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}

export const refused = (message: string) => new Refusal(400, { type: 'invalid_request_error', message })
export const declined = () =>
  new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })

export const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false })

export const asInvoicePayment = ({ id, invoice, created, status }: Intent) => ({
  id: `inpay_${id}`,
  object: 'invoice_payment',
  invoice,
  created,
  is_default: true,
  status: status === 'succeeded' ? 'paid' : 'open',
  payment: { type: 'payment_intent', payment_intent: id },
})
