import {
  type agencyMessages,
  type agencyThreads,
  getThread,
  listMessages,
  listPartners,
  listThreads,
  type messagePartners,
  type ThreadTopic,
} from '@assay/contracts/agency-threads'
import type { ResourceOf } from '@assay/contracts/resource'
import { listSubmissions } from '@assay/contracts/submissions'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Thread = ResourceOf<typeof agencyThreads>
export type Message = ResourceOf<typeof agencyMessages>
export type Partner = ResourceOf<typeof messagePartners>

export function unreadThreadsQuery() {
  return queryOptions({
    queryKey: ['messages', 'unread'],
    queryFn: async ({ signal }) => {
      const query = { filter: { unread: 'true' }, page: { number: 1, size: 1 } }
      const { meta } = await call(listThreads, { query, signal, quiet: true })
      return totalOf(meta, 0)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export interface ThreadListing {
  readonly topic: ThreadTopic | ''
  readonly isUnread: boolean
  readonly page: number
  readonly size: number
}

export function threadsQuery({ topic, isUnread, page: number, size }: ThreadListing) {
  return queryOptions({
    queryKey: ['messages', 'threads', { topic, isUnread, number, size }],
    queryFn: async ({ signal }) => {
      const filter = { topic: topic === '' ? undefined : topic, unread: isUnread ? 'true' : undefined }
      const { data, meta } = await call(listThreads, { query: { filter, page: { number, size } }, signal })
      const total = totalOf(meta, data.length)
      return { threads: data, total }
    },
    placeholderData: keepPreviousData,
  })
}

export function threadQuery(id: string) {
  return queryOptions({
    queryKey: ['messages', 'thread', id],
    queryFn: async ({ signal }) => (await call(getThread, { params: { id }, signal })).data,
  })
}

const SHOWN = 50

/** Page by page from the latest; the screen shows the oldest first. */
export function messagesQuery(thread: string) {
  return infiniteQueryOptions({
    queryKey: ['messages', 'in', thread],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const page = { size: SHOWN, ...(pageParam !== '' && { after: pageParam }) }
      const query = { filter: { thread }, sort: '-createdAt', page }
      const { data, links } = await call(listMessages, { query, signal })
      const next = links['next']
      const after = typeof next === 'string' ? new URL(next, location.origin).searchParams.get('page[after]') : null
      return { messages: data, after }
    },
    getNextPageParam: ({ after }) => after,
  })
}

export function partnersQuery() {
  return queryOptions({
    queryKey: ['messages', 'partners'],
    queryFn: async ({ signal }) => (await call(listPartners, { query: { page: { size: 100 } }, signal })).data,
    staleTime: 60_000,
  })
}

/** What a new conversation may be about. */
export interface Subject {
  /** The other side. */
  readonly partner?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
}

/** The conversation that there is about it already. */
export function threadAboutQuery({ partner, requirement, candidate }: Subject, isAgency: boolean) {
  const topic: ThreadTopic =
    candidate === undefined
      ? requirement === undefined
        ? 'cooperation'
        : 'job'
      : requirement === undefined
        ? 'candidate'
        : 'submission'
  return queryOptions({
    queryKey: ['messages', 'about', { partner, requirement, candidate }],
    queryFn: async ({ signal }) => {
      const filter = { [isAgency ? 'company' : 'agency']: partner, requirement, candidate, topic }
      return (await call(listThreads, { query: { filter, page: { size: 1 } }, signal })).data[0]?.id ?? null
    },
    enabled: partner !== undefined,
  })
}

/** The candidate of the subject, as the caller may see them. */
export function subjectQuery({ requirement, candidate }: Subject) {
  return queryOptions({
    queryKey: ['messages', 'subject', { requirement, candidate }],
    queryFn: async ({ signal }) => {
      const query = { filter: { requirement, candidate }, page: { size: 1 } }
      return (await call(listSubmissions, { query, signal })).data[0] ?? null
    },
    enabled: candidate !== undefined,
  })
}
