import * as contract from '@assay/contracts/invoices'
import * as payments from '@assay/contracts/payments'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  type Invoice,
  invoicesFor,
  listInvoices,
  listInvoicesById,
  listPayments,
  type Payment,
} from '../records/index.ts'
import type { StripeConnection } from '../stripe/index.ts'
import { cancelInvoice, getInvoice, markInvoicePaid, remindOfInvoice } from './act-on-invoice.ts'
import { failPayment, getPayment, retryPayment } from './act-on-payment.ts'
import { drawInvoice, nameOfDocument } from './draw-invoice.ts'
import { presentInvoice, presentPayment } from './invoices.resource.ts'

export function mountInvoices(routes: Routes, { stripe }: { readonly stripe: StripeConnection | null }): void {
  registerEndpoint(routes, contract.listInvoices, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listInvoices(ctx.db, { companyId: whose(ctx, filter.company), state: filter.state, sort, page })
    return { ...found, data: await showInvoices(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getInvoice, async (ctx, { params }) =>
    showInvoice(ctx, await getInvoice(ctx, params.id)),
  )

  registerEndpoint(routes, contract.getInvoiceDocument, async (ctx, { params }) => {
    const invoice = await getInvoice(ctx, params.id)
    return { bytes: await drawInvoice(invoice), name: nameOfDocument(invoice) }
  })

  registerEndpoint(routes, contract.invoiceActions.markPaid, async (ctx, { params, body }) =>
    showInvoice(ctx, await markInvoicePaid(ctx, { id: params.id, paidOn: body.paidOn, method: body.method })),
  )

  registerEndpoint(routes, contract.invoiceActions.creditNote, async (ctx, { params, body }) =>
    showInvoice(ctx, await cancelInvoice(ctx, { id: params.id, reason: body.reason })),
  )

  registerEndpoint(routes, contract.invoiceActions.remind, async (ctx, { params }) =>
    showInvoice(ctx, await remindOfInvoice(ctx, params.id)),
  )

  registerEndpoint(routes, payments.listPayments, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listPayments(ctx.db, { companyId: whose(ctx, filter.company), state: filter.state, sort, page })
    return { ...found, data: await showPayments(ctx, found.data) }
  })

  registerEndpoint(routes, payments.getPayment, async (ctx, { params }) =>
    showPayment(ctx, await getPayment(ctx, params.id)),
  )

  registerEndpoint(routes, payments.paymentActions.retry, async (ctx, { params }) =>
    showPayment(ctx, await retryPayment(ctx, params.id, stripe)),
  )

  registerEndpoint(routes, payments.paymentActions.markFailed, async (ctx, { params, body }) =>
    showPayment(ctx, await failPayment(ctx, { id: params.id, reason: body.reason })),
  )
}

/** Operators may filter by company; others always get their own. */
function whose({ actor }: Context, company: string | undefined): string | null {
  const access = invoicesFor(actor)
  if (access === null) throw new AppError('permission.denied')
  return access.companyId ?? company ?? null
}

async function showInvoices(ctx: Context, invoices: readonly Invoice[]): Promise<Presented[]> {
  const names = await namesOf(ctx, invoices)
  return invoices.map((invoice) =>
    presentInvoice(invoice, { actor: ctx.actor, now: ctx.now(), companyName: names.get(invoice.companyId) ?? '' }),
  )
}

async function showInvoice(ctx: Context, invoice: Invoice): Promise<Presented> {
  const [shown] = await showInvoices(ctx, [invoice])
  return shown as Presented
}

async function showPayments(ctx: Context, found: readonly Payment[]): Promise<Presented[]> {
  const names = await namesOf(ctx, found)
  const invoices = await listInvoicesById(
    ctx.db,
    found.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return found.map((payment) =>
    presentPayment(payment, {
      actor: ctx.actor,
      companyName: names.get(payment.companyId) ?? '',
      invoice: invoices.get(payment.invoiceId ?? ''),
    }),
  )
}

async function showPayment(ctx: Context, payment: Payment): Promise<Presented> {
  const [shown] = await showPayments(ctx, [payment])
  return shown as Presented
}

async function namesOf({ db }: Context, rows: readonly { companyId: string }[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const id of new Set(rows.map(({ companyId }) => companyId)))
    names.set(id, (await findCompany(db, id))?.name ?? '')
  return names
}
