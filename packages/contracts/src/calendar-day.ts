import { z } from 'zod'

const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const SAYING = `Choose a date from ${FIRST_YEAR} to ${LAST_YEAR}.`

/** Calendar arithmetic and the database have their ends; a few centuries before them, nobody hires. */
function isNearEnough(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A day that somebody gives. */
export const calendarDay = z.iso.date().refine(isNearEnough, SAYING)

/** An instant that somebody gives. */
export const givenInstant = z.iso.datetime({ offset: true }).refine(isNearEnough, SAYING)
