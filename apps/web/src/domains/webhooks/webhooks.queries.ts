import type { ResourceOf } from '@assay/contracts/resource'
import type { WebhookApi } from '@assay/contracts/webhooks'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'
import type { WebhookKind } from './webhook-kinds.ts'

export type Webhook = ResourceOf<WebhookApi['webhooks']>
export type Delivery = ResourceOf<WebhookApi['deliveries']>

export const webhooksKey = ({ name }: WebhookKind) => ['webhooks', name] as const

/** An attempt takes a second or two, and the sender of a test watches for its result. */
const ATTEMPT_MS = 2_000
const SOON_MS = 10_000

const isAwaited = ({ state, attempts }: Delivery): boolean => state === 'pending' && attempts === 0

export const webhooksQuery = (kind: WebhookKind) =>
  queryOptions({
    queryKey: [...webhooksKey(kind), 'endpoints'],
    queryFn: async ({ signal }) => {
      const query = { sort: '-createdAt', page: { size: 100 } }
      const { data, meta } = await call(kind.api.list, { query, signal })
      return { webhooks: data, mayCreate: meta['mayCreate'] === true }
    },
    refetchInterval: SOON_MS,
  })

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export const deliveriesQuery = (kind: WebhookKind, { page: number, size, filter }: Listing) =>
  queryOptions({
    queryKey: [...webhooksKey(kind), 'deliveries', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { sort: '-createdAt', page: { number, size }, filter }
      const { data, meta } = await call(kind.api.listDeliveries, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isAwaited) === true ? ATTEMPT_MS : SOON_MS),
  })

export const deliveryQuery = (kind: WebhookKind, id: string) =>
  queryOptions({
    queryKey: [...webhooksKey(kind), 'delivery', id],
    queryFn: async ({ signal }) => (await call(kind.api.getDelivery, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? ATTEMPT_MS : false),
  })
