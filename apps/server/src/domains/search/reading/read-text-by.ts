// Reads a text with packages alone: the thread that reads loads this, and nothing else of the server.
import { readAsOnePerson, readDescription } from '@assay/text-reading/description/read-description'
import type { Door, Reading } from '@assay/text-reading/description/reading'
import type { Gazetteer } from '@assay/text-reading/text/gazetteer'

export interface TextQuestion {
  readonly door: Door
  /** Days since 1970-01-01. */
  readonly today: number
  readonly isOfOnePerson: boolean
}

/** The only code that reads a text into criteria, used by the server's searches and by files. */
export function readTextBy(gazetteer: Gazetteer, text: string, { isOfOnePerson, ...options }: TextQuestion): Reading {
  const read = isOfOnePerson ? readAsOnePerson : readDescription
  return read(text, gazetteer, options)
}
