import type { Presented } from '@assay/jsonapi/present'
import type { Tag } from './tags.store.ts'

export function presentTag({ id, name, colour, kind, used, createdAt, updatedAt }: Tag): Presented {
  return { type: 'tags', id, attributes: { name, colour, kind, used, createdAt, updatedAt } }
}
