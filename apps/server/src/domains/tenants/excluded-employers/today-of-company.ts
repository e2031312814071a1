import type { Queries } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { findCompany } from '../companies/index.ts'

/** The date where the company is. */
export async function todayOfCompany(db: Queries, companyId: string, now: Date): Promise<string> {
  const company = await findCompany(db, companyId)
  if (company === null) throw notFound('company')
  return dayIn(company.timezone, now)
}
