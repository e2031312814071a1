import type { Context } from '../../../platform/context/context.ts'
import { listAgenciesById } from '../../agencies/index.ts'
import { listCompaniesById } from '../../tenants/index.ts'
import { listMessagesAbout } from './agency-messages.store.ts'

/** Messages between agencies and employers about a candidate, for the candidate. Writers stay unnamed. */
export async function copyMessagesAbout({ db }: Context, candidateId: string): Promise<object[]> {
  const messages = await listMessagesAbout(db, candidateId)
  const agencies = await listAgenciesById(db, [...new Set(messages.map(({ agencyId }) => agencyId))])
  const companies = await listCompaniesById(db, [...new Set(messages.map(({ companyId }) => companyId))])
  return messages.map(({ agencyId, companyId, side: from, body: text, createdAt: at }) => ({
    agency: agencies.get(agencyId)?.legalName ?? '',
    company: companies.get(companyId)?.name ?? '',
    from,
    text,
    at,
  }))
}
