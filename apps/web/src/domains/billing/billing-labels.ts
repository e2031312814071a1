import type { InvoiceState } from '@assay/contracts/invoices'
import type { PaymentState } from '@assay/contracts/payments'
import type { SubscriptionState } from '@assay/contracts/subscriptions'
import type { BadgeTone } from '@assay/ui/badge'
import { formatCount } from '../../platform/format.ts'
import type { Invoice, Plan } from './billing.queries.ts'

interface Labeled {
  readonly label: string
  readonly tone: BadgeTone
}

export const planStates: Readonly<Record<SubscriptionState, Labeled>> = {
  incomplete: { label: 'Payment started', tone: 'waiting' },
  incompleteExpired: { label: 'Payment not finished', tone: 'late' },
  trialing: { label: 'Free trial', tone: 'active' },
  active: { label: 'Active', tone: 'active' },
  paused: { label: 'Awaiting payment', tone: 'late' },
  pastDue: { label: 'Past due', tone: 'late' },
  unpaid: { label: 'Unpaid', tone: 'late' },
  canceled: { label: 'Ended', tone: 'plain' },
}

/** In the order of the filter. */
export const invoiceStates: Readonly<Record<InvoiceState, Labeled>> = {
  open: { label: 'Open', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'active' },
  credited: { label: 'Cancelled', tone: 'plain' },
}

export function invoiceState({ state, kind, isOverdue }: Invoice): Labeled {
  if (kind === 'creditNote') return { label: 'Credit note', tone: 'plain' }
  return isOverdue ? { label: 'Overdue', tone: 'late' } : invoiceStates[state]
}

export const paymentStates: Readonly<Record<PaymentState, Labeled>> = {
  requested: { label: 'Requested', tone: 'waiting' },
  succeeded: { label: 'Succeeded', tone: 'active' },
  failed: { label: 'Failed', tone: 'failed' },
  refunded: { label: 'Refunded', tone: 'plain' },
}

/** What a plan contains, one line each. */
export function limitsOf({ seats, contactCredits, searchesPerDay, historyDays }: Plan): readonly string[] {
  return [
    seats === null ? 'Unlimited seats' : formatCount(seats, 'seat'),
    contactCredits === null
      ? 'Unlimited contact requests'
      : `${formatCount(contactCredits, 'contact credit')} per period`,
    `${searchesPerDay.toLocaleString('en')} searches per person per day`,
    historyDays === null ? 'Unlimited search history' : `${formatCount(historyDays, 'day')} of search history`,
  ]
}
