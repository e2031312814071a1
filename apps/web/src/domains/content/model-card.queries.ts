import { getServingModelCard, type modelCards } from '@assay/contracts/model-cards'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type ModelCard = ResourceOf<typeof modelCards>

export function servingModelCard() {
  return queryOptions({
    queryKey: ['model-cards', 'serving'],
    queryFn: async ({ signal }) => (await call(getServingModelCard, { signal })).data,
  })
}
