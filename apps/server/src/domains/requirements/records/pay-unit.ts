import type { Pay } from '@assay/contracts/money'
import type { Queries } from '../../../platform/context/context.ts'
import { findCompany } from '../../tenants/index.ts'
import { findRequirementUnit, findUsualUnit } from './requirements.store.ts'

export type PayUnit = Pick<Pay, 'currency' | 'period'>

/**
 * What a company's people compare pay in: the currency and period of the job, or else those of most of its jobs, or
 * else its own currency per year.
 */
export async function findPayUnit(
  db: Queries,
  { companyId, requirementId }: { companyId: string; requirementId: string | null },
): Promise<PayUnit | null> {
  const ofJob = requirementId === null ? null : await findRequirementUnit(db, requirementId)
  const found = ofJob ?? (await findUsualUnit(db, companyId))
  if (found !== null) return found
  const company = await findCompany(db, companyId)
  return company === null ? null : { currency: company.currency, period: 'year' }
}
