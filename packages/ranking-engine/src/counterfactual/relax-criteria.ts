/** Drops one condition at a time and lists the candidates that enter and leave the top. */

import type { Pool } from '../inverted-index/pool.ts'
import { areYearsRequired, type Constraints, type SearchCriteria } from '../query/search-criteria.ts'
import { explain, rank } from '../rank.ts'
import type { CountOptions } from '../sharing/question.ts'

export interface Relaxation {
  /** As in the waterfall: `mustHave:0`, `rate`, `language:de` … */
  readonly target: string
  readonly rankThen: number
  readonly scoreThen: number
  /** Ids of the candidates that enter and leave the top. */
  readonly entering: readonly string[]
  readonly leaving: readonly string[]
  readonly matchedThen: number
}

export interface KeptBack {
  /** Null when the candidate does not match. */
  readonly rankNow: number | null
  readonly relaxations: readonly Relaxation[]
}

export interface RelaxOptions extends CountOptions {
  /** The size of the top. */
  readonly into: number
}

/** Every condition whose absence would raise the candidate, the most helpful first. */
export function findWhatKeepsBack(
  pool: Pool,
  criteria: SearchCriteria,
  candidateId: string,
  options: RelaxOptions,
): KeptBack {
  const best = (of: SearchCriteria) => rank(pool, of, { ...options, limit: options.into })
  const before = best(criteria).matches.map((match) => match.candidateId)
  const rankNow = explain(pool, criteria, candidateId, options)?.rank ?? null
  const relaxations = listRelaxed(criteria).flatMap(({ target, relaxed }): Relaxation[] => {
    const match = explain(pool, relaxed, candidateId, options)
    if (match === null || (rankNow !== null && match.rank >= rankNow)) return []
    const then = best(relaxed)
    const after = then.matches.map((each) => each.candidateId)
    return [
      {
        target,
        rankThen: match.rank,
        scoreThen: match.score,
        entering: after.filter((id) => !before.includes(id)),
        leaving: before.filter((id) => !after.includes(id)),
        matchedThen: then.matchedCount,
      },
    ]
  })
  return { rankNow, relaxations: relaxations.sort((left, right) => left.rankThen - right.rankThen) }
}

/** The criteria without each of their conditions in turn. A must-have is dropped whole. */
export function listRelaxed(criteria: SearchCriteria): { target: string; relaxed: SearchCriteria }[] {
  const mustHaves = criteria.mustHave.map((_, position) => ({
    target: `mustHave:${position}`,
    relaxed: { ...criteria, mustHave: criteria.mustHave.filter((_must, at) => at !== position) },
  }))
  const without = (target: string, limits: Partial<Constraints>) => ({
    target,
    relaxed: { ...criteria, constraints: { ...criteria.constraints, ...limits } },
  })
  const { constraints } = criteria
  return [
    ...mustHaves,
    ...(criteria.seniority === 'none'
      ? []
      : [{ target: 'seniority', relaxed: { ...criteria, seniority: 'none' as const } }]),
    ...withoutYears(criteria),
    ...(constraints.rateMax === null ? [] : [without('rate', { rateMax: null })]),
    ...(constraints.noticeMaxDays === null && constraints.startBy === null
      ? []
      : [without('notice', { noticeMaxDays: null, startBy: null })]),
    ...(constraints.overlapHours === null ? [] : [without('overlap', { overlapHours: null })]),
    ...constraints.languages.map(({ code }) =>
      without(`language:${code}`, { languages: constraints.languages.filter((each) => each.code !== code) }),
    ),
    ...(constraints.countries.length === 0 ? [] : [without('country', { countries: [] })]),
    ...(constraints.engagement.length === 0 ? [] : [without('engagement', { engagement: [] })]),
  ]
}

/** Required years are first only preferred; then they are dropped. */
function withoutYears(criteria: SearchCriteria): { target: string; relaxed: SearchCriteria }[] {
  const { years, constraints } = criteria
  if (years === null || (years.min <= 0 && years.max === null)) return []
  if (!areYearsRequired(criteria)) return [{ target: 'years', relaxed: { ...criteria, years: null } }]
  const required = { ...constraints.required, years: false }
  return [{ target: 'years', relaxed: { ...criteria, constraints: { ...constraints, required } } }]
}
