import type { DomainEvent } from '../../../platform/context/domain-event.ts'

/** Recorded in the chain of the company whose link was used; null is the platform. */
export const candidateErased = (
  candidateId: string,
  {
    companyId,
    subjectIds,
    reason,
  }: { companyId: string | null; subjectIds: readonly string[]; reason?: string | undefined },
): DomainEvent => ({
  name: 'candidateErased',
  tenantId: companyId,
  verb: 'candidate.erase',
  candidateId,
  target: { type: 'candidates', id: candidateId },
  ...(reason !== undefined && { after: { reason } }),
  payload: { subjectIds },
})

/** One per batch, in the chain of the agency that represents the candidates; null is the platform. */
export const candidatesImported = (
  { agencyId, importId }: { agencyId: string | null; importId: string },
  counts: { readonly imported: number; readonly updated: number },
): DomainEvent => ({
  name: 'candidatesImported',
  tenantId: agencyId,
  verb: 'candidate.import',
  target: { type: 'candidate-imports', id: importId },
  after: counts,
})

/** In the chain of the agency. */
export const candidatesFollowed = (
  agencyId: string,
  { isAway, people }: { readonly isAway: boolean; readonly people: number },
): DomainEvent => ({
  name: 'candidatesFollowed',
  tenantId: agencyId,
  verb: isAway ? 'candidate.leaveSearch' : 'candidate.returnToSearch',
  target: { type: 'agencies', id: agencyId },
  after: { candidates: people },
})

interface Run {
  readonly id: string
  readonly agencyId: string | null
}

const runEvent = (name: string, verb: string, { id, agencyId }: Run, after?: Record<string, unknown>): DomainEvent => ({
  name,
  tenantId: agencyId,
  verb,
  target: { type: 'import-runs', id },
  ...(after === undefined ? {} : { after }),
})

export const importOpened = (run: Run) => runEvent('importOpened', 'candidate.openImport', run)

export const importFinished = (run: Run, counts: Record<string, number>) =>
  runEvent('importFinished', 'candidate.finishImport', run, counts)

export const importFileAdded = (run: Run, counts: Record<string, number>) =>
  runEvent('importFileAdded', 'candidate.readImport', run, counts)

export const importFilesExpected = (run: Run, files: number) =>
  runEvent('importFilesExpected', 'candidate.expectFiles', run, { files })

export const importRowChosen = (run: Run, row: number, choice: string | null) =>
  runEvent('importRowChosen', 'candidate.chooseInImport', run, { row, choice })

export const importStarted = (run: Run, after: Record<string, unknown>) =>
  runEvent('importStarted', 'candidate.startImport', run, after)

export const importUndoAsked = (run: Run) => runEvent('importUndoAsked', 'candidate.undoImport', run)

export const importUndone = (run: Run, counts: Record<string, number>) =>
  runEvent('importUndone', 'candidate.undoneImport', run, counts)

export const importDiscarded = (run: Run) => runEvent('importDiscarded', 'candidate.discardImport', run)
