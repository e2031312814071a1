import {
  findInvoice,
  findPayment,
  followPaymentMessage,
  mailFailedCharge,
  mailInvoice,
  type StripeConnection,
  stopAtStripe,
  updateCustomer,
} from '../domains/billing/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { notifyOn, type Wording } from './notify-on.ts'

const WHO = { permission: 'billing.manage' } as const

const TITLES: Readonly<Record<string, readonly [title: string, body: string]>> = {
  active: ['Your plan is active', 'Its seats, credits and searches are available from now on.'],
  trialing: ['Your free trial has started', 'If you cancel before it ends, you pay nothing.'],
  incompleteExpired: ['Your payment wasn’t completed', 'Nothing was charged. You can choose the plan again.'],
  paused: ['Your free trial has ended', 'The plan starts once the invoice is paid. Your data stays.'],
  pastDue: ['An invoice is overdue', 'If it isn’t paid within 7 days, you can’t send contact requests until it is.'],
  unpaid: [
    'Contact requests have stopped',
    'You can send them again once the overdue invoice is paid. You can still read and export everything.',
  ],
  canceled: ['Your plan has ended', 'You’re on the free plan and can read and export everything.'],
}

/** Notifies the people who pay of the outcome for the plan. */
async function subscriptionMovedNotice(_ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const [title, body] = TITLES[String(event.after?.['state'])] ?? []
  if (title === undefined || event.payload?.['isPassing'] === true) return null
  return { kind: 'planChanged', who: WHO, except: null, title, body: body ?? null, link: '/account/plans' }
}

async function paymentRemindedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const invoice = await findInvoice(ctx.db, event.target.id)
  if (invoice?.state !== 'open') return null
  return {
    kind: 'invoiceOverdue',
    who: WHO,
    except: null,
    title: `Invoice ${invoice.number} is still unpaid`,
    link: '/account/billing',
  }
}

async function chargeRemindedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const payment = await findPayment(ctx.db, event.target.id)
  if (payment?.state !== 'failed') return null
  const named = payment.documentNumber === null ? 'your invoice' : `invoice ${payment.documentNumber}`
  return {
    kind: 'invoiceOverdue',
    who: WHO,
    except: null,
    title: `The payment for ${named} failed`,
    body: payment.failure,
    link: '/account/payments',
  }
}

/** A plan that ended here ends where it is paid; one that ended there is left as it is. */
const endAtProvider =
  (stripe: StripeConnection | null): Effect =>
  async (_ctx, { after, payload }) => {
    const ref = payload?.['providerRef']
    if (after?.['state'] === 'canceled' && typeof ref === 'string') await stopAtStripe(stripe, ref)
  }

export function billingReactions({
  mailer,
  appUrl,
  stripe,
}: {
  readonly mailer: Mailer
  readonly appUrl: string
  readonly stripe: StripeConnection | null
}): Readonly<Record<string, Readonly<Record<string, Effect>>>> {
  return {
    invoiceIssued: {
      mailInvoice: (ctx, { target }) => mailInvoice(ctx, { invoiceId: target.id, mailer, appUrl, reminder: null }),
    },
    paymentReminded: {
      mailReminder: (ctx, { target, at }) =>
        mailInvoice(ctx, { invoiceId: target.id, mailer, appUrl, reminder: at.slice(0, 10) }),
      notifyOfReminder: notifyOn(paymentRemindedNotice),
    },
    chargeReminded: {
      mailFailedCharge: (ctx, { target, at }) =>
        mailFailedCharge(ctx, { paymentId: target.id, mailer, appUrl, reminder: at.slice(0, 10) }),
      notifyOfFailedCharge: notifyOn(chargeRemindedNotice),
    },
    subscriptionMoved: { notifyOfPlan: notifyOn(subscriptionMovedNotice), endAtProvider: endAtProvider(stripe) },
    billingInfoSaved: { updateCustomer: (ctx, { target }) => updateCustomer(ctx, stripe, target.id) },
    providerEventReceived: { followProvider: (ctx, event) => followPaymentMessage(ctx, stripe, event) },
  }
}
