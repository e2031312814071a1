import type { ListedHire } from './hires.queries.ts'

/** The events of a day. */
export interface HireDay {
  readonly day: string
  readonly what: 'start' | 'trialEnds' | 'guaranteeEnds'
  readonly hire: ListedHire
}

/** Hire dates within a range, in order. */
export function daysOfHires(hires: readonly ListedHire[], { from, to }: { from: string; to: string }): HireDay[] {
  return hires
    .flatMap((hire): HireDay[] => [
      { day: hire.startOn, what: 'start', hire },
      ...(hire.state === 'inTrial' ? [{ day: hire.trialEndsOn, what: 'trialEnds' as const, hire }] : []),
      ...(hire.state === 'confirmed' ? [{ day: hire.guaranteeUntil, what: 'guaranteeEnds' as const, hire }] : []),
    ])
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.what.localeCompare(other.what))
}

/** The month, such as `2026-11`, moved by a number of months. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The days of a month in weeks from Monday to Sunday; null for days of adjacent months. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const days = Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  const cells = [...Array.from({ length: before }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
