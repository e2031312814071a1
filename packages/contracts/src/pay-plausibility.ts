import { majorOf } from './amounts.ts'
import { unitsForOneEuro } from './exchange-rates.ts'
import { type Pay, payPeriods } from './money.ts'

/** What people in this field are paid somewhere, in euros, with room on both sides. */
const USUAL: Readonly<Record<Pay['period'], readonly [from: number, to: number]>> = {
  hour: [1.5, 800],
  day: [12, 6_000],
  month: [150, 110_000],
  year: [1_500, 1_300_000],
}

/**
 * The period that was probably meant, where the given one can hardly be right: "75 EUR a year". null where nothing is
 * wrong, or the currency is unknown; the given period itself where no period would do.
 */
export function likelyPeriod(pay: Pay): Pay['period'] | null {
  const euros = eurosIn(pay)
  if (euros === null || euros === 0 || isUsual(euros, pay.period)) return null
  return payPeriods.find((period) => isUsual(euros, period)) ?? pay.period
}

function eurosIn(pay: Pay): number | null {
  const units = unitsForOneEuro[pay.currency]
  return units === undefined ? null : majorOf(pay) / units
}

function isUsual(euros: number, period: Pay['period']): boolean {
  const [from, to] = USUAL[period]
  return euros >= from && euros <= to
}
