import { z } from 'zod'

const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const SAYING = `Choose a date from ${FIRST_YEAR} to ${LAST_YEAR}.`

/** Calendar arithmetic and the database have limits; accepted dates end well before them. */
function isNearEnough(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A date in a request. */
export const calendarDay = z.iso.date().refine(isNearEnough, SAYING)

/** An instant in a request. */
export const givenInstant = z.iso.datetime({ offset: true }).refine(isNearEnough, SAYING)
