import { readAsOnePerson, readDescription } from '@assay/text-reading/description/read-description'
import type { Door, Reading } from '@assay/text-reading/description/reading'
import { dayNumberOf } from '../../../platform/time/days.ts'
import { taxonomyGazetteer } from '../../candidates/index.ts'

/** The only code that reads a text into criteria, used by the server's searches and by files. */
export function readText(text: string, door: Door, now: Date, { isOfOnePerson = false } = {}): Reading {
  const read = isOfOnePerson ? readAsOnePerson : readDescription
  return read(text, taxonomyGazetteer(), { door, today: dayNumberOf(now) })
}
