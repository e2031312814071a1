import type { Queries } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { type Company, findCompany, isActive } from '../../tenants/index.ts'
import { type Community, findCommunityById } from './communities.store.ts'

/** For guests: a community that is open to everyone with the link, while its company is active. */
export async function getOpenCommunity(db: Queries, id: string): Promise<{ community: Community; company: Company }> {
  const community = await findCommunityById(db, id)
  if (community?.visibility !== 'link') throw notFound('community')
  const company = await findCompany(db, community.companyId)
  if (company === null || !isActive(company)) throw notFound('community')
  return { community, company }
}
