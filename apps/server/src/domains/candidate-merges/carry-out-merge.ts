import { MERGE_UNDO_DAYS, type MergeChoices } from '@assay/contracts/candidate-merges'
import type { Context, Queries, Tx } from '../../platform/context/context.ts'
import { sqlState } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { lockPair, type MergedProfile, mergeProfiles, readMergedProfile } from '../candidates/index.ts'
import { endMergedEntries, findEntryById, listSharedJobs, type SharedJob } from '../pipeline/shortlists/index.ts'
import { listRequirementsById } from '../requirements/index.ts'
import { candidatesMerged, entryFollowed, representedMerged } from './candidate-merges.events.ts'
import { changeMerge, type Merge, rejectOthers } from './candidate-merges.store.ts'
import type { Moved } from './candidate-merges.tables.ts'
import { deleteOpenPairsOf, markPair } from './duplicates.store.ts'
import { blockersOf, countsOf, secondPersonBecause } from './merges.rules.ts'
import { moveAll } from './what-moves.ts'

export interface Pair {
  readonly kept: MergedProfile
  readonly gone: MergedProfile
  readonly shared: readonly SharedJob[]
  readonly blockers: readonly string[]
  readonly secondPersonBecause: string | null
}

/** Reads two profiles and decides whether and how they may become one. */
export async function readPair(
  db: Queries,
  { keptId, goneId }: { readonly keptId: string; readonly goneId: string },
): Promise<Pair> {
  const kept = await readMergedProfile(db, keptId)
  const gone = keptId === goneId ? null : await readMergedProfile(db, goneId)
  if (kept === null || gone === null) throw notFound('candidate')
  const shared = await listSharedJobs(db, { keptId, goneId })
  const jobs = new Map(
    (
      await listRequirementsById(
        db,
        shared.map(({ requirementId }) => requirementId),
      )
    ).map(({ id, title }) => [id, title]),
  )
  const sides = [sideOf(kept), sideOf(gone)] as const
  const named = shared.map(({ requirementId, isBlocked }) => ({ title: jobs.get(requirementId) ?? '', isBlocked }))
  return {
    kept,
    gone,
    shared,
    blockers: blockersOf(...sides, named),
    secondPersonBecause: secondPersonBecause(...sides),
  }
}

const sideOf = ({ agencyId, view }: MergedProfile) => ({ agencyId, hasResults: view.vetting.length > 0 })

/** Moves everything in the transaction; the caller has checked the permission. */
export async function carryOut(
  tx: Tx,
  pair: Pair,
  { choices, now }: { readonly choices: MergeChoices; readonly now: Date },
) {
  const { kept, gone, shared } = pair
  try {
    await endMergedEntries(tx, shared, now)
    const moved = await moveAll(tx, {
      from: gone.id,
      to: kept.id,
      exceptAt: shared.map(({ requirementId }) => requirementId),
    })
    const { before, version } = await mergeProfiles(tx, { kept, gone, choices, now })
    return { moved, before, version }
  } catch (error) {
    if (!isCollision(error)) throw error
    throw new AppError('candidate-merge.refused', {
      detail: 'Both have conflicting entries, such as interviews at the same time. Resolve them first.',
      cause: error,
    })
  }
}

/** The database refuses two of what a person can have but one of: an exclusion or a unique index. */
const isCollision = (error: unknown): boolean => ['23P01', '23505'].includes(sqlState(error) ?? '')

/** Carries out a stored merge, and records it. */
export async function settleMerge(ctx: Context, tx: Tx, merge: Merge, decidedBy: string | null): Promise<void> {
  const now = ctx.now()
  const { id, keptId, goneId, choices } = merge
  await lockPair(tx, keptId, goneId)
  const pair = await readPair(tx, { keptId, goneId })
  assertFree(pair)
  const { moved, before, version } = await carryOut(tx, pair, { choices, now })
  await changeMerge(tx, id, {
    state: 'merged',
    decidedBy,
    moved,
    before,
    writtenVersion: version,
    mergedAt: now,
    undoUntil: new Date(now.getTime() + MERGE_UNDO_DAYS * DAY_MS),
    updatedAt: now,
  })
  await markPair(tx, { ids: [keptId, goneId], to: 'merged', at: now })
  await deleteOpenPairsOf(tx, goneId)
  await rejectOthers(tx, { id, candidateIds: [goneId], at: now })
  await recordMerge(tx, merge, { pair, moved })
}

export function assertFree({ blockers: [first] }: Pair): void {
  if (first !== undefined) throw new AppError('candidate-merge.refused', { detail: first })
}

async function recordMerge(tx: Tx, merge: Merge, { pair, moved }: { pair: Pair; moved: Moved }): Promise<void> {
  const counts = Object.fromEntries(countsOf(moved).map(({ what, count }) => [what, count]))
  for (const event of candidatesMerged(merge, { moved: Object.values(counts).reduce((sum, each) => sum + each, 0) }))
    tx.record(event)
  for (const entryId of moved['shortlisteds'] ?? []) {
    const entry = await findEntryById(tx, entryId)
    if (entry !== null) tx.record(entryFollowed(merge, entry))
  }
  if (pair.gone.agencyId !== null) tx.record(representedMerged(merge, pair.gone.agencyId))
}
