// Calendar days in a time zone: 2026-11-20.

import { DAY_MS } from './durations.ts'

const numbered = new Map<number, string>()

/** The day this many days after 1970-01-01. Cached: the same few days are formatted often. */
export function dayNumbered(number: number): string {
  const day = numbered.get(number) ?? new Date(number * DAY_MS).toISOString().slice(0, 10)
  numbered.set(number, day)
  return day
}

/** The day in UTC at this instant. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The days from 1970-01-01 to this instant. */
export const dayNumberOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS)

/** The date in the zone at this instant. */
export function dayIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(at)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** Such as 1 December 2026. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )
