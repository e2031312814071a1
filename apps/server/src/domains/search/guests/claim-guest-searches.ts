import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { guestSearchesClaimed, insertSearch, packFrozenMatches } from '../searches/index.ts'
import { findGuest, type GuestSearch, markConverted, takeGuestSearches } from './guest-searches.store.ts'
import { mayClaimSearches } from './guests.policy.ts'

export interface NewAccount {
  readonly userId: string
  readonly companyId: string
  readonly guestCookieHash: string | null
}

/** Moves a browser's guest searches to the account when its user registers. Idempotent. */
export async function claimGuestSearches(ctx: Context, account: NewAccount): Promise<number> {
  assertAllowed(mayClaimSearches(ctx.actor))
  const { guestCookieHash } = account
  if (guestCookieHash === null) return 0
  return ctx.transaction(async (tx) => {
    const guest = await findGuest(tx, guestCookieHash)
    if (guest === null) return 0
    const searches = await takeGuestSearches(tx, guest.id, ctx.now())
    for (const search of searches) await keepAsOwn(tx, search, account)
    await markConverted(tx, guest.id, account.userId)
    if (searches.length > 0) tx.record(guestSearchesClaimed(account, searches.length))
    return searches.length
  })
}

async function keepAsOwn(tx: Tx, search: GuestSearch, { userId, companyId }: NewAccount): Promise<void> {
  const { door, text, criteria, spans, notUnderstood, lint, facets, waterfall } = search
  const { poolHash, poolSize, matchedCount, modelVersionId, tookMs, seal, createdAt, matches } = search
  await insertSearch(
    tx,
    {
      door,
      text,
      criteria,
      spans,
      notUnderstood,
      lint,
      facets,
      waterfall,
      poolHash,
      poolSize,
      matchedCount,
      modelVersionId,
      tookMs,
      seal,
      createdAt,
      userId,
      companyId,
      requirementId: null,
      parentId: null,
      id: newId(createdAt.getTime()),
      frozenCount: matches.length,
      createdForAlert: false,
      seenAt: createdAt,
      state: 'ready',
      updatedAt: createdAt,
    },
    { candidateIds: matches.map(({ candidateId }) => candidateId), kept: packFrozenMatches(matches) },
  )
}
