import { formatCount, formatPercent } from '../../../platform/format.ts'
import type { Requirement } from './requirements.queries.ts'

export type Forecast = NonNullable<Requirement['fillForecast']>

/** The forecast in one or two sentences. */
export function formatOutlook({ freeSeats, chancePercent, days, peopleMissing }: Forecast): string {
  const seats = freeSeats === 1 ? 'this seat' : `all ${freeSeats} open seats`
  const chance = `Likelihood of filling ${seats} with current candidates: ${formatChance(chancePercent)}`
  if (days !== null) return `${chance}, in about ${formatCount(days, 'day')}.`
  return `${chance}. You need about ${formatCount(peopleMissing ?? 0, 'more candidate')} on the shortlist.`
}

const formatChance = (percent: number | null): string => formatPercent(percent ?? 0)

/** Why there is no forecast. */
export const formatSmallNumber = ({ settled, hired, minSettled, minHired }: Forecast): string =>
  `Not enough history. A forecast needs ${minSettled} completed candidates with ${minHired} hires. So far: ${settled} with ${formatCount(hired, 'hire')}.`

/** The short form for lists; null if there is no forecast. */
export function formatForecast(forecast: Requirement['fillForecast']): string | null {
  if (forecast === null) return null
  const { isEnough, chancePercent, days, peopleMissing } = forecast
  if (!isEnough) return 'Not enough history'
  const rest = days === null ? `${formatCount(peopleMissing ?? 0, 'candidate')} short` : `~${formatCount(days, 'day')}`
  return `${formatChance(chancePercent)} likely · ${rest}`
}
