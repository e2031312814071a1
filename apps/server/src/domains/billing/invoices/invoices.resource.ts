import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { type Invoice, mayManageBilling, mayOperateBilling, type Payment } from '../records/index.ts'

interface Around {
  readonly actor: Actor
  readonly now: Date
  readonly companyName: string
}

export function presentInvoice(invoice: Invoice, { actor, now, companyName }: Around): Presented {
  const { state, kind, dueOn } = invoice
  const isOpen = state === 'open'
  const operates = mayOperateBilling(actor) && kind === 'invoice'
  return {
    type: 'invoices',
    id: invoice.id,
    attributes: {
      number: invoice.number,
      kind,
      state,
      companyName,
      issuedOn: invoice.issuedOn,
      dueOn,
      currency: invoice.currency,
      netMinor: invoice.netMinor,
      taxMinor: invoice.taxMinor,
      totalMinor: invoice.totalMinor,
      taxPercent: invoice.taxBasisPoints / 100,
      taxNote: invoice.taxNote,
      seller: invoice.seller,
      buyer: invoice.buyer,
      lines: invoice.lines,
      poNumber: invoice.poNumber,
      reason: invoice.reason,
      isOverdue: isOpen && dueOn < dayOf(now),
      mayDo: operates
        ? [
            ...(isOpen ? ['markPaid'] : []),
            ...(state === 'credited' ? [] : ['creditNote']),
            ...(isOpen ? ['remind'] : []),
          ]
        : [],
      version: invoice.version,
      createdAt: invoice.createdAt,
      updatedAt: invoice.updatedAt,
    },
    relationships: {
      company: { type: 'companies', id: invoice.companyId },
      creditedBy: invoice.creditedById === null ? null : { type: 'invoices', id: invoice.creditedById },
    },
  }
}

export function presentPayment(
  payment: Payment,
  { actor, companyName, invoice }: Omit<Around, 'now'> & { readonly invoice: Invoice | undefined },
): Presented {
  const { state } = payment
  const isOpen = payment.provider === 'stripe' || invoice?.state === 'open'
  const mayRetry = state === 'failed' && isOpen && (mayManageBilling(actor) || mayOperateBilling(actor))
  return {
    type: 'payments',
    id: payment.id,
    attributes: {
      state,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      provider: payment.provider,
      method: payment.method,
      failure: payment.failure,
      companyName,
      invoiceNumber: invoice?.number ?? payment.documentNumber,
      documentUrl: payment.documentUrl,
      requestedAt: payment.requestedAt,
      settledAt: payment.settledAt,
      mayDo: [
        ...(mayRetry ? ['retry'] : []),
        ...(state === 'requested' && payment.provider === 'manual' && mayOperateBilling(actor) ? ['markFailed'] : []),
      ],
      version: payment.version,
      createdAt: payment.createdAt,
      updatedAt: payment.updatedAt,
    },
    relationships: {
      company: { type: 'companies', id: payment.companyId },
      invoice: payment.invoiceId === null ? null : { type: 'invoices', id: payment.invoiceId },
    },
  }
}
