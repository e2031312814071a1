import type { Pay } from '@assay/contracts/money'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { Context } from '../../../platform/context/context.ts'
import { hourlyRateMinor, showCandidatesById } from '../../candidates/index.ts'
import { FROZEN_MATCHES, type FrozenMatch, metCriteriaOf } from '../searches/index.ts'
import { cursors, type MatchPage, windowOf } from './list-matches.ts'

interface Facts {
  readonly pay: number | null
  readonly notice: number | null
  readonly years: number | null
}

/**
 * The best matches in another order than their rank, which they keep; what is not stated comes last. Only as many
 * matches are put in order as a search stores.
 */
export async function sortMatches(
  ctx: Context,
  wanted: {
    readonly sort: readonly SortKey[]
    readonly page: PageRequest
    readonly read: (page: PageRequest) => Promise<MatchPage>
  },
): Promise<MatchPage> {
  const whole = await wanted.read({ size: FROZEN_MATCHES })
  const facts = await factsOf(ctx, whole.matches)
  const ordered = whole.matches.toSorted((a, b) => compare(wanted.sort, a, b, facts))
  const window = windowOf(wanted.page, ordered.length)
  const matches = ordered.slice(window.start, window.end)
  return { ...whole, matches, total: ordered.length, ...cursors(window, ordered.length) }
}

async function factsOf({ db, actor }: Context, matches: readonly FrozenMatch[]): Promise<ReadonlyMap<string, Facts>> {
  const ids = matches.map(({ candidateId }) => candidateId)
  const shown = await showCandidatesById(db, actor, ids, undefined, FACTS)
  return new Map(
    shown.map(({ id, attributes }) => [
      id,
      {
        pay: hourlyRateMinor((attributes['rateExpected'] ?? null) as Pay | null),
        notice: (attributes['noticeDays'] ?? null) as number | null,
        years: (attributes['experienceYears'] ?? null) as number | null,
      },
    ]),
  )
}

const FACTS = new Set(['rateExpected', 'noticeDays', 'experienceYears'])

function compare(keys: readonly SortKey[], a: FrozenMatch, b: FrozenMatch, facts: ReadonlyMap<string, Facts>): number {
  for (const { name, descending } of keys) {
    const [left, right] = [sortValueOf(name, a, facts), sortValueOf(name, b, facts)]
    if (left === right) continue
    if (left === null || right === null) return left === null ? 1 : -1
    return descending ? right - left : left - right
  }
  return a.rank - b.rank
}

function sortValueOf(name: string, match: FrozenMatch, facts: ReadonlyMap<string, Facts>): number | null {
  if (name === 'rank') return match.rank
  if (name === 'mustHavesMet') return metCriteriaOf(match).mustHavesMet
  if (name === 'verified') return match.low
  const own = facts.get(match.candidateId)
  return own?.[name as keyof Facts] ?? null
}
