// Reads texts in a worker thread: see reading-thread.ts.
import { parentPort } from 'node:worker_threads'
import * as shipped from '@assay/taxonomy'
import { applyEdits } from '@assay/taxonomy/edits/apply-edits'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading/text/gazetteer'
import { readTextBy } from './read-text-by.ts'
import type { FromReader, ToReader } from './reading-thread.ts'

let gazetteer = gazetteerWith([])

parentPort?.on('message', ({ edits, text, door, today, isOfOnePerson }: ToReader) => {
  try {
    if (edits !== null) gazetteer = gazetteerWith(edits)
    tell({ kind: 'read', reading: readTextBy(gazetteer, text, { door, today, isOfOnePerson }) })
  } catch (error) {
    tell({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

/** Compiling what texts are read by takes longer than to read one. */
function gazetteerWith(edits: readonly TaxonomyEdit[]) {
  return compileGazetteer({ ...applyEdits(shipped, edits).tables, keywords })
}

function tell(message: FromReader): void {
  parentPort?.postMessage(message)
}

tell({ kind: 'ready' })
