/**
 * Whether a résumé says that a certificate is held. No job tells of a certificate, so naming it is enough to meet a
 * must-have; one that is still being worked for, or that a posting asks for, is only mentioned.
 */

import type { Gazetteer } from '../text/gazetteer.ts'
import { readsLikePosting } from './told-in-jobs.ts'

/** Every certificate of the taxonomy is a kind of it. */
const CERTIFICATES = 'certifications'

export function isCertificate(slug: string, gazetteer: Gazetteer): boolean {
  return slug === CERTIFICATES || gazetteer.ancestors[gazetteer.skillPlaces.get(slug) ?? -1]?.has(CERTIFICATES) === true
}

/** "Preparing for the CISSP", "pursuing a PMP". */
const WORKED_FOR =
  /\b(?:pursuing|(?:studying|preparing|training|registered|enrolled|scheduled|sitting|aiming|candidate)(?: \w+)? (?:for|towards?|in)|working towards?|plan(?:s|ning)? (?:to|for)|(?:goal|aim|next)\b[^.;\n]{0,12}:|want(?:s|ing)? to (?:get|take|obtain)|hope(?:s|ing)? to (?:get|take|obtain))[^.;\n]{0,40}$/
/** "CISSP (in progress)", "PMP – expected 2027". */
const NOT_YET =
  /^[^.;\n,]{0,40}?\b(?:in progress|in preparation|ongoing|expected|anticipated|pending|planned|scheduled|not yet|exam (?:in|on|booked|due)|candidate|expired|lapsed)\b/
const REACH = 80
/** The heading of a posting that was copied stands as far above its requirements. */
const FAR = 600

export function isHeld(lower: string, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start)
  if (WORKED_FOR.test(before) || NOT_YET.test(lower.slice(end, end + REACH))) return false
  return !readsLikePosting(lower.slice(Math.max(0, start - FAR), end + REACH))
}
