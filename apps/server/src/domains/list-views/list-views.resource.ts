import type { Presented } from '@assay/jsonapi/present'
import type { ListView } from './list-views.store.ts'

export function presentListView({ id, userId: _, ...attributes }: ListView): Presented {
  return { type: 'list-views', id, attributes }
}
