import { listAvailability, suggestLoops, suggestSlots } from '@assay/contracts/interview-availability'
import { listCalendarFeeds, listCalendarImports } from '@assay/contracts/interview-calendars'
import { getInterviewTrack, type interviewTracks, listInterviewTracks } from '@assay/contracts/interview-tracks'
import { getProfile } from '@assay/contracts/profiles'
import { getRequirement, type requirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  getInterview,
  type InterviewState,
  listInterviews,
  type scheduledInterviews,
} from '@assay/contracts/scheduled-interviews'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'
import { MAX_PAGE } from '../../../platform/load-pages.ts'

interface Named {
  readonly id: string
}

export type Requirement = ResourceOf<typeof requirements>
export type Interview = Linked<typeof scheduledInterviews, { candidate: Named; requirement: Named; shortlisted: Named }>
export type Track = ResourceOf<typeof interviewTracks>
export type DebriefedTrack = Linked<typeof interviewTracks, { interviews: Interview[] }>

const MAX_IN_VIEW = 50
/** Of the largest size. */
const MAX_PAGES = 6

interface ListedInterviews {
  readonly interviews: readonly Interview[]
  readonly total: number
}

export interface InterviewListing {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly person?: string | undefined
  readonly states?: readonly InterviewState[]
  readonly feedbackDue?: boolean
  readonly waitingOn?: 'employer'
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

export function interviewsQuery(listing: InterviewListing) {
  return queryOptions({
    queryKey: ['interviews', 'list', listing],
    queryFn: ({ signal }) => fetchInterviews(listing, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

const DRAWN = [
  'start',
  'end',
  'state',
  'proposedSlots',
  'kind',
  'colour',
  'candidateName',
  'zoneCandidate',
  'mayDo',
] as const satisfies readonly (keyof Interview)[]

/** What a calendar draws of an interview. */
export type DrawnInterview = Pick<Interview, 'id' | (typeof DRAWN)[number]>

/** All interviews in these days. Loads every page, because a calendar must be complete. */
export function calendarQuery(listing: Pick<InterviewListing, 'from' | 'to' | 'person'>) {
  const fields = { 'scheduled-interviews': DRAWN.join(',') }
  return queryOptions({
    queryKey: ['interviews', 'calendar', listing],
    queryFn: async ({ signal }): Promise<{ total: number; interviews: readonly DrawnInterview[] }> => {
      const pageOf = (number: number) => fetchInterviews({ ...listing, number, size: MAX_PAGE, fields }, signal)
      const first = await pageOf(1)
      const pages = Math.min(MAX_PAGES, Math.ceil(first.total / MAX_PAGE))
      const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => pageOf(at + 2)))
      return { total: first.total, interviews: [first, ...rest].flatMap(({ interviews }) => interviews) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

async function fetchInterviews(
  listing: InterviewListing & { readonly fields?: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<ListedInterviews> {
  const {
    from,
    to,
    requirement,
    candidate,
    person,
    states = [],
    feedbackDue = false,
    waitingOn,
    sort = 'start',
    number = 1,
    fields,
  } = listing
  const { data, meta } = await call(listInterviews, {
    query: {
      sort,
      page: { number, size: listing.size ?? MAX_IN_VIEW },
      fields,
      filter: {
        from,
        to,
        requirement,
        candidate,
        person,
        state: states.length === 0 ? undefined : states.join(','),
        feedbackDue: feedbackDue ? 'me' : undefined,
        waitingOn,
      },
    },
    signal,
  })
  return { interviews: data as Interview[], total: totalOf(meta, data.length) }
}

export function interviewQuery(id: string) {
  return queryOptions({
    queryKey: ['interviews', 'one', id],
    queryFn: async ({ signal }) => (await call(getInterview, { params: { id }, signal })).data as Interview,
    staleTime: 10_000,
  })
}

export interface LanesQuery {
  readonly people: readonly string[]
  readonly candidate?: string | undefined
  readonly requirement?: string | undefined
  readonly from: string
  readonly to: string
}

export function lanesQuery({ people, candidate, requirement, from, to }: LanesQuery) {
  return queryOptions({
    queryKey: ['interviews', 'lanes', { people, candidate, requirement, from, to }],
    queryFn: async ({ signal }) => {
      const filter = { people: people.join(',') || undefined, candidate, requirement, from, to }
      return (await call(listAvailability, { query: { filter }, signal })).data
    },
    enabled: people.length > 0 || candidate !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

export interface TrackListing {
  readonly requirement?: string | undefined
  readonly statuses?: readonly string[]
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

export function tracksQuery(listing: TrackListing) {
  const { requirement, statuses = [], sort = 'status', number = 1, size = MAX_IN_VIEW } = listing
  return queryOptions({
    queryKey: ['interviews', 'tracks', { requirement, statuses, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listInterviewTracks, {
        query: {
          sort,
          page: { number, size },
          filter: { requirement, status: statuses.length === 0 ? undefined : statuses.join(',') },
        },
        signal,
      })
      return { tracks: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function trackQuery(id: string) {
  return queryOptions({
    queryKey: ['interviews', 'track', id],
    queryFn: async ({ signal }) =>
      (await call(getInterviewTrack, { params: { id }, query: { include: 'interviews' }, signal }))
        .data as DebriefedTrack,
    staleTime: 10_000,
  })
}

export interface SlotsQuery {
  readonly requirementId: string
  readonly candidateId: string
  readonly minutes: number
  readonly from: string
  readonly to: string
  readonly panel: readonly { userId: string; required: boolean }[]
  readonly pool: { userIds: string[]; pick: number } | null
}

export function slotSuggestionsQuery(asked: SlotsQuery) {
  return queryOptions({
    queryKey: ['interviews', 'slots', asked],
    queryFn: async ({ signal }) =>
      (await call(suggestSlots, { body: { ...asked, panel: [...asked.panel], bufferMinutes: 0, limit: 6 }, signal }))
        .data,
    staleTime: 30_000,
  })
}

export function loopSuggestionsQuery(asked: Pick<SlotsQuery, 'requirementId' | 'candidateId' | 'from' | 'to'>) {
  return queryOptions({
    queryKey: ['interviews', 'loops', asked],
    queryFn: async ({ signal }) =>
      (await call(suggestLoops, { body: { ...asked, bufferMinutes: 0, sameDay: true, limit: 3 }, signal })).data,
    staleTime: 30_000,
  })
}

export function ownProfileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
    staleTime: 300_000,
  })
}

export function requirementQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', id],
    queryFn: async ({ signal }) => (await call(getRequirement, { params: { id }, signal })).data,
    staleTime: 10_000,
  })
}

export const HIRING = ['open', 'paused'] as const

export function calendarImportsQuery() {
  return queryOptions({
    queryKey: ['interviews', 'imports'],
    queryFn: async ({ signal }) => (await call(listCalendarImports, { signal })).data,
  })
}

export function calendarFeedQuery() {
  return queryOptions({
    queryKey: ['interviews', 'feed'],
    queryFn: async ({ signal }) => (await call(listCalendarFeeds, { signal })).data[0] ?? null,
  })
}
