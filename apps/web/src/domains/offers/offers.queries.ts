import { listOfferTemplates, type offerTemplates } from '@assay/contracts/offer-templates'
import { getOffer, getOfferDocument, listOffers, type OfferState, type offers } from '@assay/contracts/offers'
import { getRequirement } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { getShortlisted, listShortlisteds, type shortlisteds } from '@assay/contracts/shortlisteds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'
import { LISTED_CANDIDATES, type ListedCandidate } from '../../platform/listed-candidate.ts'
import { loadPages, MAX_PAGE } from '../../platform/load-pages.ts'

export type Offer = Linked<
  typeof offers,
  {
    candidate: ListedCandidate
    requirement: { id: string }
    shortlisted: { id: string }
    supersedes: { id: string } | null
  }
>
/** What rows show of an offer, and what acting on several needs. */
const listed = [
  ...(['state', 'revision', 'amount', 'requirementTitle', 'startOn', 'sentAt', 'viewedAt', 'expiresAt'] as const),
  ...(['answeredAt', 'updatedAt', 'declineReason', 'declineNote', 'withdrawReason', 'withdrawNote'] as const),
  ...(['approvals', 'approver', 'needsOwner', 'mayDo', 'version', 'createdAt', 'candidate'] as const),
] as const
export type ListedOffer = Pick<Offer, 'id' | (typeof listed)[number]>
export type Template = ResourceOf<typeof offerTemplates>
export type Entry = Linked<typeof shortlisteds, { candidate: ListedCandidate; requirement: { id: string } }>

export interface OfferListing {
  readonly states: readonly OfferState[]
  readonly requirement?: string
  readonly sort: string
  readonly number: number
  readonly size: number
}

export function offersQuery({ states, requirement, sort, number, size }: OfferListing) {
  return queryOptions({
    queryKey: ['offers', 'list', { states, requirement, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listOffers, {
        query: {
          include: 'candidate',
          fields: { ...LISTED_CANDIDATES, offers: listed.join(',') },
          sort,
          page: { number, size },
          filter: { state: states.length === 0 ? undefined : states.join(','), requirement },
        },
        signal,
      })
      return { offers: data as unknown as ListedOffer[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export const IN_PREPARATION: readonly OfferState[] = ['draft', 'pendingApproval', 'approved']
const UNDECIDED: readonly OfferState[] = [...IN_PREPARATION, 'sent', 'viewed']

const followed = ['state', 'expiresAt', 'mayDo', 'candidate', 'shortlisted'] as const
/** What says the next step of an offer's candidate. */
export type FollowedOffer = Pick<Offer, Exclude<(typeof followed)[number], 'candidate'> | 'id'> & {
  candidate: { id: string }
}

/** All offers that aren't decided, of one job or of the company. */
export function undecidedOffersQuery(requirement?: string) {
  return queryOptions({
    queryKey: ['offers', 'undecided', requirement],
    queryFn: ({ signal }) =>
      loadPages(async (number) => {
        const { data, meta } = await call(listOffers, {
          query: {
            fields: { offers: followed.join(',') },
            sort: 'expiresAt',
            page: { number, size: MAX_PAGE },
            filter: { state: UNDECIDED.join(','), requirement },
          },
          signal,
        })
        return { rows: data as unknown as FollowedOffer[], total: totalOf(meta, data.length) }
      }),
    staleTime: 10_000,
  })
}

/** The offer that is being prepared for a candidate of a shortlist, if there is one. */
export function preparedOfferQuery(shortlisted: string) {
  return queryOptions({
    queryKey: ['offers', 'prepared', shortlisted],
    queryFn: async ({ signal }) => {
      const filter = { shortlisted, state: IN_PREPARATION.join(',') }
      const { data } = await call(listOffers, { query: { filter, page: { size: 1 } }, signal })
      return data[0] ?? null
    },
    staleTime: 0,
  })
}

/** All versions for a candidate of a shortlist, the latest first. */
export function versionsQuery(shortlisted: string) {
  return queryOptions({
    queryKey: ['offers', 'versions', shortlisted],
    queryFn: async ({ signal }) => {
      const query = { filter: { shortlisted }, sort: '-createdAt', fields: { offers: 'state,revision,amount' } }
      const { data } = await call(listOffers, { query: { ...query, page: { size: MAX_PAGE } }, signal })
      return data as unknown as Pick<Offer, 'id' | 'state' | 'revision' | 'amount'>[]
    },
    staleTime: 5_000,
  })
}

export function offerQuery(id: string) {
  return queryOptions({
    queryKey: ['offers', id],
    queryFn: async ({ signal }) =>
      (await call(getOffer, { params: { id }, query: { include: 'candidate' }, signal })).data as Offer,
    staleTime: 5_000,
  })
}

export function templatesQuery() {
  return queryOptions({
    queryKey: ['offer-templates'],
    queryFn: async ({ signal }) => (await call(listOfferTemplates, { signal })).data,
    staleTime: 60_000,
  })
}

export function atDecisionQuery() {
  return queryOptions({
    queryKey: ['shortlisteds', 'at-decision'],
    queryFn: async ({ signal }) =>
      (
        await call(listShortlisteds, {
          query: {
            include: 'candidate',
            fields: LISTED_CANDIDATES,
            filter: { stage: 'decision' },
            sort: 'stageSince',
            page: { size: 100 },
          },
          signal,
        })
      ).data as Entry[],
    staleTime: 5_000,
  })
}

export function entryQuery(id: string) {
  return queryOptions({
    queryKey: ['shortlisteds', id],
    queryFn: async ({ signal }) =>
      (await call(getShortlisted, { params: { id }, query: { include: 'candidate' }, signal })).data as Entry,
    staleTime: 5_000,
  })
}

/** The job's maximum pay, the default of a draft. */
export function bandQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', id],
    queryFn: async ({ signal }) => (await call(getRequirement, { params: { id }, signal })).data,
    staleTime: 10_000,
  })
}

export function documentQuery({ id, version }: Pick<Offer, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['offers', id, 'document', version],
    queryFn: ({ signal }) => call(getOfferDocument, { params: { id }, signal }),
    enabled: false,
    staleTime: 0,
  })
}
