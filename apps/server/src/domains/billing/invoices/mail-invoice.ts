import { formatMoney } from '@assay/contracts/amounts'
import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { say } from '../../../platform/mail-writing/mail-content.ts'
import { findBillingInfo, findInvoice, findPayment, type Invoice, readSettings } from '../records/index.ts'
import { drawInvoice, formatDay, nameOfDocument } from './draw-invoice.ts'

interface MailWanted {
  readonly invoiceId: string
  readonly mailer: Mailer
  readonly appUrl: string
  /** null: the invoice itself; otherwise the number of the reminder. */
  readonly reminder: string | null
}

/** Mails an invoice, or a reminder of it, to everyone who gets the company’s invoices. */
export async function mailInvoice(ctx: Context, { invoiceId, mailer, appUrl, reminder }: MailWanted): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId)
  if (invoice === null || (reminder !== null && invoice.state !== 'open')) return
  const info = await findBillingInfo(ctx.db, invoice.companyId)
  const words = reminder === null ? issuedWords(invoice) : reminderWords(invoice)
  for (const [place, to] of (info?.invoiceEmails ?? []).entries())
    await deliverMail(ctx, mailer, {
      key: `invoice/${invoice.id}/${reminder ?? 'issued'}/${place}`,
      to,
      subject: words.subject,
      content: {
        greeting: 'Hello,',
        before: words.text.map(say),
        button: { label: 'View invoices', address: `${appUrl}/account/billing` },
        foot: invoice.seller.legalName,
      },
      attachments: [
        {
          filename: nameOfDocument(invoice),
          contentType: 'application/pdf',
          content: await drawInvoice(invoice),
        },
      ],
    })
}

const totalOf = ({ totalMinor, currency }: Invoice): string =>
  formatMoney({ amountMinor: Math.abs(totalMinor), currency }, { display: 'code', exact: true })

function issuedWords(invoice: Invoice) {
  const { number, dueOn, kind, seller, paymentInstructions, reason } = invoice
  if (kind === 'creditNote')
    return {
      subject: `Credit note ${number} from ${seller.legalName}`,
      text: [`The credit note for ${totalOf(invoice)} is attached. ${reason ?? ''}`.trim()],
    }
  const how = paymentInstructions === null ? [] : [paymentInstructions]
  return {
    subject: `Invoice ${number} from ${seller.legalName}`,
    text: [
      `The invoice for ${totalOf(invoice)} is attached. Please pay it by ${formatDay(dueOn)} and include the invoice number ${number}.`,
      ...how,
    ],
  }
}

function reminderWords(invoice: Invoice) {
  const { number, dueOn, seller, paymentInstructions } = invoice
  const how = paymentInstructions === null ? [] : [paymentInstructions]
  return {
    subject: `Reminder: invoice ${number} from ${seller.legalName}`,
    text: [
      `Invoice ${number} for ${totalOf(invoice)} was due on ${formatDay(dueOn)}, and we haven’t received your payment yet. The invoice is attached again. If you’ve paid in the meantime, you don’t need to do anything.`,
      ...how,
    ],
  }
}

/** Mails everyone who gets the company’s invoices that a charge failed. Stripe wrote the invoice, and shows it. */
export async function mailFailedCharge(
  ctx: Context,
  { paymentId, mailer, appUrl, reminder }: { paymentId: string; mailer: Mailer; appUrl: string; reminder: string },
): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId)
  if (payment?.state !== 'failed') return
  const { companyId, documentNumber, amountMinor, currency, failure } = payment
  const { legalName } = await readSettings(ctx.db)
  const info = await findBillingInfo(ctx.db, companyId)
  const sum = formatMoney({ amountMinor, currency }, { display: 'code', exact: true })
  const named = documentNumber === null ? 'your invoice' : `invoice ${documentNumber}`
  for (const [place, to] of (info?.invoiceEmails ?? []).entries())
    await deliverMail(ctx, mailer, {
      key: `charge/${paymentId}/${reminder}/${place}`,
      to,
      subject: `The payment for ${named} failed`,
      content: {
        greeting: 'Hello,',
        before: [
          say(`We couldn’t charge ${sum} for ${named}. ${failure ?? ''}`.trim()),
          say('Please try again or use another card.'),
        ],
        button: { label: 'Go to payments', address: `${appUrl}/account/payments` },
        foot: legalName,
      },
    })
}
