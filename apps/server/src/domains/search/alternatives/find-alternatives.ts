import type { SearchCriteria } from '@assay/contracts/search-criteria'
import type { CriteriaNumbers, SearchCriteria as EngineCriteria, Match } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { isCandidateAccessible } from '../../candidates/index.ts'
import { explainLive, type LivePool, numbersLive, rankLive } from '../../ranking/index.ts'
import {
  engineCriteriaOf,
  findPayUnit,
  getRequirement,
  type PayUnit,
  wireCriteriaOf,
} from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { listExcepted } from '../matches/index.ts'
import { type Change, criteriaChanges } from '../reading/index.ts'
import { isEmployer, listAssigned, listShown, mayExplain, maySearchFor, modelFor } from '../searches/index.ts'
import { criteriaLike, differencesOf, MAX_SUBSTITUTES, NEAREST, WITHIN, withoutLimits } from './alternatives.rules.ts'

export interface Alternatives {
  readonly requirementId: string | null
  readonly wireCriteria: SearchCriteria
  readonly matchedCount: number
  readonly original: { readonly match: Match; readonly isLeftOut: boolean } | null
  readonly substitutes: readonly FoundSubstitute[]
  /** The currency and period that pay is shown in. */
  readonly payUnit: PayUnit | null
  /** The next candidates, if none is close. */
  readonly nearest: readonly FoundSubstitute[]
  readonly relaxations: readonly (Omit<CriteriaNumbers['relaxations'][number], 'criteria'> & {
    readonly changes: readonly Change[]
    readonly criteria: SearchCriteria
  })[]
}

export interface FoundSubstitute {
  readonly match: Match
  readonly lines: ReturnType<typeof differencesOf>
}

interface Wanted {
  readonly requirementId: string | null
  readonly candidateId: string | null
}

/** Finds matches close to the original, with the differences of each. */
export async function findAlternatives(ctx: Context, live: LivePool, wanted: Wanted): Promise<Alternatives> {
  const { actor } = ctx
  const { requirementId, candidateId } = wanted
  if (requirementId === null && candidateId === null)
    throw new AppError('request.parameter', { detail: 'Send a requirement, a candidate, or both.' })
  if (!isEmployer(actor)) throw new AppError('permission.denied', { detail: 'Only employers can find alternatives.' })
  const assigned = await listAssigned(ctx)
  assertAllowed(maySearchFor(actor, requirementId, assigned) && mayExplain(actor))
  if (candidateId !== null && !(await isCandidateAccessible(ctx, candidateId, listShown))) throw notFound('candidate')
  const wireCriteria = await criteriaFor(ctx, live, wanted)
  const now = ctx.now()
  const company = await findCompany(ctx.db, actor.companyId)
  const everywhere = { ...wireCriteria.exclude, inPipeline: false, rejected: false }
  const hidden = await listExcepted(ctx, company, everywhere, requirementId)
  const taken = await listExcepted(ctx, company, { ...everywhere, inPipeline: true, rejected: true }, requirementId)
  const model = await modelFor(ctx.db, live, { companyId: actor.companyId, requirementId, now })
  const options = { now: now.getTime(), model }
  const criteria = engineCriteriaOf(wireCriteria)
  const original = await originalOf(live, criteria, { candidateId, options: { ...options, except: hidden } })
  const { criteria: compared, match } = original ?? { criteria, match: null }
  const except = [...new Set([...taken, ...(match === null ? [] : [match.candidateId])])]
  const matching = await rankLive(live, criteria, { ...options, except, limit: MAX_COMPARED })
  const only = matching.matches.map((each) => each.candidateId)
  const ranked =
    only.length === 0 ? [] : (await rankLive(live, compared, { ...options, only, limit: only.length })).matches
  const near = ranked.filter(({ score }) => match !== null && score >= match.score - WITHIN)
  const compare = (each: Match): FoundSubstitute => ({
    match: each,
    lines: differencesOf(match?.contributions ?? [], each.contributions),
  })
  const { relaxations } = await numbersLive(live, criteria, { ...options, except: taken })
  return {
    requirementId,
    wireCriteria,
    matchedCount: matching.matchedCount,
    payUnit:
      wireCriteria.constraints.rateMax ?? (await findPayUnit(ctx.db, { companyId: actor.companyId, requirementId })),
    original: match === null ? null : { match, isLeftOut: compared !== criteria },
    substitutes: near.slice(0, MAX_SUBSTITUTES).map(compare),
    nearest: near.length > 0 || match === null ? [] : ranked.slice(0, NEAREST).map(compare),
    relaxations: relaxations.map(({ criteria: relaxed, ...counts }) => {
      const criteria = wireCriteriaOf(relaxed, wireCriteria)
      return { ...counts, criteria, changes: criteriaChanges(wireCriteria, criteria) }
    }),
  }
}

/** The nearest are sought among this many best matches; further ones are never close. */
const MAX_COMPARED = 500

async function criteriaFor(
  ctx: Context,
  live: LivePool,
  { requirementId, candidateId }: Wanted,
): Promise<SearchCriteria> {
  if (requirementId !== null) return (await getRequirement(ctx, requirementId)).criteria
  const profile = candidateId === null ? null : await live.profileOf(candidateId)
  if (profile === null) throw notFound('candidate')
  return wireCriteriaOf(criteriaLike(profile))
}

interface Original {
  /** Criteria by which the original can be compared with others. */
  readonly criteria: EngineCriteria
  readonly match: Match
}

/**
 * The given candidate under the criteria or, if those exclude them, under the criteria without conditions; else the
 * best match.
 */
async function originalOf(
  live: LivePool,
  criteria: EngineCriteria,
  { candidateId, options }: { candidateId: string | null; options: Parameters<typeof explainLive>[3] },
): Promise<Original | null> {
  if (candidateId === null) {
    const [best] = (await rankLive(live, criteria, { ...options, limit: 1 })).matches
    return best === undefined ? null : { criteria, match: best }
  }
  const match = await explainLive(live, criteria, candidateId, options)
  if (match !== null) return { criteria, match }
  const unlimited = withoutLimits(criteria)
  const found = await explainLive(live, unlimited, candidateId, options)
  return found === null ? null : { criteria: unlimited, match: found }
}
