import type { Presented, Related } from '@assay/jsonapi/present'
import type { Company } from './companies.store.ts'

export function presentCompany(company: Company, industry: Related = industryOf(company)): Presented {
  return {
    type: 'companies',
    id: company.id,
    attributes: {
      name: company.name,
      country: company.country,
      timezone: company.timezone,
      sizeBand: company.sizeBand,
      createdAt: company.createdAt,
      updatedAt: company.updatedAt,
    },
    relationships: { industry },
  }
}

const industryOf = ({ industryId }: Company): Related =>
  industryId === null ? null : { type: 'job-industries', id: industryId }
