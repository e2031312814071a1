import {
  type agencyWebhooks,
  getDelivery,
  listDeliveries,
  listWebhooks,
  type webhookDeliveries,
} from '@assay/contracts/agency-webhooks'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Webhook = ResourceOf<typeof agencyWebhooks>
export type Delivery = ResourceOf<typeof webhookDeliveries>

export const webhooksKey = ['agency-api', 'webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'endpoints'],
  queryFn: async ({ signal }) => {
    const query = { sort: '-createdAt', page: { size: 100 } }
    const { data, meta } = await call(listWebhooks, { query, signal })
    return { webhooks: data, mayCreate: meta['mayCreate'] === true }
  },
})

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

const SOON_MS = 10_000

export const deliveriesQuery = ({ page: number, size, filter }: Listing) =>
  queryOptions({
    queryKey: [...webhooksKey, 'deliveries', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { sort: '-createdAt', page: { number, size }, filter }
      const { data, meta } = await call(listDeliveries, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    refetchInterval: SOON_MS,
  })

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'delivery', id],
    queryFn: async ({ signal }) => (await call(getDelivery, { params: { id }, signal })).data,
  })
