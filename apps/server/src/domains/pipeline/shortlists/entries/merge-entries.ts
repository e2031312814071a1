import { activeStages } from '@assay/contracts/shortlisteds'
import type { Tx } from '../../../../platform/context/context.ts'
import { canMove, type Entry, entryMerged, listEntriesOf, lockEntry } from '../records/index.ts'
import { moveEntry } from './move-entry.ts'

/** Two profiles of one person at the same job. */
export interface SharedJob {
  readonly requirementId: string
  readonly kept: Entry
  readonly gone: Entry
  /** The entry that ends here was further along, or is the only active one. */
  readonly isBlocked: boolean
}

/** The jobs in which both profiles are candidates. */
export async function listSharedJobs(
  tx: Pick<Tx, 'select'> & Parameters<typeof listEntriesOf>[0],
  { keptId, goneId }: { readonly keptId: string; readonly goneId: string },
): Promise<SharedJob[]> {
  const kept = new Map((await listEntriesOf(tx, keptId)).map((entry) => [entry.requirementId, entry]))
  return (await listEntriesOf(tx, goneId)).flatMap((gone) => {
    const twin = kept.get(gone.requirementId)
    return twin === undefined
      ? []
      : [{ requirementId: gone.requirementId, kept: twin, gone, isBlocked: isBlocked(twin, gone) }]
  })
}

function isBlocked(kept: Entry, gone: Entry): boolean {
  const goesOn = (entry: Entry) => activeStages.includes(entry.stage) || entry.stage === 'hired'
  return goesOn(gone) && !(canMove(gone.stage, 'mergeAway') && goesOn(kept))
}

/** The second entry of the same person ends as a duplicate; what was written on it stays there. */
export async function endMergedEntries(tx: Tx, shared: readonly SharedJob[], at: Date): Promise<void> {
  for (const { gone } of shared) {
    const entry = await lockEntry(tx, gone.id)
    if (!canMove(entry.stage, 'mergeAway')) continue
    const moved = await moveEntry(tx, entry, { to: 'duplicate', at, reasonCode: 'merged' })
    tx.record(entryMerged(moved, entry.stage))
  }
}
