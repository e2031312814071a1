import { type AuditResult, auditCuts, auditMeasures, type RerankingTrial } from '@assay/contracts/bias-audits'
import { MIN_PEOPLE_SHOWN } from '@assay/contracts/demographics'
import type { Groups } from '../demographics/index.ts'
import type { Assessment, Gathered, LastRanking } from './gather-assessments.ts'
import { impactTable } from './impact-tables.rules.ts'
import { findProxies, type Measured } from './proxies.rules.ts'
import { detConstSort, minSkew, ndcgOf, sharesOf } from './reranking.rules.ts'

export type GroupsById = ReadonlyMap<string, Groups>

const NOTHING: Groups = { sex: null, race: null }

/** The arithmetic part of an audit; no result describes a single person. */
export function auditOf(
  { assessments, rankings, models }: Gathered,
  groups: GroupsById,
  { triesReranking }: { readonly triesReranking: boolean },
): Omit<AuditResult, 'swaps'> {
  const people = [...new Set(assessments.map(({ candidateId }) => candidateId))]
  const answered = people.filter((id) => groups.has(id)).length
  return {
    assessments: assessments.length,
    people: people.length,
    jobs: rankings.length,
    answered: answered < MIN_PEOPLE_SHOWN ? null : answered,
    models: [...models],
    tables: auditMeasures.flatMap((measure) => {
      const outcomes = assessments.map(({ candidateId, reached }) => ({
        ...(groups.get(candidateId) ?? NOTHING),
        isSelected: reached[measure],
      }))
      return auditCuts.map((by) => impactTable(outcomes, { measure, by }))
    }),
    proxies: findProxies(measuredPeople(assessments, groups)),
    reranking: triesReranking ? (['sex', 'race'] as const).flatMap((by) => tryReranking(rankings, groups, by)) : [],
  }
}

/** Each person once, however many jobs they were ranked for. */
function measuredPeople(assessments: readonly Assessment[], groups: GroupsById): Measured[] {
  const byPerson = Map.groupBy(assessments, ({ candidateId }) => candidateId)
  return [...byPerson].flatMap(([id, own]) => {
    const answer = groups.get(id)
    if (answer === undefined) return []
    const names = [...new Set(own.flatMap(({ points }) => [...points.keys()]))]
    const mean = (name: string) => own.reduce((sum, { points }) => sum + (points.get(name) ?? 0), 0) / own.length
    return [{ ...answer, points: new Map(names.map((name) => [name, mean(name)])) }]
  })
}

/** Fewer people with an answer make no shares worth keeping. */
const MIN_KNOWN = 20

/** Rankings of fewer people are left out, and people without an answer form a separate group. */
function tryReranking(rankings: readonly LastRanking[], groups: GroupsById, by: 'sex' | 'race'): RerankingTrial[] {
  const trials = rankings.flatMap(({ list }) => {
    const ranked = list.map((each) => ({ ...each, group: groups.get(each.id)?.[by] ?? 'unknown' }))
    if (ranked.filter(({ group }) => group !== 'unknown').length < MIN_KNOWN) return []
    const shares = sharesOf(ranked)
    const after = detConstSort(ranked, shares)
    return [{ ndcg: ndcgOf(after), before: minSkew(ranked, shares), after: minSkew(after, shares) }]
  })
  if (trials.length === 0) return []
  const mean = (of: (trial: (typeof trials)[number]) => number) =>
    trials.reduce((sum, trial) => sum + of(trial), 0) / trials.length
  return [
    {
      by,
      rankings: trials.length,
      ndcg: mean(({ ndcg }) => ndcg),
      ndcgLowest: Math.min(...trials.map(({ ndcg }) => ndcg)),
      skewBefore: mean(({ before }) => before),
      skewAfter: mean(({ after }) => after),
    },
  ]
}
