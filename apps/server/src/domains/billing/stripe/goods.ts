import type Stripe from 'stripe'
import type { Plan, PlanPrice } from '../records/index.ts'
import { asking, type StripeConnection } from './stripe-connection.ts'

/** How Stripe’s prices name our plans. */
export const PLAN_KEY = 'assay_plan'
const TAX_KEY = 'assay_tax'

/** The price at Stripe; made when it is first sold. Another amount is another price. */
export async function priceAtStripe({ sdk }: StripeConnection, plan: Plan, price: PlanPrice): Promise<string> {
  const { currency, interval, amountMinor } = price
  const key = `assay_${plan.key}_${interval}_${currency}_${amountMinor}`
  return asking(async () => {
    const known = await sdk.prices.list({ lookup_keys: [key], active: true, limit: 1 })
    const [found] = known.data
    if (found !== undefined) return found.id
    const made = await sdk.prices.create(
      {
        currency: currency.toLowerCase(),
        unit_amount: amountMinor,
        recurring: { interval },
        product_data: { name: `${plan.name} plan` },
        lookup_key: key,
        metadata: { [PLAN_KEY]: plan.key },
      },
      { idempotencyKey: key },
    )
    return made.id
  })
}

/** The tax that our own rules charge, as a rate at Stripe; none for nothing. */
export async function taxRatesAtStripe(
  { sdk }: StripeConnection,
  { basisPoints, country }: { readonly basisPoints: number; readonly country: string },
): Promise<string[]> {
  if (basisPoints === 0) return []
  const key = `${country}/${basisPoints}`
  return asking(async () => {
    const known = await sdk.taxRates.list({ active: true, limit: 100 })
    const found = known.data.find(({ metadata }) => metadata?.[TAX_KEY] === key)
    if (found !== undefined) return [found.id]
    const made = await sdk.taxRates.create(
      {
        display_name: country === 'US' ? 'Sales tax' : 'VAT',
        percentage: basisPoints / 100,
        inclusive: false,
        country,
        metadata: { [TAX_KEY]: key },
      },
      { idempotencyKey: `assay_tax_${key}` },
    )
    return [made.id]
  })
}

/** The key of our plan, if the price is one of ours. */
export const planKeyOf = (price: Stripe.Price): string | null => price.metadata[PLAN_KEY] ?? null
