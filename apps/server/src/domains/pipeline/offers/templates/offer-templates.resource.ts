import type { Presented } from '@assay/jsonapi/present'
import type { OfferTemplate } from '../records/index.ts'
import { BUILT_IN_TEMPLATE } from '../records/index.ts'

export const presentTemplate = (template: OfferTemplate, mayChange: boolean): Presented => {
  const { id, name, body, version, createdAt, updatedAt } = template
  return {
    type: 'offer-templates',
    id,
    attributes: { name, body, isBuiltIn: false, mayChange, version, createdAt, updatedAt },
  }
}

/** A template that comes with the product. */
const SINCE = new Date('2026-01-01T00:00:00Z')

export function presentBuiltIn(): Presented {
  const { id, name, body } = BUILT_IN_TEMPLATE
  const rest = { isBuiltIn: true, mayChange: false, version: 1, createdAt: SINCE, updatedAt: SINCE }
  return { type: 'offer-templates', id, attributes: { name, body, ...rest } }
}
