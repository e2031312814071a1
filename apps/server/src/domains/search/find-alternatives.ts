import type { QueryCard } from '@assay/contracts/query-card'
import type { CardNumbers, QueryCard as EngineCard, Match } from '@assay/ranking-engine'
import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { isCandidateInReach } from '../candidates/index.ts'
import { explainLive, type LivePool, numbersLive, rankLive } from '../ranking/index.ts'
import { engineCardOf, getRequirement, wireCardOf } from '../requirements/index.ts'
import { findCompany } from '../tenants/index.ts'
import { cardLike, differencesOf, MAX_SUBSTITUTES, NEAREST, WITHIN, withoutLimits } from './alternatives.rules.ts'
import { listExcepted } from './ask-pool.ts'
import { type Change, cardChanges } from './changes.rules.ts'
import { listAssigned } from './list-assigned.ts'
import { listShown } from './list-shown.ts'
import { modelFor } from './model-for.ts'
import { isEmployer, mayExplain, maySearchFor } from './searches.policy.ts'

export interface Alternatives {
  readonly requirementId: string | null
  readonly wireCard: QueryCard
  readonly matchedCount: number
  readonly original: { readonly match: Match; readonly isLeftOut: boolean } | null
  readonly substitutes: readonly FoundSubstitute[]
  /** Who comes next, where nobody comes close. */
  readonly nearest: readonly FoundSubstitute[]
  readonly relaxations: readonly (Omit<CardNumbers['relaxations'][number], 'card'> & {
    readonly changes: readonly Change[]
    readonly queryCard: QueryCard
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

/** Whoever matches and comes close to the original, with what each brings more or less. */
export async function findAlternatives(ctx: Context, live: LivePool, wanted: Wanted): Promise<Alternatives> {
  const { actor } = ctx
  const { requirementId, candidateId } = wanted
  if (requirementId === null && candidateId === null)
    throw new AppError('request.parameter', { detail: 'Name a requirement, a candidate, or both.' })
  if (!isEmployer(actor)) throw new AppError('permission.denied', { detail: 'Employers look for substitutes here.' })
  const assigned = await listAssigned(ctx)
  assertAllowed(maySearchFor(actor, requirementId, assigned) && mayExplain(actor))
  if (candidateId !== null && !(await isCandidateInReach(ctx, candidateId, listShown))) throw notFound('candidate')
  const wireCard = await cardFor(ctx, live, wanted)
  const now = ctx.now()
  const company = await findCompany(ctx.db, actor.companyId)
  const everywhere = { ...wireCard.exclude, inPipeline: false, passed: false }
  const hidden = await listExcepted(ctx.db, company, everywhere, requirementId)
  const taken = await listExcepted(ctx.db, company, { ...everywhere, inPipeline: true, passed: true }, requirementId)
  const model = await modelFor(ctx.db, live, { companyId: actor.companyId, requirementId, now })
  const options = { now: now.getTime(), model }
  const card = engineCardOf(wireCard)
  const original = await originalOf(live, card, { candidateId, options: { ...options, except: hidden } })
  const { card: compared, match } = original ?? { card, match: null }
  const except = [...new Set([...taken, ...(match === null ? [] : [match.candidateId])])]
  const matching = await rankLive(live, card, { ...options, except, limit: MAX_COMPARED })
  const only = matching.matches.map((each) => each.candidateId)
  const ranked =
    only.length === 0 ? [] : (await rankLive(live, compared, { ...options, only, limit: only.length })).matches
  const near = ranked.filter(({ score }) => match !== null && score >= match.score - WITHIN)
  const compare = (each: Match): FoundSubstitute => ({
    match: each,
    lines: differencesOf(match?.contributions ?? [], each.contributions),
  })
  const { relaxations } = await numbersLive(live, card, { ...options, except: taken })
  return {
    requirementId,
    wireCard,
    matchedCount: matching.matchedCount,
    original: match === null ? null : { match, isLeftOut: compared !== card },
    substitutes: near.slice(0, MAX_SUBSTITUTES).map(compare),
    nearest: near.length > 0 || match === null ? [] : ranked.slice(0, NEAREST).map(compare),
    relaxations: relaxations.map(({ card: relaxed, ...counts }) => {
      const queryCard = wireCardOf(relaxed, wireCard.exclude)
      return { ...counts, queryCard, changes: cardChanges(wireCard, queryCard) }
    }),
  }
}

/** Among so many of the best the nearest are found; beyond them nobody comes close. */
const MAX_COMPARED = 500

async function cardFor(ctx: Context, live: LivePool, { requirementId, candidateId }: Wanted): Promise<QueryCard> {
  if (requirementId !== null) return (await getRequirement(ctx, requirementId)).queryCard
  const profile = candidateId === null ? null : await live.profileOf(candidateId)
  if (profile === null) throw notFound('candidate')
  return wireCardOf(cardLike(profile))
}

interface Original {
  /** The card by which the original can be compared with others. */
  readonly card: EngineCard
  readonly match: Match
}

/** The candidate asked about, by the card itself or, where it leaves them out, by its wishes alone; else the best match. */
async function originalOf(
  live: LivePool,
  card: EngineCard,
  { candidateId, options }: { candidateId: string | null; options: Parameters<typeof explainLive>[3] },
): Promise<Original | null> {
  if (candidateId === null) {
    const [best] = (await rankLive(live, card, { ...options, limit: 1 })).matches
    return best === undefined ? null : { card, match: best }
  }
  const match = await explainLive(live, card, candidateId, options)
  if (match !== null) return { card, match }
  const wishes = withoutLimits(card)
  const wished = await explainLive(live, wishes, candidateId, options)
  return wished === null ? null : { card: wishes, match: wished }
}
