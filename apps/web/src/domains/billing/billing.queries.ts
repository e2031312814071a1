import { type billingInfos, listBillingInfos } from '@assay/contracts/billing-infos'
import { getInvoiceDocument, type InvoiceState, type invoices, listInvoices } from '@assay/contracts/invoices'
import { listPayments, type payments } from '@assay/contracts/payments'
import { type billingSettings, listBillingSettings, listPlans, type plans } from '@assay/contracts/plans'
import { listCountries } from '@assay/contracts/reference-lists'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  listSubscriptions,
  previewSubscription,
  type subscriptionPreviews,
  type subscriptions,
} from '@assay/contracts/subscriptions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { StateListing } from '../../platform/list-views/state-panel.tsx'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Plan = ResourceOf<typeof plans>
export type Settings = ResourceOf<typeof billingSettings>
export type Subscription = ResourceOf<typeof subscriptions>
export type Preview = ResourceOf<typeof subscriptionPreviews>
export type BillingInfo = ResourceOf<typeof billingInfos>
export type Invoice = ResourceOf<typeof invoices>
export type Payment = ResourceOf<typeof payments>

export interface Change {
  readonly planKey: string
  readonly interval: 'month' | 'year'
  readonly currency: string
}

export type Listing = StateListing<InvoiceState>

/** The plans, and whether they cost something here. */
export function offerQuery() {
  return queryOptions({
    queryKey: ['billing', 'offer'],
    queryFn: async ({ signal }) => {
      const [plans, settings] = await Promise.all([call(listPlans, { signal }), call(listBillingSettings, { signal })])
      const [only] = settings.data
      if (only === undefined) throw new Error('The billing settings are missing.')
      return { plans: plans.data, settings: only }
    },
    staleTime: 60_000,
  })
}

export function subscriptionQuery() {
  return queryOptions({
    queryKey: ['billing', 'subscription'],
    queryFn: async ({ signal }) => (await call(listSubscriptions, { signal })).data[0] ?? null,
  })
}

export function previewQuery(change: Change) {
  return queryOptions({
    queryKey: ['billing', 'preview', change],
    queryFn: async ({ signal }) => (await call(previewSubscription, { body: change, signal })).data,
    staleTime: 0,
    retry: false,
  })
}

export function billingInfoQuery() {
  return queryOptions({
    queryKey: ['billing', 'info'],
    queryFn: async ({ signal }) => (await call(listBillingInfos, { signal })).data[0] ?? null,
  })
}

export function invoicesQuery({ state, page, size }: Listing) {
  return queryOptions({
    queryKey: ['billing', 'invoices', { state, page, size }],
    queryFn: async ({ signal }) => {
      const filter = state === '' ? {} : { state }
      const { data, meta } = await call(listInvoices, {
        query: { sort: '-createdAt', page: { number: page, size }, filter },
        signal,
      })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function paymentsQuery({ page, size }: Omit<Listing, 'state'>) {
  return queryOptions({
    queryKey: ['billing', 'payments', { page, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listPayments, {
        query: { sort: '-requestedAt', page: { number: page, size } },
        signal,
      })
      return { payments: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export const fetchDocument = (id: string): Promise<Blob> => call(getInvoiceDocument, { params: { id } })

const COUNTRY_PAGES = [1, 2, 3]

export function countriesQuery() {
  return queryOptions({
    queryKey: ['countries', 'codes'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        COUNTRY_PAGES.map((number) =>
          call(listCountries, { query: { sort: 'name', page: { number, size: 100 } }, signal, quiet: true }),
        ),
      )
      return pages.flatMap(({ data }) => data.map(({ code }) => code))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
