import { isGone } from '@assay/contracts/candidates'
import type { Queries } from '../../../platform/context/context.ts'
import { listCandidatesById, listForExport, loadIdentities, loadViews, recordOfView } from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'

const BATCH = 250

/** Streams the candidates of one source, or all, in batches, without erased ones. */
export async function* exportCandidates(
  db: Queries,
  agencyId: string | null | 'all',
): AsyncGenerator<readonly CandidateRecord[]> {
  let after: string | null = null
  for (;;) {
    const rows = await listForExport(db, { agencyId, after, limit: BATCH })
    if (rows.length === 0) return
    yield await recordsOf(db, rows)
    after = rows.at(-1)?.id ?? null
  }
}

/** Some candidates in the order of their ids here, without erased ones. */
export async function exportCandidatesById(db: Queries, ids: readonly string[]): Promise<CandidateRecord[]> {
  const rows = await listCandidatesById(db, ids)
  const found = new Map(rows.filter(({ state }) => !isGone(state)).map((row) => [row.id, row]))
  return recordsOf(
    db,
    ids.flatMap((id) => found.get(id) ?? []),
  )
}

async function recordsOf(db: Queries, rows: Awaited<ReturnType<typeof listForExport>>): Promise<CandidateRecord[]> {
  const views = await loadViews(db, rows)
  const identities = await loadIdentities(
    db,
    rows.map((row) => row.id),
  )
  return views.flatMap((view) => {
    const identity = identities.get(view.candidate.id)
    return identity === undefined ? [] : [recordOfView(view, identity)]
  })
}
