import type { Context } from '../../../platform/context/context.ts'
import { listFrozenMatches, listSearches } from './searches.store.ts'

/** Streams every search of a company with its frozen matches. Candidates appear by id only. */
export async function* exportSearchesOf(ctx: Context, companyId: string): AsyncGenerator<Record<string, unknown>> {
  const scope = { companyId, userId: '', everybody: true, requirementIds: [] }
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listSearches>> = await listSearches(ctx.db, {
      scope,
      filter: {},
      sort: [],
      page: { size: 50, ...(after === null ? {} : { after }) },
    })
    for (const search of page.data) {
      const matches = await listFrozenMatches(ctx.db, search.id, { from: 0, to: search.frozenCount })
      yield { ...search, matches }
    }
    after = page.after
  } while (after !== null)
}
