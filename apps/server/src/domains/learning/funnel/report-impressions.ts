import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getSearch, listFrozenMatches } from '../../search/index.ts'
import { mayReportImpressions } from './impressions.policy.ts'
import { saveImpressions } from './impressions.store.ts'

export interface ReportImpressions {
  readonly searchId: string
  readonly seen: readonly { readonly candidateId: string; readonly opened: boolean; readonly longLook: boolean }[]
}

/**
 * Stores which candidates the caller was shown. The rank comes from the frozen list and not from the client; candidates
 * outside the list are ignored.
 */
export async function reportImpressions(ctx: Context, { searchId, seen }: ReportImpressions): Promise<void> {
  const { actor } = ctx
  if (!mayReportImpressions(actor))
    throw new AppError('permission.denied', { detail: 'Only employers can view matches.' })
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
  // Sorted, so that two reports cannot deadlock.
  await saveImpressions(
    ctx.db,
    rows.toSorted((left, right) => left.place - right.place),
  )
}
