import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { mapWithPauses } from '../../../platform/isolation/with-pauses.ts'
import { candidatesImported, mayImportCandidates, rowsOf } from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import {
  complaintOf,
  findKnown,
  findReplaced,
  findTakenOver,
  insertCandidates,
  isDuplicate,
  replaceCandidates,
} from './candidate-imports.store.ts'
import { mayImportForAgency } from './import-runs.policy.ts'

export interface ImportOutcome {
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  /** External ids that now name another person than before: no part of the name with an address or number is the same. */
  readonly replaced: readonly string[]
  readonly rejected: readonly { readonly record: CandidateRecord; readonly reason: string }[]
}

export interface ImportSource {
  /** null: candidates without an agency. */
  readonly agencyId: string | null
  readonly now: Date
  /** The import to which the batch belongs; when absent, the batch is the whole import. */
  readonly importId?: string
}

/**
 * Imports a batch in one transaction with one activity. A record that the database refuses is isolated by halving the
 * batch, so that it stops no other.
 */
export async function importCandidates(
  ctx: Context,
  records: readonly CandidateRecord[],
  source: ImportSource,
): Promise<ImportOutcome> {
  assertAllowed(
    mayImportCandidates(ctx.actor) || (mayImportForAgency(ctx.actor) && ctx.actor.agencyId === source.agencyId),
  )
  const write = () => writeBatch(ctx, records, source)
  try {
    // What another import has just brought is known the second time.
    return await write().catch((error: unknown) => (isDuplicate(error) ? write() : Promise.reject(error)))
  } catch (error) {
    const complaint = complaintOf(error)
    if (complaint === null) throw error
    const [first] = records
    if (records.length === 1 && first !== undefined)
      return { imported: 0, updated: 0, unchanged: 0, replaced: [], rejected: [{ record: first, reason: complaint }] }
    const middle = records.length >> 1
    const left = await importCandidates(ctx, records.slice(0, middle), source)
    const right = await importCandidates(ctx, records.slice(middle), source)
    return {
      imported: left.imported + right.imported,
      updated: left.updated + right.updated,
      unchanged: left.unchanged + right.unchanged,
      replaced: [...left.replaced, ...right.replaced],
      rejected: [...left.rejected, ...right.rejected],
    }
  }
}

const OTHER_PERSON =
  'The candidate of this external id was vetted under another name, address and number. Give another person an id of their own.'

function writeBatch(ctx: Context, records: readonly CandidateRecord[], source: ImportSource): Promise<ImportOutcome> {
  return ctx.transaction(async (tx) => {
    const client = clientOf(tx)
    const known = await findKnown(
      client,
      source.agencyId,
      records.map((record) => record.externalId),
    )
    const fresh = records.filter((record) => !known.has(record.externalId))
    const differing = records.flatMap((record) => {
      const candidate = known.get(record.externalId)
      return candidate === undefined || candidate.contentHash === record.contentHash
        ? []
        : [{ id: candidate.id, record }]
    })
    // Operators answer for what they import; an agency would lend what one person has shown to another.
    const takenOver = mayImportCandidates(ctx.actor) ? new Set() : await findTakenOver(client, differing)
    const changed = differing.filter(({ id }) => !takenOver.has(id))
    const replaced = await findReplaced(client, changed)
    await insertCandidates(client, await mapWithPauses(fresh, (record) => rowsOf(record, source)))
    await replaceCandidates(
      client,
      await mapWithPauses(changed, ({ id, record }) => rowsOf(record, { ...source, id })),
      source.now,
    )
    if (fresh.length + changed.length > 0)
      tx.record(
        candidatesImported(
          { importId: newId(source.now.getTime()), ...source },
          { imported: fresh.length, updated: changed.length },
        ),
      )
    return {
      imported: fresh.length,
      updated: changed.length,
      unchanged: records.length - fresh.length - differing.length,
      replaced: changed.filter(({ id }) => replaced.has(id)).map(({ record }) => record.externalId),
      rejected: differing.filter(({ id }) => takenOver.has(id)).map(({ record }) => ({ record, reason: OTHER_PERSON })),
    }
  })
}
