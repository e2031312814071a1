import { IMPORT_UNDO_DAYS, importRowStates } from '@assay/contracts/import-runs'
import type { Presented } from '@assay/jsonapi/present'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { ImportError, ImportRun } from './import-runs.store.ts'

export function presentImport(run: ImportRun): Presented {
  const { id, agencyId, startedBy: _, startedAt: __, columns, fields, staged, ...attributes } = run
  return {
    type: 'import-runs',
    id,
    attributes: {
      ...attributes,
      columns: columns?.map((name, place) => ({ name, field: fields?.[place] ?? null })) ?? null,
      staged: Object.fromEntries(importRowStates.map((state) => [state, staged[state] ?? 0])),
      undoUntil: undoUntilOf(run),
    },
    relationships: { agency: agencyId === null ? null : { type: 'agencies', id: agencyId } },
  }
}

/** A program's import is corrected by sending its rows again. */
export const undoUntilOf = ({ source, state, finishedAt }: ImportRun): Date | null =>
  source === 'api' || state !== 'finished' || finishedAt === null
    ? null
    : new Date(finishedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS)

export function presentImportError({ id, importId, ...attributes }: ImportError): Presented {
  return {
    type: 'import-run-errors',
    id,
    attributes: { ...attributes, updatedAt: attributes.createdAt },
    relationships: { import: { type: 'import-runs', id: importId } },
  }
}
