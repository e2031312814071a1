import { planQuotas } from '@assay/contracts/daily-quotas'
import { taxIdTypeOf } from '@assay/contracts/tax-ids'
import type { Presented } from '@assay/jsonapi/present'
import type { BillingInfo, BillingSettings, Plan } from '../records/index.ts'

export interface Provider {
  readonly name: 'manual' | 'stripe'
  /** The keys that the browser needs to open the provider’s forms. */
  readonly publicKey: string | null
}

export function presentPlan(plan: Plan): Presented {
  const { id, key, name, summary, position, seats, contactCredits, historyDays, trialDays, prices } = plan
  const quotas: Readonly<Record<string, { readonly searches: number }>> = planQuotas
  return {
    type: 'plans',
    id,
    attributes: {
      key,
      name,
      summary,
      position,
      seats,
      contactCredits,
      historyDays,
      trialDays,
      prices,
      searchesPerDay: (quotas[key] ?? planQuotas.free).searches,
      createdAt: plan.createdAt,
      updatedAt: plan.updatedAt,
    },
    relationships: {},
  }
}

export function presentSettings(
  settings: BillingSettings,
  { provider, plans, isOperator }: { provider: Provider; plans: readonly Plan[]; isOperator: boolean },
): Presented {
  const { isOn, legalName, address, taxId, contactEmail, paymentDays, guaranteeDays } = settings
  const currencies = [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))].sort()
  return {
    type: 'billing-settings',
    id: settings.id,
    attributes: {
      isOn,
      legalName,
      address,
      taxId,
      contactEmail,
      paymentDays,
      guaranteeDays,
      currencies,
      provider: provider.name,
      stripePublicKey: provider.publicKey,
      taxIdType: address === null || taxId === null ? null : taxIdTypeOf(address.country),
      taxPercent: isOperator ? settings.taxBasisPoints / 100 : null,
      invoicePrefix: isOperator ? settings.invoicePrefix : null,
      paymentInstructions: isOperator ? settings.paymentInstructions : null,
      version: settings.version,
      createdAt: settings.createdAt,
      updatedAt: settings.updatedAt,
    },
    relationships: {},
  }
}

export function presentInfo(info: BillingInfo, provider: Provider): Presented {
  const { companyId, legalName, address, taxId, invoiceEmails, poNumber, currency } = info
  return {
    type: 'billing-infos',
    id: companyId,
    attributes: {
      legalName,
      address,
      taxId,
      invoiceEmails,
      poNumber,
      currency,
      taxIdType: taxId === null ? null : taxIdTypeOf(address.country),
      provider: provider.name,
      version: info.version,
      createdAt: info.createdAt,
      updatedAt: info.updatedAt,
    },
    relationships: { company: { type: 'companies', id: companyId } },
  }
}
