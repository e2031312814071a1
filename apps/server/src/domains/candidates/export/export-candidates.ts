import type { Queries } from '../../../platform/context/context.ts'
import { listForExport, loadIdentities, loadViews, recordOfView } from '../profiles/index.ts'
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
    const views = await loadViews(db, rows)
    const identities = await loadIdentities(
      db,
      rows.map((row) => row.id),
    )
    yield views.flatMap((view) => {
      const identity = identities.get(view.candidate.id)
      return identity === undefined ? [] : [recordOfView(view, identity)]
    })
    after = rows.at(-1)?.id ?? null
  }
}
