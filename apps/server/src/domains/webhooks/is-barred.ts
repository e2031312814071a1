import type { Queries } from '../../platform/context/context.ts'
import { listAgenciesById } from '../agencies/index.ts'
import { findCompany, isActive } from '../tenants/index.ts'
import type { Owner } from './owners.ts'

/** Whether the agency or company is suspended or closed. Its people are signed out then, and its programs hear nothing. */
export async function isBarred(db: Queries, { kind, id }: Owner): Promise<boolean> {
  if (kind === 'company') {
    const company = await findCompany(db, id)
    return company !== null && !isActive(company)
  }
  const state = (await listAgenciesById(db, [id])).get(id)?.state
  return state === 'suspended' || state === 'closed'
}
