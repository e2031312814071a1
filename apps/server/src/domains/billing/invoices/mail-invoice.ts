import { formatMoney } from '@assay/contracts/amounts'
import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { say } from '../../../platform/mail-writing/mail-content.ts'
import { findBillingInfo, findInvoice, type Invoice } from '../records/index.ts'
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
      text: [`The credit note over ${totalOf(invoice)} is attached. ${reason ?? ''}`.trim()],
    }
  const how = paymentInstructions === null ? [] : [paymentInstructions]
  return {
    subject: `Invoice ${number} from ${seller.legalName}`,
    text: [
      `The invoice over ${totalOf(invoice)} is attached. Please pay it by ${formatDay(dueOn)} and name the number ${number}.`,
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
      `Invoice ${number} over ${totalOf(invoice)} was due on ${formatDay(dueOn)}, and we have not received the money yet. It is attached again. If you have paid in the meantime, you don’t need to do anything.`,
      ...how,
    ],
  }
}
