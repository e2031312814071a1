import type { Pay } from '@assay/contracts/money'
import type { Engagement } from '@assay/contracts/offers'
import type { Offer } from './offers.queries.ts'

/** The raw field values. */
export interface Draft {
  readonly amount: string
  readonly currency: string
  readonly period: Pay['period']
  readonly engagement: Engagement
  readonly hoursPerWeek: string
  readonly startOn: string
  readonly trialDays: string
  readonly expiryDays: string
  readonly approverId: string
  readonly terms: string
}

const LETTERS = 20

export function isComplete({ amount, currency, startOn, trialDays, expiryDays, terms }: Draft): boolean {
  const isNumber = (text: string) => text.trim() !== '' && !Number.isNaN(numberIn(text))
  const numbers = [amount, trialDays, expiryDays].every(isNumber)
  return numbers && currency.length === 3 && startOn !== '' && terms.trim().length >= LETTERS
}

export function wireOf(draft: Draft) {
  const { amount, currency, period, engagement, hoursPerWeek, startOn, trialDays, expiryDays, approverId, terms } =
    draft
  return {
    amount: { amountMinor: Math.round(numberIn(amount) * 10 ** digitsOf(currency)), currency, period },
    engagement,
    startOn,
    terms,
    hoursPerWeek: hoursPerWeek.trim() === '' ? null : numberIn(hoursPerWeek),
    trialDays: numberIn(trialDays),
    expiryDays: numberIn(expiryDays),
    approverId: approverId === '' ? null : approverId,
  }
}

export function termsOf(offer: Offer): Draft {
  const { amountMinor, currency, period } = offer.amount
  return {
    currency,
    period,
    engagement: offer.engagement,
    startOn: offer.startOn,
    terms: offer.terms,
    amount: String(amountMinor / 10 ** digitsOf(currency)),
    hoursPerWeek: offer.hoursPerWeek === null ? '' : String(offer.hoursPerWeek),
    trialDays: String(offer.trialDays),
    expiryDays: String(offer.expiryDays),
    approverId: offer.approver?.userId ?? '',
  }
}

/** Accepts both "1,250.50" and "62,5". */
function numberIn(text: string): number {
  const plain = text.replace(/[\s']/g, '')
  return Number(/,\d{1,2}$/.test(plain) && !plain.includes('.') ? plain.replace(',', '.') : plain.replaceAll(',', ''))
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch (error) {
    if (error instanceof RangeError) return 2
    throw error
  }
}
