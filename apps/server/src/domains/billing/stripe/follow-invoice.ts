import type { PaymentState } from '@assay/contracts/payments'
import type Stripe from 'stripe'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  findInfoByCustomer,
  findPaymentByRef,
  insertPayment,
  lockSubscription,
  mayFollowPayments,
  type Payment,
  paymentMoved,
  updatePayment,
} from '../records/index.ts'
import { methodWords } from './read-at-stripe.ts'
import { asking, instantOf, refOf, type StripeConnection } from './stripe-connection.ts'

interface ChargeAtStripe {
  readonly state: PaymentState
  readonly method: string | null
  readonly failure: string | null
  readonly settledAt: Date | null
}

/** Keeps the payment of an invoice that Stripe wrote as it is there. Returns the subscription that it belongs to. */
export async function followInvoice(ctx: Context, stripe: StripeConnection, ref: string): Promise<string | null> {
  assertAllowed(mayFollowPayments(ctx.actor))
  return ctx.transaction(async (tx) => {
    const first = await readInvoice(stripe, ref)
    const info = await findInfoByCustomer(tx, refOf(first.customer) ?? '')
    if (info === null) return null
    const at = ctx.now()
    await lockSubscription(tx, info.companyId, at)
    // Again, now that no concurrent write can overwrite it.
    const invoice = await readInvoice(stripe, ref)
    if (invoice.status !== 'draft' && invoice.total > 0) {
      const charge = await readCharge(stripe, invoice, at)
      await keep(tx, { invoice, companyId: info.companyId, charge, at })
    }
    return refOf(invoice.parent?.subscription_details?.subscription)
  })
}

const readInvoice = ({ sdk }: StripeConnection, ref: string) =>
  asking(() => sdk.invoices.retrieve(ref, { expand: ['payments'] }))

async function readCharge({ sdk }: StripeConnection, invoice: Stripe.Invoice, at: Date): Promise<ChargeAtStripe> {
  const tried = invoice.payments?.data ?? []
  const [latest] = [...tried].sort((one, other) => other.created - one.created)
  const intentRef = refOf(latest?.payment.payment_intent)
  const intent =
    intentRef === null
      ? null
      : await asking(() => sdk.paymentIntents.retrieve(intentRef, { expand: ['payment_method', 'latest_charge'] }))
  const method = methodIn(intent)
  if (invoice.status === 'paid') {
    const isRefunded = typeof intent?.latest_charge === 'object' && intent.latest_charge?.refunded === true
    const paidAt = invoice.status_transitions.paid_at
    return {
      state: isRefunded ? 'refunded' : 'succeeded',
      method,
      failure: null,
      settledAt: paidAt === null ? at : instantOf(paidAt),
    }
  }
  const ended = ENDED[invoice.status ?? '']
  if (ended !== undefined) return { state: 'failed', method, failure: ended, settledAt: at }
  const error = intent?.last_payment_error ?? null
  if (error === null) return { state: 'requested', method, failure: null, settledAt: null }
  return { state: 'failed', method, failure: error.message ?? 'The payment was declined.', settledAt: at }
}

const ENDED: Readonly<Record<string, string>> = {
  void: 'The invoice was cancelled.',
  uncollectible: 'The invoice was written off.',
}

function methodIn(intent: Stripe.PaymentIntent | null): string | null {
  const used = intent?.payment_method ?? intent?.last_payment_error?.payment_method ?? null
  return used === null || typeof used === 'string' ? null : methodWords(used)
}

interface Kept {
  readonly invoice: Stripe.Invoice
  readonly companyId: string
  readonly charge: ChargeAtStripe
  readonly at: Date
}

async function keep(tx: Tx, { invoice, companyId, charge, at }: Kept): Promise<void> {
  const before = await findPaymentByRef(tx, invoice.id)
  if (before === null) {
    const requestedAt = instantOf(invoice.created)
    const asked = await insertPayment(tx, {
      id: newId(at.getTime()),
      companyId,
      amountMinor: invoice.total,
      currency: invoice.currency.toUpperCase(),
      provider: 'stripe',
      providerRef: invoice.id,
      documentNumber: invoice.number,
      documentUrl: invoice.hosted_invoice_url ?? null,
      ...charge,
      requestedAt,
      createdAt: at,
      updatedAt: at,
    })
    tx.record(paymentMoved(VERB[charge.state], asked))
    return
  }
  if (before.state === charge.state && before.failure === charge.failure && before.method === charge.method) return
  const { state, method, failure } = charge
  const settledAt = before.state === state ? before.settledAt : charge.settledAt
  const after = await updatePayment(tx, before.id, { state, method, failure, settledAt }, at)
  tx.record(paymentMoved(VERB[state], after))
}

const VERB: Readonly<Record<Payment['state'], 'ask' | 'succeed' | 'fail' | 'refund'>> = {
  requested: 'ask',
  succeeded: 'succeed',
  failed: 'fail',
  refunded: 'refund',
}
