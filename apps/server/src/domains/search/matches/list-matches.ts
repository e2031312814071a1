import type { Facet } from '@assay/contracts/candidate-searches'
import { readCursor, writeCursor } from '@assay/jsonapi/cursor'
import type { PageRequest } from '@assay/jsonapi/page'
import type { FacetFilters } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { listInPipeline, listShortlistedIds } from '../../pipeline/shortlists/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  FROZEN_MATCHES,
  type FrozenMatch,
  findFrozen,
  findFrozenMatch,
  inAll,
  isSearched,
  modelOfSearch,
  onlyOf,
  type Search,
  type StoredMatches,
  seedsOf,
  unpackMatches,
} from '../searches/index.ts'
import { askAboutOne, askPool, listExcepted } from './ask-pool.ts'
import { type ListAlike, onceEach, type SameCareer, sameCareers } from './fold-careers.ts'

export interface MatchPage {
  readonly matches: readonly FrozenMatch[]
  readonly total: number
  readonly after: string | null
  readonly before: string | null
  /** True if the pool has changed since the search was frozen. */
  readonly isLive: boolean
  /** Counted over today's matches; null for the frozen list, whose facets are stored with the search. */
  readonly facets: readonly Facet[] | null
  /** By candidate: the matches with the same career. */
  readonly sameCareers: ReadonlyMap<string, SameCareer>
}

/** The matches as they were frozen, best first. */
export async function listFrozen(
  ctx: Context,
  search: Search,
  wanted: { page: PageRequest; listAlike: ListAlike; careers: 'all' | 'once' },
): Promise<MatchPage> {
  return pageOf(ctx, (await findFrozen(ctx.db, search.id)) ?? NO_MATCHES, wanted)
}

const NO_MATCHES = { candidateIds: [], kept: { words: [], rows: [] } }

/** A page of a frozen list. Of those who share a career only the best is in it, unless all are wanted; ranks stay. */
export async function pageOf(
  { db }: Context,
  { candidateIds, kept }: { candidateIds: readonly string[]; kept: StoredMatches },
  { page, listAlike, careers }: { page: PageRequest; listAlike: ListAlike; careers: 'all' | 'once' },
): Promise<MatchPage> {
  const alike = await sameCareers(db, listAlike, candidateIds)
  const isFolded = alike.size > 0 && careers === 'once'
  const ids = isFolded ? onceEach(candidateIds, alike) : candidateIds
  const window = windowOf(page, ids.length)
  const read = { from: isFolded ? 0 : window.start, to: isFolded ? candidateIds.length : window.end }
  const found = unpackMatches(kept, candidateIds, read)
  const listed = new Set(ids)
  const matches = isFolded
    ? found.filter(({ candidateId }) => listed.has(candidateId)).slice(window.start, window.end)
    : found
  const around = { total: ids.length, isLive: false, facets: null, sameCareers: alike }
  return { matches, ...around, ...cursors(window, ids.length) }
}

/**
 * Runs the frozen criteria and model on today's pool, filtered by facets, with exact counts. Of those who share a career
 * only the best that pass the filters is listed, unless all are wanted; as in a frozen list, among the first matches.
 */
export async function listFiltered(
  ctx: Context,
  live: LivePool,
  wanted: {
    search: Search
    filters: FacetFilters
    outsidePipeline: boolean
    /** null: all candidates. */
    only: readonly string[] | null
    page: PageRequest
    listAlike: ListAlike
    careers: 'all' | 'once'
  },
): Promise<MatchPage> {
  const { search, filters, outsidePipeline, only, page, listAlike, careers } = wanted
  const company = await findCompany(ctx.db, search.companyId)
  const hidden = await listExcepted(ctx, company, search.criteria.exclude, search.requirementId)
  const except = outsidePipeline ? [...new Set([...hidden, ...(await listKnown(ctx, search))])] : hidden
  const asked = {
    criteria: engineCriteriaOf(search.criteria),
    except,
    only: inAll([search.seal?.only, only]),
    filters,
    model: await modelOfSearch(ctx.db, live, search, ctx.now()),
    ...seedsOf(search.seal),
  }
  const ask: Ask = async (offset, limit) => {
    const answer = await askPool(ctx.db, live, { ...asked, offset, limit }, ctx.now())
    const found = unpackMatches(answer.kept, answer.candidateIds, { from: 0, to: limit })
    return { answer, matches: found.map((match) => ({ ...match, rank: offset + match.rank })) }
  }
  const window = windowOf(page, Number.POSITIVE_INFINITY)
  const { answer, matches, removed, alike } =
    careers === 'all'
      ? await askAll(ask, window)
      : await askOnceEach(ask, window, (ids) => sameCareers(ctx.db, listAlike, ids))
  const total = answer.matchedCount - removed
  return {
    matches,
    total,
    facets: answer.facets,
    sameCareers: alike,
    isLive: answer.poolHash !== search.poolHash,
    ...cursors({ start: window.start, end: window.start + matches.length }, total),
  }
}

interface Asked {
  readonly answer: Awaited<ReturnType<typeof askPool>>
  readonly matches: readonly FrozenMatch[]
}

interface AskedWindow extends Asked {
  /** Matches that are not listed, since a better one has their career. */
  readonly removed: number
  readonly alike: ReadonlyMap<string, SameCareer>
}

type Ask = (offset: number, limit: number) => Promise<Asked>

const askAll = async (ask: Ask, { start, end }: Window): Promise<AskedWindow> => ({
  ...(await ask(start, end - start)),
  removed: 0,
  alike: new Map(),
})

async function askOnceEach(
  ask: Ask,
  { start, end }: Window,
  alikeAmong: (candidateIds: readonly string[]) => Promise<ReadonlyMap<string, SameCareer>>,
): Promise<AskedWindow> {
  const { answer, matches: first } = await ask(0, FROZEN_MATCHES)
  const alike = await alikeAmong(answer.candidateIds)
  const listed = new Set(onceEach(answer.candidateIds, alike))
  const once = first.filter(({ candidateId }) => listed.has(candidateId))
  const removed = first.length - once.length
  // Beyond as many as a search stores, all are listed.
  const next = Math.max(start, once.length)
  const isBeyond = end > once.length && answer.matchedCount > FROZEN_MATCHES
  const beyond = isBeyond ? (await ask(next + removed, end - next)).matches : []
  return { answer, matches: [...once.slice(start, end), ...beyond], removed, alike }
}

/** Candidates in a pipeline of the company, and all who were ever on the shortlist of the search's job. */
async function listKnown({ db }: Context, { companyId, requirementId }: Search): Promise<string[]> {
  const [active, ofJob] = await Promise.all([
    listInPipeline(db, { companyId, requirementId, inPipeline: true, rejected: false }),
    listShortlistedIds(db, requirementId === null ? [] : [requirementId]),
  ])
  return [...active, ...ofJob]
}

/** One candidate of a search: as frozen, or else as the same criteria find them today. */
export async function findMatch(
  ctx: Context,
  live: LivePool,
  wanted: { search: Search; candidateId: string },
): Promise<MatchPage> {
  const { search, candidateId } = wanted
  const frozen = await findFrozenMatch(ctx.db, search.id, candidateId)
  const nothingAround = { after: null, before: null, facets: null, sameCareers: new Map() }
  if (frozen !== null) return { matches: [frozen], total: 1, isLive: false, ...nothingAround }
  const company = await findCompany(ctx.db, search.companyId)
  const except = await listExcepted(ctx, company, search.criteria.exclude, search.requirementId)
  const model = await modelOfSearch(ctx.db, live, search, ctx.now())
  const asked = {
    criteria: engineCriteriaOf(search.criteria),
    except,
    model,
    ...onlyOf(search.seal),
    ...seedsOf(search.seal),
    candidateId,
  }
  const match = isSearched(search.seal, except, candidateId) ? await askAboutOne(ctx.db, live, asked, ctx.now()) : null
  const matches = match === null ? [] : [match]
  return { matches, total: matches.length, isLive: true, ...nothingAround }
}

export interface Window {
  readonly start: number
  readonly end: number
}

export function windowOf(page: PageRequest, total: number): Window {
  if (page.after !== undefined) return fromStart(rankIn(page.after, 'page[after]'), page.size, total)
  if (page.before !== undefined) {
    const end = Math.max(0, Math.min(total, rankIn(page.before, 'page[before]') - 1))
    return { start: Math.max(0, end - page.size), end }
  }
  return fromStart(((page.number ?? 1) - 1) * page.size, page.size, total)
}

function fromStart(start: number, size: number, total: number): Window {
  return { start: Math.min(start, total), end: Math.min(start + size, total) }
}

function rankIn(cursor: string, parameter: 'page[after]' | 'page[before]'): number {
  const [rank] = readCursor(cursor, 1, parameter)
  return Math.min(1_000_000_000, Math.max(0, Math.floor(Number(rank) || 0)))
}

export function cursors({ start, end }: Window, total: number): { after: string | null; before: string | null } {
  const hasRows = end > start
  return {
    after: hasRows && end < total ? writeCursor([end]) : null,
    before: hasRows && start > 0 ? writeCursor([start + 1]) : null,
  }
}
