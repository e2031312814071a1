import type { Queries } from '../../../platform/context/context.ts'
import { isActive, listCompaniesById } from '../../tenants/index.ts'
import { listPublicJobs } from '../records/index.ts'

/** The addresses of the jobs that search engines may list, latest first: those with only a link are not among them. */
export async function listJobPages(db: Queries, limit: number): Promise<string[]> {
  const jobs = await listPublicJobs(db, limit)
  const companies = await listCompaniesById(db, [...new Set(jobs.map(({ companyId }) => companyId))])
  const isShown = (companyId: string): boolean => {
    const company = companies.get(companyId)
    return company !== undefined && isActive(company)
  }
  return jobs.filter(({ companyId }) => isShown(companyId)).map(({ id }) => `/jobs/${id}`)
}
