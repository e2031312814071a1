import type { candidates } from '@assay/contracts/candidates'
import { getRequirement, type requirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  getShortlisted,
  listShortlisteds,
  MAX_CHANGES,
  type PipelineStage,
  type shortlisteds,
} from '@assay/contracts/shortlisteds'
import { listSubmissions, type submissions } from '@assay/contracts/submissions'
import { listTags, type tags } from '@assay/contracts/tags'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'
import { LISTED_CANDIDATES, type ListedCandidate } from '../../../platform/listed-candidate.ts'
import { loadPages, MAX_PAGE } from '../../../platform/load-pages.ts'
import {
  type AskedEntries,
  boardStart,
  type EntryFilters,
  type EntryListing,
  entriesAddress,
  withDefaults,
} from './shortlist-addresses.ts'

export type Candidate = ResourceOf<typeof candidates>
export type Tag = ResourceOf<typeof tags>
export type Entry = Linked<
  typeof shortlisteds,
  { candidate: ListedCandidate; tags: Tag[]; requirement: { id: string } }
>
export type Requirement = ResourceOf<typeof requirements>

/** Entries per page. */
const PAGE_ENTRIES = 25

export function entriesQuery(listing: EntryListing) {
  const asked = withDefaults(listing)
  return queryOptions({
    queryKey: ['shortlisteds', 'list', asked],
    queryFn: ({ signal }) => readEntries(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function columnQuery(listing: EntryFilters & { requirementId: string; stage: PipelineStage }) {
  const { requirementId, stage, owner, tag } = listing
  const asked = withDefaults({ requirementId, stages: [stage], owner, tag, size: PAGE_ENTRIES })
  return infiniteQueryOptions({
    queryKey: ['shortlisteds', 'column', asked],
    queryFn: ({ pageParam, signal }) => readEntries({ ...asked, number: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ entries }, pages) => (entries.length < PAGE_ENTRIES ? undefined : pages.length + 1),
    staleTime: 10_000,
  })
}

/**
 * The first entries of all open columns of a board, in one request, which can begin before the job is known. Columns are
 * read on their own afterwards, when something changes.
 */
export function boardStartQuery(requirementId: string) {
  return queryOptions({
    queryKey: ['shortlisteds', 'board', requirementId],
    queryFn: ({ signal }) => readEntries(boardStart(requirementId), signal),
    staleTime: 10_000,
  })
}

/** The first page of a column with so many candidates, if the start of the board holds all of it. */
export function columnOf(
  entries: readonly Entry[],
  stage: PipelineStage,
  total: number,
): InfiniteData<Page, number> | undefined {
  const own = entries.filter((entry) => entry.stage === stage)
  if (own.length < Math.min(total, PAGE_ENTRIES)) return undefined
  return { pages: [{ entries: own.slice(0, PAGE_ENTRIES), total: own.length }], pageParams: [1] }
}

/** How many entries one request changes. */
export const MAX_SELECTED = MAX_CHANGES

/** The rows that pass the filters, in this order; refetched. */
export function loadEntries(listing: EntryListing) {
  return loadPages(async (number) => {
    const { entries, total } = await readEntries({ ...withDefaults(listing), number, size: MAX_PAGE })
    return { rows: entries, total }
  }, MAX_SELECTED)
}

interface Page {
  readonly entries: Entry[]
  readonly total: number
}

async function readEntries(asked: AskedEntries, signal?: AbortSignal): Promise<Page> {
  const { data, meta } = await call(listShortlisteds, { ...entriesAddress(asked), signal })
  return { entries: data as Entry[], total: totalOf(meta, data.length) }
}

/** One entry, as lists show it. */
export function entryQuery(id: string) {
  return queryOptions({
    queryKey: ['shortlisteds', 'one', id],
    queryFn: async ({ signal }) => {
      const query = { include: 'candidate,tags', fields: LISTED_CANDIDATES }
      return (await call(getShortlisted, { params: { id }, query, signal })).data as Entry
    },
    staleTime: 10_000,
  })
}

/** Adds the skills of a few candidates, to compare them. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['shortlisteds', 'compared', ids],
    queryFn: async ({ signal }) => {
      const query = { include: 'candidate', fields: { candidates: 'skills' } }
      const read = async (id: string) =>
        (await call(getShortlisted, { params: { id }, query, signal })).data as unknown as {
          candidate: Pick<Candidate, 'skills'>
        }
      const found = await Promise.all(ids.map(async (id) => [id, (await read(id)).candidate.skills] as const))
      return new Map(found)
    },
    staleTime: 10_000,
  })
}

/** The stages of a candidate in all jobs visible to the user. */
export function entriesOfCandidateQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['shortlisteds', 'candidate', candidateId],
    queryFn: async ({ signal }) =>
      (await call(listShortlisteds, { query: { filter: { candidate: candidateId }, sort: '-stageSince' }, signal }))
        .data as Linked<typeof shortlisteds, { requirement: { id: string } }>[],
    staleTime: 10_000,
  })
}

export function requirementOfListQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', id],
    queryFn: async ({ signal }) => (await call(getRequirement, { params: { id }, signal })).data,
    staleTime: 10_000,
  })
}

export function tagsQuery() {
  return queryOptions({
    queryKey: ['tags'],
    queryFn: async ({ signal }) => (await call(listTags, { signal })).data,
    staleTime: 60_000,
  })
}

/** The agency that submitted the candidate; null if the employer found them. */
export function proposalQuery(requirement: string, candidate: string) {
  return queryOptions({
    queryKey: ['submissions', 'of-entry', requirement, candidate],
    queryFn: async ({ signal }) => {
      const { data } = await call(listSubmissions, { query: { filter: { requirement, candidate } }, signal })
      return (data[0] as Linked<typeof submissions, { agency: { id: string } }> | undefined) ?? null
    },
    staleTime: 30_000,
  })
}
