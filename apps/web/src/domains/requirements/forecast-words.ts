import { formatCount } from '../../platform/format.ts'
import type { Requirement } from './requirements.queries.ts'

export type Forecast = NonNullable<Requirement['fillForecast']>

/** How it looks, in a sentence or two. */
export function formatOutlook({ freeSeats, chancePercent, days, peopleMissing }: Forecast): string {
  const seats = freeSeats === 1 ? 'the free seat' : `all ${freeSeats} free seats`
  const chance = `Those who are there fill ${seats} with a chance of ${formatChance(chancePercent)}`
  if (days !== null) return `${chance}, in about ${formatCount(days, 'day')}.`
  return `${chance}. By the same figures it would take about ${formatCount(peopleMissing ?? 0, 'more person', 'more people')} on the shortlist.`
}

const formatChance = (percent: number | null): string => `${percent ?? 0} in 100`

/** Why nothing is said. */
export const formatSmallNumber = ({ settled, hired, leastSettled, leastHired }: Forecast): string =>
  `Not enough history: a forecast needs ${leastSettled} candidates of your company for whom it is over, ${leastHired} of them hired. There are ${settled}, with ${formatCount(hired, 'hire')}.`

/** The same for a list; null where there is nothing to forecast. */
export function forecastInShort(forecast: Requirement['fillForecast']): string | null {
  if (forecast === null) return null
  const { isEnough, chancePercent, days, peopleMissing } = forecast
  if (!isEnough) return 'Not enough history'
  const rest = days === null ? `${peopleMissing ?? 0} people short` : `about ${formatCount(days, 'day')}`
  return `${formatChance(chancePercent)} · ${rest}`
}
