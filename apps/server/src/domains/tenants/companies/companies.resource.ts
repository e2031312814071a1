import type { Presented, Related } from '@assay/jsonapi/present'
import { currentEntryId } from '../../taxonomy/index.ts'
import type { Company } from './companies.store.ts'

/** Additional attributes for operators. */
interface ForOperators {
  readonly members: number
}

interface Around {
  readonly industry?: Related | undefined
  readonly forOperators?: ForOperators | undefined
  readonly hasLogo?: boolean
  readonly mayChange?: boolean
}

/** Included with other resources, a company comes without the caller's permissions on it. */
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
      state: stateOf(company),
      stateReason: forOperators === undefined ? null : company.suspensionReason,
      stateSince: company.emptiedAt ?? company.closedAt ?? company.suspendedAt,
      deletesAt: company.emptiedAt === null ? company.deletesAt : null,
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

const stateOf = ({ emptiedAt, closedAt, suspendedAt }: Company) => {
  if (emptiedAt !== null) return 'deleted'
  if (closedAt !== null) return 'closed'
  return suspendedAt === null ? 'active' : 'suspended'
}

const industryOf = ({ industryId }: Company): Related =>
  industryId === null ? null : { type: 'job-industries', id: currentEntryId('industries', industryId) }
