import type { Presented } from '@assay/jsonapi/present'
import type { Agency } from './agencies.store.ts'

export function presentAgency(agency: Agency): Presented {
  const { legalName, slug, country, state, createdAt, updatedAt } = agency
  return {
    type: 'agencies',
    id: agency.id,
    attributes: { legalName, slug, country, state, application: null, createdAt, updatedAt },
  }
}
