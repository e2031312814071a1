import type { Presented } from '@assay/jsonapi/present'
import type { ImportError, ImportRun } from './import-runs.store.ts'

export function presentImport(run: ImportRun): Presented {
  const { id, agencyId, startedBy: _, ...attributes } = run
  return {
    type: 'import-runs',
    id,
    attributes,
    relationships: { agency: { type: 'agencies', id: agencyId } },
  }
}

export function presentImportError({ id, importId, ...attributes }: ImportError): Presented {
  return {
    type: 'import-run-errors',
    id,
    attributes: { ...attributes, updatedAt: attributes.createdAt },
    relationships: { import: { type: 'import-runs', id: importId } },
  }
}
