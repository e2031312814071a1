import type { Presented, Related } from '@assay/jsonapi/present'
import type { Company } from './companies.store.ts'

/** What operators see besides. */
interface ForOperators {
  readonly members: number
}

export function presentCompany(
  company: Company,
  industry: Related = industryOf(company),
  forOperators?: ForOperators,
): Presented {
  return {
    type: 'companies',
    id: company.id,
    attributes: {
      name: company.name,
      country: company.country,
      timezone: company.timezone,
      sizeBand: company.sizeBand,
      state: company.suspendedAt === null ? 'active' : 'suspended',
      stateReason: forOperators === undefined ? null : company.suspensionReason,
      stateSince: company.suspendedAt,
      members: forOperators?.members ?? null,
      createdAt: company.createdAt,
      updatedAt: company.updatedAt,
    },
    relationships: { industry },
  }
}

const industryOf = ({ industryId }: Company): Related =>
  industryId === null ? null : { type: 'job-industries', id: industryId }
