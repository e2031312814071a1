import type { Database } from '../../platform/database/connect.ts'
import { withTransaction } from '../../platform/database/copy.ts'
import { complaintOf, findKnown, insertCandidates, replaceCandidates } from './candidate-imports.store.ts'
import type { CandidateRecord } from './candidate-record.ts'
import { rowsOf } from './candidate-rows.ts'

export interface ImportOutcome {
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly { readonly record: CandidateRecord; readonly reason: string }[]
}

export interface ImportSource {
  /** null: candidates whom no agency represents. */
  readonly agencyId: string | null
  readonly now: Date
}

type Pool = Pick<Database, 'pool'>

/**
 * Writes a batch in one transaction. A record that the database refuses is told apart by halving the batch, so that
 * it stops no other.
 */
export async function importCandidates(
  database: Pool,
  records: readonly CandidateRecord[],
  source: ImportSource,
): Promise<ImportOutcome> {
  try {
    return await writeBatch(database, records, source)
  } catch (error) {
    const complaint = complaintOf(error)
    if (complaint === null) throw error
    const [first] = records
    if (records.length === 1 && first !== undefined)
      return { imported: 0, updated: 0, unchanged: 0, rejected: [{ record: first, reason: complaint }] }
    const middle = records.length >> 1
    const left = await importCandidates(database, records.slice(0, middle), source)
    const right = await importCandidates(database, records.slice(middle), source)
    return {
      imported: left.imported + right.imported,
      updated: left.updated + right.updated,
      unchanged: left.unchanged + right.unchanged,
      rejected: [...left.rejected, ...right.rejected],
    }
  }
}

function writeBatch(database: Pool, records: readonly CandidateRecord[], source: ImportSource): Promise<ImportOutcome> {
  return withTransaction(database.pool, async (client) => {
    const known = await findKnown(
      client,
      source.agencyId,
      records.map((record) => record.externalId),
    )
    const fresh = records.filter((record) => !known.has(record.externalId))
    const changed = records.filter((record) => {
      const candidate = known.get(record.externalId)
      return candidate !== undefined && candidate.contentHash !== record.contentHash
    })
    await insertCandidates(
      client,
      fresh.map((record) => rowsOf(record, source)),
    )
    await replaceCandidates(
      client,
      changed.map((record) => rowsOf(record, { ...source, id: known.get(record.externalId)?.id ?? '' })),
    )
    return {
      imported: fresh.length,
      updated: changed.length,
      unchanged: records.length - fresh.length - changed.length,
      rejected: [],
    }
  })
}
