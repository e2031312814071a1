import type { Standings } from '../pipeline/shortlists/index.ts'
import { type LivePool, rankLive } from '../ranking/index.ts'
import { engineCardOf } from '../requirements/index.ts'
import { getSearch } from './get-search.ts'
import { listShown } from './list-shown.ts'
import { modelFor } from './model-for.ts'
import { findFrozenMatch } from './searches.store.ts'

/** How candidates stood in a frozen search, and how they stand by a card today. */
export function standingsOf(live: LivePool): Standings {
  return {
    listShown,
    inSearch: async (ctx, searchId, candidateIds) => {
      const search = await getSearch(ctx, searchId)
      const standing = new Map<string, { rank: number; score: number; modelVersion: string }>()
      for (const id of candidateIds) {
        const match = await findFrozenMatch(ctx.db, search.id, id)
        if (match !== null)
          standing.set(id, { rank: match.rank, score: match.score, modelVersion: search.modelVersionId })
      }
      return standing
    },
    byCard: async (ctx, requirement, candidateIds) => {
      if (candidateIds.length === 0 || !live.isReady) return new Map()
      const { id: requirementId, companyId } = requirement
      const model = await modelFor(ctx.db, live, { companyId, requirementId, now: ctx.now() })
      const ranked = await rankLive(live, engineCardOf(requirement.queryCard), {
        now: ctx.now().getTime(),
        limit: candidateIds.length,
        model,
        only: candidateIds,
      })
      // Among so few a rank would say nothing about the pool.
      return new Map(
        ranked.matches.map(({ candidateId, score }) => [
          candidateId,
          { rank: null, score, modelVersion: ranked.modelVersion },
        ]),
      )
    },
  }
}
