/** Calendar days as days since 1970-01-01; independent of the clock. */
export interface CivilDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

// Both conversions follow Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
export function dayNumber({ year, month, day }: CivilDay): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

export function civilDay(number: number): CivilDay {
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function isoDay({ year, month, day }: CivilDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function lastDayOfMonth(year: number, month: number): CivilDay {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return civilDay(dayNumber(next) - 1)
}

/** In English, and as German, Spanish, French and Portuguese forms write them without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janvier', 'janeiro', 'enero', 'jan'],
  ['february', 'februar', 'febrero', 'fevrier', 'fevereiro', 'feb'],
  ['march', 'marz', 'marzo', 'mar'],
  ['april', 'abril', 'avril', 'apr'],
  ['may', 'maio', 'mai'],
  ['june', 'juni', 'junio', 'junho', 'juin', 'jun'],
  ['july', 'juli', 'julio', 'julho', 'juillet', 'jul'],
  ['august', 'agosto', 'aout', 'aug'],
  ['september', 'septiembre', 'septembre', 'setembro', 'sept', 'sep'],
  ['october', 'oktober', 'octubre', 'octobre', 'outubro', 'oct'],
  ['november', 'noviembre', 'novembre', 'novembro', 'nov'],
  ['december', 'dezember', 'diciembre', 'decembre', 'dezembro', 'dec'],
]
const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, place) => names.map((name) => [name, place + 1] as const)),
)

export const MONTH_NAMES = MONTHS.flat().join('|')

/** 1 to 12, or null. */
export function monthNumber(name: string): number | null {
  return MONTH_NUMBERS.get(name.toLowerCase()) ?? null
}
