import type { Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { addDays, dayOf } from '../../../platform/time/days.ts'
import {
  addressLines,
  type BillingInfo,
  type BillingSettings,
  findBillingInfo,
  type Invoice,
  type InvoiceLine,
  insertInvoice,
  insertPayment,
  invoiceIssued,
  readSettings,
  takeSequence,
  taxIdLabel,
  taxOn,
} from '../records/index.ts'

export interface NewInvoice {
  readonly companyId: string
  readonly purpose: Invoice['purpose']
  readonly currency: string
  readonly lines: readonly InvoiceLine[]
  /** Of a renewal: the period that it pays. */
  readonly periodStart?: Date
  readonly at: Date
}

/** Issues an invoice and requests its payment. */
export async function issueInvoice(tx: Tx, wanted: NewInvoice): Promise<Invoice> {
  const { companyId, purpose, currency, lines, at } = wanted
  const { settings, info } = await partiesOf(tx, companyId)
  const netMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const tax = taxOn(netMinor, taxPartiesOf(settings, info))
  const issuedOn = dayOf(at)
  const invoice = await insertInvoice(tx, {
    id: newId(at.getTime()),
    companyId,
    ...(await numberFor(tx, settings, issuedOn)),
    kind: 'invoice',
    purpose,
    state: 'open',
    issuedOn,
    currency,
    netMinor,
    dueOn: addDays(issuedOn, settings.paymentDays),
    periodStart: wanted.periodStart ?? null,
    taxMinor: tax.taxMinor,
    totalMinor: netMinor + tax.taxMinor,
    taxBasisPoints: tax.basisPoints,
    taxNote: tax.note,
    seller: sellerOf(settings),
    buyer: {
      legalName: info.legalName,
      lines: addressLines(info.address),
      taxId: withLabel(info.address.country, info.taxId),
    },
    lines,
    poNumber: info.poNumber,
    paymentInstructions: settings.paymentInstructions,
    createdAt: at,
    updatedAt: at,
  })
  await insertPayment(tx, {
    id: newId(at.getTime()),
    companyId,
    invoiceId: invoice.id,
    amountMinor: invoice.totalMinor,
    currency,
    provider: 'manual',
    state: 'requested',
    requestedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  tx.record(invoiceIssued(invoice))
  return invoice
}

/** The opposite of an invoice, with a separate number. */
export async function issueCreditNote(
  tx: Tx,
  invoice: Invoice,
  { reason, at }: { reason: string; at: Date },
): Promise<Invoice> {
  const settings = await readSettings(tx)
  const issuedOn = dayOf(at)
  const { issuer, taxBasisPoints, taxNote, seller, buyer, currency, companyId, purpose, poNumber } = invoice
  const note = await insertInvoice(tx, {
    id: newId(at.getTime()),
    ...(await numberFor(tx, settings, issuedOn, issuer)),
    companyId,
    purpose,
    taxBasisPoints,
    taxNote,
    seller,
    buyer,
    currency,
    poNumber,
    reason,
    kind: 'creditNote',
    state: 'paid',
    issuedOn,
    dueOn: issuedOn,
    netMinor: -invoice.netMinor,
    taxMinor: -invoice.taxMinor,
    totalMinor: -invoice.totalMinor,
    lines: [{ text: `Cancels invoice ${invoice.number} of ${invoice.issuedOn}`, amountMinor: -invoice.netMinor }],
    createdAt: at,
    updatedAt: at,
  })
  tx.record(invoiceIssued(note))
  return note
}

/** The issuer and the recipient of an invoice. Throws `billing.info-missing` without a billing address. */
export async function partiesOf(tx: Tx, companyId: string): Promise<{ settings: BillingSettings; info: BillingInfo }> {
  const settings = await readSettings(tx)
  const info = await findBillingInfo(tx, companyId)
  if (info === null)
    throw new AppError('billing.info-missing', {
      detail: 'Enter your billing address first. It’s needed for the invoice.',
    })
  return { settings, info }
}

export const taxPartiesOf = (settings: BillingSettings, info: Pick<BillingInfo, 'address' | 'taxId'>) => ({
  seller: { country: settings.address?.country ?? '', taxBasisPoints: settings.taxBasisPoints },
  buyer: { country: info.address.country, taxId: info.taxId },
})

const sellerOf = ({ legalName, address, taxId }: BillingSettings) => ({
  legalName,
  lines: address === null ? [] : addressLines(address),
  taxId: address === null ? taxId : withLabel(address.country, taxId),
})

const withLabel = (country: string, taxId: string | null): string | null =>
  taxId === null ? null : `${taxIdLabel(country)} ${taxId}`

/** The issuer is the legal person: a new name or tax id starts a new sequence of numbers. */
const issuerOf = ({ legalName, taxId }: BillingSettings): string => `${legalName}/${taxId ?? ''}`

async function numberFor(tx: Tx, settings: BillingSettings, issuedOn: string, issuer = issuerOf(settings)) {
  const year = Number(issuedOn.slice(0, 4))
  const sequence = await takeSequence(tx, issuer, year)
  return { issuer, year, sequence, number: `${settings.invoicePrefix}${year}-${String(sequence).padStart(5, '0')}` }
}
