import {
  type ContactState,
  type contactInfos,
  getContactInfo,
  listContactInfos,
  preflightContact,
} from '@assay/contracts/contact-infos'
import type { Pay } from '@assay/contracts/money'
import type { ResourceOf } from '@assay/contracts/resource'
import { listSubscriptions } from '@assay/contracts/subscriptions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'
import { isRefusalCode } from './contact-address.ts'

export type ContactInfo = Linked<typeof contactInfos, { candidate: { id: string }; requirement: { id: string } }>
export type Details = NonNullable<ResourceOf<typeof contactInfos>['details']>

export interface ContactListing {
  readonly states?: readonly ContactState[]
  readonly requirement?: string | undefined
  readonly isMine?: boolean
  readonly reason?: string | undefined
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

export function contactsQuery(listing: ContactListing) {
  const { states = [], requirement, isMine = false, reason, sort = '-createdAt', number = 1, size = 25 } = listing
  return queryOptions({
    queryKey: ['contact-infos', 'list', { states, requirement, isMine, reason, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listContactInfos, {
        query: {
          sort,
          page: { number, size },
          filter: {
            state: states.length === 0 ? undefined : states.join(','),
            requirement,
            mine: isMine ? 'true' : undefined,
            reason: isRefusalCode(reason) ? reason : undefined,
          },
        },
        signal,
      })
      return { contacts: data as ContactInfo[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function contactQuery(id: string) {
  return queryOptions({
    queryKey: ['contact-infos', id],
    queryFn: async ({ signal }) => (await call(getContactInfo, { params: { id }, signal })).data as ContactInfo,
    staleTime: 5_000,
  })
}

export function preflightQuery(asked: { candidateId: string; requirementId: string; pay: Pay | null }) {
  return queryOptions({
    queryKey: ['contact-infos', 'preflight', asked],
    queryFn: async ({ signal }) => (await call(preflightContact, { body: asked, signal, quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}

export function subscriptionQuery() {
  return queryOptions({
    queryKey: ['subscription'],
    queryFn: async ({ signal }) => (await call(listSubscriptions, { signal })).data[0],
    staleTime: 30_000,
  })
}
