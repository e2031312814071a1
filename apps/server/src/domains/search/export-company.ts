import type { Context } from '../../platform/context/context.ts'
import { listAllEntries, listNotesOfCompany } from '../pipeline/shortlists/index.ts'
import { listAllRequirements } from '../requirements/index.ts'
import { type Company, listTeammatesOf } from '../tenants/index.ts'
import { listFrozenMatches, listSearches } from './searches.store.ts'

/** What is kept for a company, one record at a time. Candidates appear by id only. */
export async function* exportCompany(ctx: Context, company: Company): AsyncGenerator<Record<string, unknown>> {
  yield { type: 'companies', ...company }
  for (const { tokenHash: _, ...teammate } of await listTeammatesOf(ctx.db, company.id))
    yield { type: 'teammates', ...teammate }
  for (const requirement of await listAllRequirements(ctx.db, company.id))
    yield { type: 'requirements', ...requirement }
  for (const entry of await listAllEntries(ctx.db, company.id)) yield { type: 'shortlisteds', ...entry }
  for (const note of await listNotesOfCompany(ctx.db, company.id)) yield { type: 'shortlist-notes', ...note }
  const scope = { companyId: company.id, userId: '', everybody: true, requirementIds: [] }
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listSearches>> = await listSearches(ctx.db, {
      ...{ scope, filter: {}, sort: [] },
      page: { size: 50, ...(after === null ? {} : { after }) },
    })
    for (const search of page.data) {
      const matches = await listFrozenMatches(ctx.db, search.id, { from: 0, to: search.frozenCount })
      yield { type: 'candidate-searches', ...search, matches }
    }
    after = page.after
  } while (after !== null)
}
