// Invoices and payments, as the other parts of billing and the domains above may use them.
export { markInvoicePaid } from './act-on-invoice.ts'
export { issueInvoice, partiesOf, taxPartiesOf } from './issue-invoice.ts'
export { mailFailedCharge, mailInvoice } from './mail-invoice.ts'
export { creditInvoice, settleInvoice } from './settle-invoice.ts'
