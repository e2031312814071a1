import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { showCandidatesById } from '../../candidates/index.ts'
import { type Counterfactual, counterfactualLive, type LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { findWordMatches, listExcepted } from '../matches/index.ts'
import { getSearch, isSearched, mayExplain, modelOfSearch, onlyOf, type Search } from '../searches/index.ts'

/** Ranks up to this one count as "among the best". */
export const BEST = 5

export interface SearchCounterfactual extends Counterfactual {
  readonly search: Search
  readonly candidateId: string
  readonly maskedNames: ReadonlyMap<string, string>
}

/** Changes that would move a candidate's rank in a search, on today's pool. */
export async function findCounterfactual(
  ctx: Context,
  live: LivePool,
  { searchId, candidateId }: { searchId: string; candidateId: string },
): Promise<SearchCounterfactual> {
  const search = await getSearch(ctx, searchId)
  assertAllowed(mayExplain(ctx.actor), 'Your role doesn’t include explanations of ranks.')
  const company = await findCompany(ctx.db, search.companyId)
  const except = await listExcepted(ctx, company, search.criteria.exclude, search.requirementId)
  if (!isSearched(search.seal, except, candidateId)) throw notFound('candidate')
  const model = await modelOfSearch(ctx.db, live, search, ctx.now())
  const criteria = engineCriteriaOf(search.criteria)
  const { said } = await findWordMatches(ctx.db, criteria)
  const options = { now: ctx.now().getTime(), into: BEST, except, ...onlyOf(search.seal), model, said }
  const found = await counterfactualLive(live, criteria, candidateId, options)
  if (found === null) throw notFound('candidate')
  const movers = found.keptBack.relaxations.flatMap(({ entering, leaving }) => [...entering, ...leaving])
  const shown = await showCandidatesById(ctx.db, ctx.actor, [...new Set(movers)])
  const maskedNames = new Map(shown.map(({ id, attributes }) => [id, String(attributes['maskedName'])]))
  return { ...found, search, candidateId, maskedNames }
}
