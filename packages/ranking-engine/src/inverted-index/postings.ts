/** Which candidates of a block hold a term, and how well: for each term an ascending list of positions. */

import { LAST_CLAIMED_CODE, UNKNOWN_DAY } from '../columns/skill-code.ts'

export interface Postings {
  /** Where each term's list starts; one more than there are terms. */
  readonly starts: Uint32Array
  readonly positions: Uint16Array
  readonly codes: Uint8Array
  /** Empty where a list has no second byte. */
  readonly details: Uint8Array
  /** The day of each verified entry, in the order of the lists, and where each term's days start. */
  readonly dayStarts: Uint32Array
  readonly days: Uint16Array
}

export interface Posting {
  readonly code: number
  readonly detail: number
  readonly day: number | null
}

export function listStart(postings: Postings, term: number): number {
  return term + 1 < postings.starts.length ? (postings.starts[term] as number) : 0
}

export function listEnd(postings: Postings, term: number): number {
  return term + 1 < postings.starts.length ? (postings.starts[term + 1] as number) : 0
}

/** Where in its list a position stands, or -1. */
export function findPosting(postings: Postings, term: number, position: number): number {
  let low = listStart(postings, term)
  let high = listEnd(postings, term) - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = postings.positions[middle] as number
    if (found === position) return middle
    if (found < position) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function postingAt(postings: Postings, term: number, place: number): Posting {
  const code = postings.codes[place] as number
  return { code, detail: postings.details[place] ?? 0, day: dayAt(postings, term, place, code) }
}

/** Days are kept for verified entries only, so the verified ones before this one are counted. */
function dayAt(postings: Postings, term: number, place: number, code: number): number | null {
  if (code <= LAST_CLAIMED_CODE || postings.dayStarts.length === 0) return null
  let at = postings.dayStarts[term] as number
  for (let before = postings.starts[term] as number; before < place; before++) {
    if ((postings.codes[before] as number) > LAST_CLAIMED_CODE) at++
  }
  const day = postings.days[at] as number
  return day === UNKNOWN_DAY ? null : day
}
