import type { activityChecks } from '@assay/contracts/activities'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Context, Queries } from '../../platform/context/context.ts'
import type { ActivityAccess } from './activities.policy.ts'
import { type ChainState, listNoteEntries, readChain } from './activities.store.ts'

/** The hash of each note of the company's shortlists as it is now; deleted notes are missing. */
export type ListNoteHashes = (db: Queries, companyId: string) => Promise<ReadonlyMap<string, string | null>>

type Check = Omit<ResourceOf<typeof activityChecks>, 'id' | 'type'>

/** Verifies the timeline's hash chain, entry by entry, up to its head. */
export async function checkChain(
  ctx: Context,
  { tenantId }: ActivityAccess,
  listNoteHashes: ListNoteHashes,
): Promise<Check> {
  const ofTenant = tenantId === 'every' ? null : tenantId
  const chain = await readChain(ctx.db, ofTenant)
  const altered = ofTenant === null ? null : await firstAlteredNote(ctx, ofTenant, listNoteHashes)
  const faults = [firstFault(chain), altered].filter((fault) => fault !== null)
  const [firstBroken = null] = faults.toSorted((left, right) => left.seq - right.seq)
  return {
    unbroken: firstBroken === null,
    entries: chain.entries,
    firstBroken,
    headHash: chain.head?.hash.toString('hex') ?? '',
    checkedAt: ctx.now().toISOString(),
  }
}

/** Truncating the end leaves a valid chain; only the head shows that entries are missing. */
function firstFault({ firstBroken, head, last }: ChainState): Check['firstBroken'] {
  if (firstBroken !== null) return { id: firstBroken.id, seq: firstBroken.seq, at: firstBroken.at.toISOString() }
  const isWhole = head === null ? last === null : last !== null && last.seq === head.seq && last.hash.equals(head.hash)
  return isWhole ? null : { id: null, seq: (last?.seq ?? 0) + 1, at: null }
}

async function firstAlteredNote(
  { db }: Context,
  tenantId: string,
  listNoteHashes: ListNoteHashes,
): Promise<Check['firstBroken']> {
  const hashes = await listNoteHashes(db, tenantId)
  const entries = await listNoteEntries(db, tenantId)
  const altered = entries.find(({ noteId, textHash }) => hashes.has(noteId) && hashes.get(noteId) !== textHash)
  return altered === undefined ? null : { id: altered.id, seq: altered.seq, at: altered.at.toISOString() }
}
