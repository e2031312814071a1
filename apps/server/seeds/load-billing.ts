// Plans and invoices of the demo, bought and paid through the regular steps.
import {
  advanceSubscriptions,
  changePlan,
  listInvoices,
  markInvoicePaid,
  readBillingSettings,
  saveBillingInfo,
  saveBillingSettings,
} from '../src/domains/billing/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const OPERATOR = 'admin@assay.test'
/** The last period began so many days ago, and is some 30 days long. */
const BOUGHT = 84

const buyers = [
  {
    name: 'Acme',
    owner: 'owner@acme.test',
    details: {
      legalName: 'Acme Software GmbH',
      address: place('Lindenstraße 14', 'Berlin', '10969', 'DE'),
      taxId: 'DE136695976',
      invoiceEmails: ['books@acme.test'],
      poNumber: 'PO-2026-114',
      currency: 'EUR',
    },
    // The last one is still unpaid.
    unpaid: true,
  },
  {
    name: 'Globex',
    owner: 'owner@globex.test',
    details: {
      legalName: 'Globex Corporation',
      address: { ...place('220 Mercer Street', 'New York', '10012', 'US'), region: 'NY' },
      taxId: '12-3456789',
      invoiceEmails: ['ap@globex.test'],
      poNumber: null,
      currency: 'USD',
    },
    unpaid: false,
  },
] as const

export async function loadBilling(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const { db } = clockOnDay(parts, 0)
  const { id } = await readBillingSettings(db)
  await saveBillingSettings(await contextOnDay(parts, tenants, { email: OPERATOR, daysAgo: BOUGHT + 1 }), {
    id,
    version: null,
    isOn: true,
    legalName: 'Assay Demo GmbH',
    address: place('Torstraße 1', 'Berlin', '10119', 'DE'),
    taxId: 'DE811569869',
    contactEmail: 'billing@assay.test',
    taxPercent: 19,
    invoicePrefix: 'AS-',
    paymentDays: 14,
    guaranteeDays: 14,
    paymentInstructions: 'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX. Please include the invoice number.',
  })
  for (const buyer of buyers) {
    const company = await findCompanyByName(db, buyer.name)
    if (company === null) continue
    const { currency } = buyer.details
    const owner = await contextOnDay(parts, tenants, { email: buyer.owner, daysAgo: BOUGHT })
    await saveBillingInfo(owner, { ...buyer.details, invoiceEmails: [...buyer.details.invoiceEmails], version: 0 })
    await changePlan(owner, { planKey: 'team', interval: 'month', currency, trial: false })
    await payUntil({ parts, tenants }, { companyId: company.id, days: BOUGHT, unpaid: buyer.unpaid })
  }
}

/** Advances the clock to today, a week at a time; each invoice is paid after some days. */
async function payUntil(
  { parts, tenants }: { parts: DemoParts; tenants: DemoTenants },
  { companyId, days, unpaid }: { companyId: string; days: number; unpaid: boolean },
): Promise<void> {
  const page = { size: 50 }
  for (let day = days; day >= 0; day -= 3) {
    await advanceSubscriptions(clockOnDay(parts, day))
    const operator = await contextOnDay(parts, tenants, { email: OPERATOR, daysAgo: day })
    const { data } = await listInvoices(operator.db, { companyId, state: 'open', sort: [], page })
    for (const invoice of data) {
      const isOld = operator.now().getTime() - invoice.createdAt.getTime() > 5 * DAY_MS
      if ((invoice.purpose === 'start' || isOld) && !(unpaid && day < 20))
        await markInvoicePaid(operator, { id: invoice.id, paidOn: undefined, method: null })
    }
  }
}

function place(line1: string, city: string, postalCode: string, country: string) {
  return { line1, line2: null, city, region: null, postalCode, country }
}
