import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getSearch, listFrozenMatches } from '../../search/index.ts'
import { mayReportImpressions } from './impressions.policy.ts'
import { keepImpressions } from './impressions.store.ts'

export interface ReportImpressions {
  readonly searchId: string
  readonly seen: readonly { readonly candidateId: string; readonly opened: boolean; readonly longLook: boolean }[]
}

/**
 * Keeps who was shown to the caller. The place is that of the frozen list and not what a client says; who is not in the
 * list was shown in another one, and is not learned from.
 */
export async function reportImpressions(ctx: Context, { searchId, seen }: ReportImpressions): Promise<void> {
  const { actor } = ctx
  if (!mayReportImpressions(actor)) throw new AppError('permission.denied', { detail: 'Employers look at matches.' })
  const search = await getSearch(ctx, searchId)
  const frozen = await listFrozenMatches(ctx.db, search.id, { from: 0, to: search.frozenCount })
  const places = new Map(frozen.map(({ candidateId, rank }) => [candidateId, rank]))
  const now = ctx.now()
  const once = new Map(seen.map((each) => [each.candidateId.toLowerCase(), each]))
  const rows = [...once].flatMap(([candidateId, { opened, longLook }]) => {
    const place = places.get(candidateId)
    if (place === undefined) return []
    return {
      searchId: search.id,
      viewerId: actor.userId,
      candidateId,
      companyId: actor.companyId,
      place,
      shownAt: now,
      openedAt: opened || longLook ? now : null,
      longLookAt: longLook ? now : null,
    }
  })
  // In one order, so that two reports never wait for each other.
  await keepImpressions(
    ctx.db,
    rows.toSorted((left, right) => left.place - right.place),
  )
}
