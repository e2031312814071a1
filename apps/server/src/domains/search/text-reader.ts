// Reading a text needs a gazetteer of the taxonomy; it is compiled at the first question and serves for good.

import { readDescription } from '@assay/ranking-engine/query/read-description'
import type { Door, Reading } from '@assay/ranking-engine/query/reading'
import { compileGazetteer, type Gazetteer } from '@assay/ranking-engine/text/gazetteer'
import * as taxonomy from '@assay/taxonomy'
import { dayNumber } from '../ranking/index.ts'

let gazetteer: Gazetteer | undefined

export function readerGazetteer(): Gazetteer {
  gazetteer ??= compileGazetteer(taxonomy)
  return gazetteer
}

/** The one way from a text to a card: for the server's searches and for files alike. */
export function readText(text: string, door: Door, now: Date): Reading {
  return readDescription(text, readerGazetteer(), { door, today: dayNumber(now) })
}
