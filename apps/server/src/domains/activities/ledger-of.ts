import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { activityAccess } from './activities.policy.ts'
import { listForExport, readChain } from './activities.store.ts'
import { actorIdShown, canonicalShown } from './shown-actors.ts'
import { withMerged } from './with-merged.ts'

export interface LedgerEntry {
  readonly seq: number
  readonly at: string
  readonly verb: string
  readonly actor: { readonly type: string; readonly id: string | null }
  readonly candidateId: string | null
  readonly reasonCode: string | null
  /** The input of the hash after the bytes of prevHash; null where it would name a link. */
  readonly canonical: string | null
  readonly prevHash: string
  readonly hash: string
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[]
  /** The last link of the company's chain when this was read. */
  readonly head: { readonly seq: number; readonly hash: string } | null
  readonly isUnbroken: boolean
}

const MOST = 20_000

/** The audit log of a job, or of one candidate for it, with everything that proves it. */
export async function ledgerOf(
  ctx: Context,
  { requirementId, candidateId, companyId }: { requirementId: string; candidateId: string | null; companyId: string },
): Promise<Ledger> {
  const access = activityAccess(ctx.actor, new Set([requirementId]))
  assertAllowed(access?.hasDetails === true, 'Your role can’t see this job’s timeline.')
  const rows = await listForExport(ctx.db, {
    access: { tenantId: companyId, hasDetails: true },
    filter: await withMerged(ctx.db, { requirement: requirementId, candidate: candidateId ?? undefined }),
    most: MOST,
  })
  const { head, firstBroken } = await readChain(ctx.db, companyId)
  return {
    entries: rows
      .toSorted((left, right) => left.seq - right.seq)
      .map((row) => ({
        seq: row.seq,
        at: row.at.toISOString(),
        verb: row.verb,
        actor: { type: row.actorType, id: actorIdShown(row) },
        candidateId: row.candidateId,
        reasonCode: row.reasonCode,
        canonical: canonicalShown(row),
        prevHash: row.prevHash.toString('hex'),
        hash: row.hash.toString('hex'),
      })),
    head: head === null ? null : { seq: head.seq, hash: head.hash.toString('hex') },
    isUnbroken: firstBroken === null,
  }
}
