import type { SubscriptionState } from '@assay/contracts/subscriptions'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Invoice, Payment } from './invoices.store.ts'
import type { BillingInfo, BillingSettings } from './plans.store.ts'
import type { Subscription } from './subscriptions.store.ts'

const brief = ({ planId, interval, state, priceMinor, currency, cancelAtPeriodEnd, pendingPlanKey }: Subscription) => ({
  planId,
  interval,
  state,
  priceMinor,
  currency,
  cancelAtPeriodEnd,
  pendingPlanKey,
})

export const subscriptionChanged = (before: Subscription, after: Subscription): DomainEvent => ({
  name: 'subscriptionChanged',
  tenantId: after.companyId,
  verb: 'subscription.change',
  target: { type: 'subscriptions', id: after.companyId },
  before: brief(before),
  after: brief(after),
})

const VERB: Readonly<Record<SubscriptionState, string>> = {
  incomplete: 'begin',
  incompleteExpired: 'giveUp',
  trialing: 'try',
  active: 'activate',
  paused: 'pause',
  pastDue: 'fallDue',
  unpaid: 'stop',
  canceled: 'end',
}

/** `isPassing`: another move follows immediately, so this one is not announced. */
export const subscriptionMoved = (before: Subscription, after: Subscription, isPassing = false): DomainEvent => ({
  name: 'subscriptionMoved',
  tenantId: after.companyId,
  verb: `subscription.${VERB[after.state]}`,
  target: { type: 'subscriptions', id: after.companyId },
  before: brief(before),
  after: brief(after),
  payload: { isPassing, providerRef: before.provider === 'stripe' ? before.providerRef : null },
})

export const paymentReminded = (subscription: Subscription, invoice: Invoice): DomainEvent => ({
  name: 'paymentReminded',
  tenantId: subscription.companyId,
  verb: 'invoice.remind',
  target: { type: 'invoices', id: invoice.id },
  after: { number: invoice.number, reminder: subscription.reminders },
})

export const invoiceIssued = (invoice: Invoice): DomainEvent => ({
  name: 'invoiceIssued',
  tenantId: invoice.companyId,
  verb: invoice.kind === 'invoice' ? 'invoice.issue' : 'invoice.credit',
  target: { type: 'invoices', id: invoice.id },
  after: {
    number: invoice.number,
    totalMinor: invoice.totalMinor,
    currency: invoice.currency,
    ...(invoice.reason === null ? {} : { reason: invoice.reason }),
  },
})

export const invoicePaid = (invoice: Invoice): DomainEvent => ({
  name: 'invoicePaid',
  tenantId: invoice.companyId,
  verb: 'invoice.pay',
  target: { type: 'invoices', id: invoice.id },
  after: { number: invoice.number, totalMinor: invoice.totalMinor, currency: invoice.currency },
})

/** A charge that failed at the payment provider. */
export const chargeReminded = (subscription: Subscription, payment: Payment): DomainEvent => ({
  name: 'chargeReminded',
  tenantId: subscription.companyId,
  verb: 'payment.remind',
  target: { type: 'payments', id: payment.id },
  after: { number: payment.documentNumber, reminder: subscription.reminders },
})

type PaymentVerb = 'ask' | 'succeed' | 'retry' | 'fail' | 'refund'

export const paymentMoved = (verb: PaymentVerb, payment: Payment): DomainEvent => ({
  name: 'paymentMoved',
  tenantId: payment.companyId,
  verb: `payment.${verb}`,
  target: { type: 'payments', id: payment.id },
  after: { state: payment.state, ...(payment.failure === null ? {} : { failure: payment.failure }) },
})

export const billingInfoSaved = (info: BillingInfo): DomainEvent => ({
  name: 'billingInfoSaved',
  tenantId: info.companyId,
  verb: 'billing.saveDetails',
  target: { type: 'billing-infos', id: info.companyId },
  after: { country: info.address.country, currency: info.currency, recipients: info.invoiceEmails.length },
})

/** The company is known to the payment provider from now on. */
export const customerOpened = (companyId: string): DomainEvent => ({
  name: 'customerOpened',
  tenantId: companyId,
  verb: 'billing.openCustomer',
  target: { type: 'billing-infos', id: companyId },
})

export const billingSettingsSaved = (before: BillingSettings, after: BillingSettings): DomainEvent => ({
  name: 'billingSettingsSaved',
  tenantId: null,
  verb: 'billing.saveSettings',
  target: { type: 'billing-settings', id: after.id },
  before: { isOn: before.isOn, legalName: before.legalName, taxBasisPoints: before.taxBasisPoints },
  after: { isOn: after.isOn, legalName: after.legalName, taxBasisPoints: after.taxBasisPoints },
})
