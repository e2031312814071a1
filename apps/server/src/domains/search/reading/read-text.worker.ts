// Reads texts in a worker thread: see reading-thread.ts.
import { parentPort } from 'node:worker_threads'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { taxonomyGazetteer } from '../../candidates/index.ts'
import { knownTaxonomy } from '../../taxonomy/index.ts'
import type { FromReader, ToReader } from './reading-thread.ts'
import { readTextWith } from './text-reader.ts'

let known = knownTaxonomy([])
know([])

parentPort?.on('message', ({ edits, text, door, today, isOfOnePerson }: ToReader) => {
  try {
    if (edits !== null) know(edits)
    tell({ kind: 'read', reading: readTextWith(known, text, { door, today, isOfOnePerson }) })
  } catch (error) {
    tell({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

/** Compiles what texts are read by, which takes longer than to read one. */
function know(edits: readonly TaxonomyEdit[]): void {
  known = knownTaxonomy(edits)
  taxonomyGazetteer(known)
}

function tell(message: FromReader): void {
  parentPort?.postMessage(message)
}

tell({ kind: 'ready' })
