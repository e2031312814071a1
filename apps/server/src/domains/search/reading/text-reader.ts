import { readAsOnePerson, readDescription } from '@assay/text-reading/description/read-description'
import type { Door, Reading } from '@assay/text-reading/description/reading'
import { dayNumberOf } from '../../../platform/time/days.ts'
import { taxonomyGazetteer } from '../../candidates/index.ts'
import { type KnownTaxonomy, taxonomyNow } from '../../taxonomy/index.ts'

export interface TextQuestion {
  readonly door: Door
  /** Days since 1970-01-01. */
  readonly today: number
  readonly isOfOnePerson: boolean
}

/** The only code that reads a text into criteria, used by the server's searches and by files. */
export function readTextWith(known: KnownTaxonomy, text: string, { isOfOnePerson, ...options }: TextQuestion): Reading {
  const read = isOfOnePerson ? readAsOnePerson : readDescription
  return read(text, taxonomyGazetteer(known), options)
}

/** In this thread, which is blocked in that time; for files, and where no one waits. */
export const readText = (text: string, door: Door, now: Date, { isOfOnePerson = false } = {}): Reading =>
  readTextWith(taxonomyNow(), text, { door, today: dayNumberOf(now), isOfOnePerson })
