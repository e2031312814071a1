import { formatMoney } from '@assay/contracts/amounts'
import { drawTable } from '../../../platform/letters/draw-table.ts'
import type { Invoice } from '../records/index.ts'

/** The invoice as PDF. The same invoice gives the same bytes. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { seller, buyer, number, kind, issuedOn, dueOn, poNumber, currency, taxBasisPoints } = invoice
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, { display: 'code', exact: true })
  const isInvoice = kind === 'invoice'
  const facts: [string, string][] = [
    [isInvoice ? 'Invoice no.' : 'Credit note no.', number],
    ['Date', formatDay(issuedOn)],
    ...(isInvoice ? ([['Due', formatDay(dueOn)]] as [string, string][]) : []),
    ...(poNumber === null ? [] : ([['Your PO number', poNumber]] as [string, string][])),
  ]
  const tax = taxBasisPoints === 0 ? 'Tax (0%)' : `Tax (${taxBasisPoints / 100}%)`
  return drawTable({
    title: isInvoice ? 'Invoice' : 'Credit note',
    from: { name: seller.legalName, lines: [...seller.lines, ...(seller.taxId === null ? [] : [seller.taxId])] },
    to: { name: buyer.legalName, lines: [...buyer.lines, ...(buyer.taxId === null ? [] : [buyer.taxId])] },
    facts,
    rows: invoice.lines.map(({ text, amountMinor }) => [text, money(amountMinor)]),
    sums: [
      ['Net', money(invoice.netMinor)],
      [tax, money(invoice.taxMinor)],
      ['Total', money(invoice.totalMinor)],
    ],
    notes: [invoice.taxNote, invoice.reason === null ? null : `Reason: ${invoice.reason}`, invoice.paymentInstructions],
    foot: `${seller.legalName} · ${number}`,
    at: invoice.createdAt,
  })
}

export const nameOfDocument = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`

export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}
