import type { CompensationKind, Narrowing } from '@assay/contracts/compensations'
import { formatPay } from '../../platform/format.ts'
import type { Compensation } from './compensations.queries.ts'

export const kindLabels: Readonly<Record<CompensationKind, string>> = {
  expected: 'Expected',
  offered: 'Offered',
  accepted: 'Accepted',
}

export const engagementLabels = { contract: 'Contract', fullTime: 'Full-time' } as const

const narrowingLabels: Readonly<Record<Narrowing, string>> = {
  experience: 'any experience',
  skill: 'any skill',
  country: 'all countries',
}

export const describeDropped = (dropped: readonly Narrowing[]): string =>
  dropped.map((dimension) => narrowingLabels[dimension]).join(' and ')

export type Percentile = 'p10' | 'p25' | 'p50' | 'p75' | 'p90'

/** In the wanted currency where the server converted it, or else as it was stated. */
export function payOf(
  cell: Compensation,
  name: Percentile,
): { amountMinor: number; currency: string; period: string } | null {
  const { currency, period } = cell.converted ?? cell
  const amountMinor = (cell.converted ?? cell)[name]
  return amountMinor === null ? null : { amountMinor, currency, period }
}

export function formatFigure(cell: Compensation, name: Percentile): string {
  const pay = payOf(cell, name)
  return pay === null ? '–' : formatPay(pay)
}

export const describeCell = ({ kind, engagement, currency, period }: Compensation): string =>
  `${kindLabels[kind]}, ${engagementLabels[engagement].toLowerCase()}, paid in ${currency} per ${period}`
