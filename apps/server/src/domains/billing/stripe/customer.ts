import type Stripe from 'stripe'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  type BillingInfo,
  type BillingSettings,
  customerOpened,
  findBillingInfo,
  lockBillingInfo,
  mayManageBilling,
  readSettings,
  taxIdLabel,
  taxOn,
  updateBillingInfo,
} from '../records/index.ts'
import { asking, type StripeConnection } from './stripe-connection.ts'

/** The company as a customer of Stripe; made when it first pays there. */
export async function customerAtStripe(ctx: Context, stripe: StripeConnection, companyId: string): Promise<string> {
  assertAllowed(mayManageBilling(ctx.actor))
  const info = await findBillingInfo(ctx.db, companyId)
  if (info === null)
    throw new AppError('billing.info-missing', {
      detail: 'Enter your billing address first. It’s needed for the invoice.',
    })
  if (info.providerCustomerRef !== null) return info.providerCustomerRef
  const fields = customerFields(info, await readSettings(ctx.db))
  const made = await asking(() =>
    stripe.sdk.customers.create(
      { ...fields, metadata: { assay_company: companyId } },
      { idempotencyKey: `assay_customer_${companyId}_${info.version}` },
    ),
  )
  return ctx.transaction(async (tx) => {
    const locked = await lockBillingInfo(tx, companyId)
    if (locked?.providerCustomerRef) return locked.providerCustomerRef
    await updateBillingInfo(tx, { companyId, providerCustomerRef: made.id }, ctx.now())
    tx.record(customerOpened(companyId))
    return made.id
  })
}

/** Changed company details appear on the next invoices. */
export async function updateCustomer(ctx: Context, stripe: StripeConnection | null, companyId: string): Promise<void> {
  const info = await findBillingInfo(ctx.db, companyId)
  const ref = info?.providerCustomerRef ?? null
  if (stripe === null || info === null || ref === null) return
  const fields = customerFields(info, await readSettings(ctx.db))
  await asking(() => stripe.sdk.customers.update(ref, fields))
}

/** The tax id is written on invoices as text: Stripe would refuse a form that it does not know. */
function customerFields(info: BillingInfo, settings: BillingSettings): Stripe.CustomerUpdateParams {
  const { line1, line2, city, region, postalCode, country } = info.address
  const tax = taxOn(0, {
    seller: { country: settings.address?.country ?? '', taxBasisPoints: settings.taxBasisPoints },
    buyer: { country, taxId: info.taxId },
  })
  const noted = [
    ...(info.taxId === null ? [] : [{ name: taxIdLabel(country), value: info.taxId }]),
    ...(info.poNumber === null ? [] : [{ name: 'PO number', value: info.poNumber }]),
  ]
  return {
    name: info.legalName,
    email: info.invoiceEmails[0] ?? '',
    address: {
      line1,
      line2: line2 ?? '',
      city,
      state: region ?? '',
      postal_code: postalCode ?? '',
      country,
    },
    invoice_settings: { custom_fields: noted.length === 0 ? '' : noted, footer: tax.note ?? '' },
  }
}
