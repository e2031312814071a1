import type { Presented } from '@assay/jsonapi/present'
import type { Tag } from './tags.store.ts'

/** A tag as shown, of a company or of the learning hub. */
export type ShownTag = Omit<Tag, 'companyId' | 'kind'>

export function presentTag({
  id,
  name,
  colour,
  kind,
  used,
  version,
  createdAt,
  updatedAt,
}: ShownTag & Pick<Tag, 'kind'>): Presented {
  return { type: 'tags', id, attributes: { name, colour, kind, used, version, createdAt, updatedAt } }
}
