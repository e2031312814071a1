import type { Door, Reading } from '@assay/text-reading/description/reading'
import { dayNumberOf } from '../../../platform/time/days.ts'
import { taxonomyGazetteer } from '../../candidates/index.ts'
import { type KnownTaxonomy, taxonomyNow } from '../../taxonomy/index.ts'
import { readTextBy, type TextQuestion } from './read-text-by.ts'

export const readTextWith = (known: KnownTaxonomy, text: string, question: TextQuestion): Reading =>
  readTextBy(taxonomyGazetteer(known), text, question)

/** In this thread, which is blocked in that time; for files, and where no one waits. */
export const readText = (text: string, door: Door, now: Date, { isOfOnePerson = false } = {}): Reading =>
  readTextWith(taxonomyNow(), text, { door, today: dayNumberOf(now), isOfOnePerson })
