import type { Facet, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { LintFinding, SearchCriteria } from '@assay/contracts/search-criteria'
import type { SearchCriteria as EngineCriteria, FacetFilters, FacetName, Model } from '@assay/ranking-engine'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { dayIn, dayNumberOf } from '../../../platform/time/days.ts'
import { listDenying, listEmployedAt, listExcerpts } from '../../candidates/index.ts'
import { listInPipeline } from '../../pipeline/shortlists/index.ts'
import { explainLive, type LivePool, rankPackedLive } from '../../ranking/index.ts'
import { type Company, listNamesExcludedOn } from '../../tenants/index.ts'
import {
  type Circumstances,
  type FrozenMatch,
  frozenMatchOf,
  onlyOf,
  type StoredMatches,
  seedsOf,
  withExcerpts,
} from '../searches/index.ts'
import { findWordMatches, type WordSearch } from './find-word-matches.ts'

export interface Answer {
  readonly poolHash: string
  readonly poolSize: number
  readonly matchedCount: number
  /** By rank; the rest of each match is in `kept`. */
  readonly candidateIds: readonly string[]
  readonly kept: StoredMatches
  readonly facets: readonly Facet[]
  readonly waterfall: readonly WaterfallStep[]
  readonly modelVersionId: string
  readonly tookMs: number
  /** About words that no profile contains, or nearly all do. */
  readonly wordLint: readonly LintFinding[]
  readonly circumstances: Circumstances
  readonly build: { readonly model: string; readonly tables: string }
}

export interface PoolQuery {
  readonly criteria: EngineCriteria
  readonly except: readonly string[]
  /** null or absent: all candidates. */
  readonly only?: readonly string[] | null
  readonly limit: number
  readonly offset?: number
  readonly filters?: FacetFilters
  readonly model: Model
  readonly tieSeed?: number | undefined
  readonly equalSeed?: number | undefined
  /** Unless false, also computes each rank without self-reported skills, which takes a second pass over the pool. */
  readonly withoutClaims?: boolean
  /** All unless given by name. */
  readonly facets?: readonly FacetName[]
  /** Looked up here unless given. */
  readonly saying?: WordSearch
}

/** Ranks today's pool and adds the excerpts of evidence. */
export async function askPool(db: Queries, live: LivePool, asked: PoolQuery, now: Date): Promise<Answer> {
  const { said, lint } = asked.saying ?? (await findWordMatches(db, asked.criteria))
  const { packed, ...ranked } = await rankPackedLive(live, asked.criteria, {
    now: now.getTime(),
    limit: asked.limit,
    offset: asked.offset ?? 0,
    except: asked.except,
    facets: asked.facets ?? true,
    withoutClaims: asked.withoutClaims ?? true,
    model: asked.model,
    ...onlyOf(asked),
    ...(asked.filters === undefined ? {} : { filters: asked.filters }),
    ...(said.length === 0 ? {} : { said }),
    ...seedsOf(asked),
  })
  const excerpts = await listExcerpts(db, packed.candidateIds, packed.skills)
  return {
    poolHash: ranked.poolHash,
    poolSize: ranked.poolSize,
    matchedCount: ranked.matchedCount,
    candidateIds: packed.candidateIds,
    kept: withExcerpts(packed, excerpts),
    facets: ranked.facets.map((facet) => ({ ...facet, values: [...facet.values] })),
    waterfall: ranked.waterfall,
    modelVersionId: ranked.modelVersion,
    tookMs: ranked.tookMs,
    wordLint: lint,
    circumstances: {
      poolVersion: ranked.origin.poolVersion,
      asOfDay: ranked.origin.asOfDay,
      day: dayNumberOf(now),
      ...(ranked.origin.taxonomy === 0 ? {} : { taxonomy: ranked.origin.taxonomy }),
      except: asked.except,
      ...onlyOf(asked),
      ...(said.length === 0 ? {} : { said }),
      ...seedsOf(asked),
    },
    build: { model: ranked.origin.modelHash, tables: ranked.origin.tablesHash },
  }
}

/** One candidate in today's ranking; null if the criteria exclude them. */
export async function askAboutOne(
  db: Queries,
  live: LivePool,
  asked: {
    readonly criteria: EngineCriteria
    readonly except: readonly string[]
    readonly only?: readonly string[] | null | undefined
    readonly model: Model
    readonly tieSeed?: number | undefined
    readonly equalSeed?: number | undefined
    readonly candidateId: string
  },
  now: Date,
): Promise<FrozenMatch | null> {
  const { criteria, except, model, candidateId } = asked
  const { said } = await findWordMatches(db, criteria)
  const options = { now: now.getTime(), except, model, said, withoutClaims: true, ...onlyOf(asked), ...seedsOf(asked) }
  const match = await explainLive(live, criteria, candidateId, options)
  if (match === null) return null
  const named = match.contributions.flatMap(({ evidence }) => evidence?.skill ?? [])
  return frozenMatchOf(match, await listExcerpts(db, [candidateId], named))
}

/**
 * Candidates hidden from this company: by their own choice, by the employers that the company leaves out, or because
 * the criteria exclude its pipeline. No name in a search may change this list: its count would confirm an employer.
 */
export async function listExcepted(
  { db, now }: Pick<Context, 'db' | 'now'>,
  company: Company | null,
  exclude: SearchCriteria['exclude'],
  requirementId: string | null = null,
): Promise<string[]> {
  if (company === null) return []
  const { inPipeline, rejected } = exclude
  const [known, denying, employed] = await Promise.all([
    listInPipeline(db, { companyId: company.id, requirementId, inPipeline, rejected }),
    listDenying(db, company.name),
    listNamesExcludedOn(db, company.id, dayIn(company.timezone, now())).then((names) =>
      names.length === 0 ? [] : listEmployedAt(db, names),
    ),
  ])
  return [...new Set([...denying, ...employed, ...known])]
}
