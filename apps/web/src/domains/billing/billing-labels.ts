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
  incomplete: { label: 'Payment started', tone: 'warn' },
  incompleteExpired: { label: 'Payment not finished', tone: 'warn' },
  trialing: { label: 'Free trial', tone: 'accent' },
  active: { label: 'Active', tone: 'accent' },
  paused: { label: 'Awaiting payment', tone: 'warn' },
  pastDue: { label: 'Past due', tone: 'danger' },
  unpaid: { label: 'Unpaid', tone: 'danger' },
  canceled: { label: 'Ended', tone: 'plain' },
}

const invoiceStates: Readonly<Record<InvoiceState, Labeled>> = {
  open: { label: 'Open', tone: 'warn' },
  paid: { label: 'Paid', tone: 'accent' },
  credited: { label: 'Cancelled', tone: 'plain' },
}

export function invoiceState({ state, kind, isOverdue }: Invoice): Labeled {
  if (kind === 'creditNote') return { label: 'Credit note', tone: 'plain' }
  return isOverdue ? { label: 'Overdue', tone: 'danger' } : invoiceStates[state]
}

export const paymentStates: Readonly<Record<PaymentState, Labeled>> = {
  requested: { label: 'Requested', tone: 'warn' },
  succeeded: { label: 'Succeeded', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
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
    historyDays === null ? 'Unlimited search history' : `Search history of ${formatCount(historyDays, 'day')}`,
  ]
}
