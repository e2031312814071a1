import type { Model, Pool } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { dayOf } from '../../../platform/time/days.ts'
import type { Line, Rankings } from '../../pipeline/shortlists/index.ts'
import { type LivePool, rankLive } from '../../ranking/index.ts'
import { engineCriteriaOf, type Requirement } from '../../requirements/index.ts'
import { type Excerpts, findFrozenMatch, frozenMatchOf, getSearch, listShown, modelFor } from '../searches/index.ts'

const NO_EXCERPTS: Excerpts = new Map()

/** Ranks of candidates in a frozen search, and under criteria today. */
export function rankingsOf(live: LivePool): Rankings {
  const modelOf: ModelOf = (ctx, { id: requirementId, companyId }) =>
    modelFor(ctx.db, live, { companyId, requirementId, now: ctx.now() })
  const rankOnly: RankOnly = async (ctx, requirement, candidateIds) => {
    const { criteria } = requirement
    const model = await modelOf(ctx, requirement)
    return rankLive(live, engineCriteriaOf(criteria), {
      now: ctx.now().getTime(),
      limit: candidateIds.length,
      model,
      only: candidateIds,
      facets: false,
    })
  }
  const scores = rememberScores(live, { modelOf, rankOnly })
  return {
    listShown,
    explain: (ctx, requirement, entries) =>
      explainEntries(ctx, { requirement, entries, rankOnly: live.isReady ? rankOnly : null }),
    inSearch: async (ctx, searchId, candidateIds) => {
      const search = await getSearch(ctx, searchId)
      const ranking = new Map<string, { rank: number; score: number; modelVersion: string }>()
      for (const id of candidateIds) {
        const match = await findFrozenMatch(ctx.db, search.id, id)
        if (match !== null)
          ranking.set(id, { rank: match.rank, score: match.score, modelVersion: search.modelVersionId })
      }
      return ranking
    },
    byCriteria: async (ctx, requirement, candidateIds) => {
      if (candidateIds.length === 0 || !live.isReady) return new Map()
      // A rank among so few would be meaningless for the pool.
      return scores(ctx, requirement, candidateIds)
    },
  }
}

type RankOnly = (ctx: Context, requirement: Requirement, candidateIds: readonly string[]) => ReturnType<typeof rankLive>
type ModelOf = (ctx: Context, requirement: Requirement) => Promise<Model>
type Scores = ReadonlyMap<string, { readonly rank: null; readonly score: number; readonly modelVersion: string }>

/** A list of a few hundred entries takes some kilobytes. */
const MAX_REMEMBERED = 300

/** Scores of the same candidates under the same criteria stay the same while pool, model and day do. */
function rememberScores(live: LivePool, { modelOf, rankOnly }: { modelOf: ModelOf; rankOnly: RankOnly }) {
  let of: { readonly pool: Pool; readonly version: number } | null = null
  let remembered = new WeakMap<Model, Map<string, Scores>>()
  return async (ctx: Context, requirement: Requirement, candidateIds: readonly string[]): Promise<Scores> => {
    const [pool, version] = [live.current(), live.poolVersion()]
    if (of?.pool !== pool || of.version !== version) {
      of = { pool, version }
      remembered = new WeakMap()
    }
    const model = await modelOf(ctx, requirement)
    const known = remembered.get(model) ?? new Map<string, Scores>()
    remembered.set(model, known)
    const key = JSON.stringify([dayOf(ctx.now()), requirement.criteria, candidateIds])
    const before = known.get(key)
    if (before !== undefined) return before
    const { matches, modelVersion } = await rankOnly(ctx, requirement, candidateIds)
    const scores: Scores = new Map(
      matches.map(({ candidateId, score }) => [candidateId, { rank: null, score, modelVersion }]),
    )
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(key, scores)
    return scores
  }
}

interface ToExplain {
  readonly requirement: Requirement
  readonly entries: Parameters<Rankings['explain']>[2]
  /** null: no candidate can be ranked yet. */
  readonly rankOnly: RankOnly | null
}

/** The frozen lines if the entry came from a search; else today's lines under the requirement's criteria. */
async function explainEntries(
  ctx: Context,
  { requirement, entries, rankOnly }: ToExplain,
): Promise<Awaited<ReturnType<Rankings['explain']>>> {
  const explained = new Map<string, { score: number; lines: readonly Line[] }>()
  for (const { id, searchId, candidateId } of entries) {
    const frozen = searchId === null ? null : await findFrozenMatch(ctx.db, searchId, candidateId)
    if (frozen !== null) explained.set(id, { score: frozen.score, lines: frozen.contributions })
  }
  const rest = entries.filter(({ id }) => !explained.has(id))
  if (rest.length === 0 || rankOnly === null) return explained
  const ids = rest.map(({ candidateId }) => candidateId)
  const today = new Map((await rankOnly(ctx, requirement, ids)).matches.map((match) => [match.candidateId, match]))
  for (const { id, candidateId } of rest) {
    const match = today.get(candidateId)
    if (match !== undefined)
      explained.set(id, { score: match.score, lines: frozenMatchOf(match, NO_EXCERPTS).contributions })
  }
  return explained
}
