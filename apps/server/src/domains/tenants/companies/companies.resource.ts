import type { Presented, Related } from '@assay/jsonapi/present'
import type { Company } from './companies.store.ts'

/** What operators see besides. */
interface ForOperators {
  readonly members: number
}

interface Around {
  readonly industry?: Related | undefined
  readonly forOperators?: ForOperators | undefined
  readonly hasLogo?: boolean
  readonly mayChange?: boolean
}

/** Beside other resources a company is shown as it is, without what the caller may do with it. */
export function presentCompany(
  company: Company,
  { industry = industryOf(company), forOperators, hasLogo = false, mayChange = false }: Around = {},
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
      currency: company.currency,
      blindReview: company.blindReview,
      accent: company.accent,
      hasLogo,
      mayChange,
      version: company.version,
      createdAt: company.createdAt,
      updatedAt: company.updatedAt,
    },
    relationships: { industry },
  }
}

const industryOf = ({ industryId }: Company): Related =>
  industryId === null ? null : { type: 'job-industries', id: industryId }
