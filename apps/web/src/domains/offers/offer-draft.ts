import { amountText } from '@assay/contracts/amounts'
import type { Pay } from '@assay/contracts/money'
import { changeOffer, draftOffer, type Engagement } from '@assay/contracts/offers'
import { rules } from '@assay/contracts/validation-rules'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { readAmount } from '../../platform/forms/read-amount.ts'
import type { Offer } from './offers.queries.ts'

/** The raw field values. */
export interface Draft {
  /** Of a new offer. */
  readonly shortlistedId?: string
  /** Of the draft that is changed. */
  readonly version?: number
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

const fieldsOf = {
  labels: {
    amount: 'Pay',
    currency: 'Currency',
    period: 'Per',
    engagement: 'Engagement',
    startOn: 'Start',
    hoursPerWeek: 'Hours per week',
    trialDays: 'Trial (days)',
    expiryDays: 'Valid for (days)',
    approverId: 'Approver',
    terms: 'Letter',
  },
  shape: ({ amount, currency, period, ...rest }: Draft) => ({
    ...rest,
    amount: { amountMinor: readAmount(amount, currency), currency, period },
  }),
  moved: { 'amount.amountMinor': 'amount', 'amount.currency': 'currency', 'amount.period': 'period' },
  checks: {
    amount: [rules.required()],
    trialDays: [rules.required()],
    expiryDays: [rules.required()],
    startOn: [rules.required()],
    terms: [rules.required()],
  },
}

export const draftFields = contractFields(draftOffer.body, fieldsOf)
export const changeFields = contractFields(changeOffer.body, fieldsOf)

export function termsOf(offer: Offer): Draft {
  const { currency, period } = offer.amount
  return {
    currency,
    period,
    engagement: offer.engagement,
    startOn: offer.startOn,
    terms: offer.terms,
    amount: amountText(offer.amount),
    hoursPerWeek: offer.hoursPerWeek === null ? '' : String(offer.hoursPerWeek),
    trialDays: String(offer.trialDays),
    expiryDays: String(offer.expiryDays),
    approverId: offer.approver?.userId ?? '',
  }
}
