/** Calendar days as days since 1970-01-01, without a clock. Algorithms by Howard Hinnant, "chrono-compatible date". */

export const DAY_IN_MS = 86_400_000

export function dayOf(instantMs: number): number {
  return Math.floor(instantMs / DAY_IN_MS)
}

/** Null for a text that is not a day of the form YYYY-MM-DD. */
export function parseDay(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return null
  const month = Number(parts[2])
  const shifted = month > 2 ? month - 3 : month + 9
  const year = Number(parts[1]) - (month > 2 ? 0 : 1)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * shifted + 2) / 5) + Number(parts[3]) - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** Writes a day since 1970-01-01 as `YYYY-MM-DD` (civil_from_days, Hinnant 2013), without the clock or its zone. */
export function formatDay(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}
