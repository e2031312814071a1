import { industryIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-industries'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { currentEntryId } from '../../taxonomy/index.ts'
import {
  type Catalog,
  type IndustryRow,
  type Lists,
  presentIndustry,
  readLists,
  searchByName,
  sortRows,
} from '../lists/index.ts'
import { addEntry } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { deprecateEntry } from './deprecate-entry.ts'
import { passesFilters } from './entry-filters.rules.ts'
import { changedIndustry, newIndustry } from './industry-changes.rules.ts'
import { mergeEntries } from './merge-entries.ts'
import { mayReadTaxonomy } from './taxonomy-editing.policy.ts'
import { companiesIn, presentTaxonomyIndustry } from './taxonomy-industries.resource.ts'

const list = 'industries'

interface TaxonomyIndustryNeeds {
  readonly catalog: Catalog
  readonly countCompaniesByIndustry: (db: Queries) => Promise<ReadonlyMap<string, number>>
}

export function mountTaxonomyIndustries(routes: Routes, needs: TaxonomyIndustryNeeds): void {
  const { catalog, countCompaniesByIndustry } = needs
  const showEdited = async ({ db }: Context, id: string): Promise<Presented> => {
    const { industry, lists } = await findIndustry(db, id)
    return presentTaxonomyIndustry(industry, { lists, companyCounts: await countCompaniesByIndustry(db) })
  }
  const showIndustry = async ({ db }: Context, id: string): Promise<Presented> => {
    const { industry, lists } = await findIndustry(db, id)
    return presentIndustry(industry, lists)
  }

  registerEndpoint(routes, contract.listTaxonomyIndustries, async ({ actor, db }, { query }) => {
    if (!mayReadTaxonomy(actor)) throw new AppError('permission.denied')
    const { search = '' } = query.filter
    const [lists, companyCounts] = [await catalog.lists(db), await countCompaniesByIndustry(db)]
    const found = searchByName(lists.industries, search).filter((industry) => passesFilters(industry, query.filter))
    const sorted = sortRows(found, query.sort, {
      name: ({ name }) => name,
      code: ({ code }) => code,
      companyCount: ({ id }) => companiesIn(companyCounts, id),
    })
    const page = pageOfRows(sorted, query.page, ({ id }) => id)
    return { ...page, data: page.data.map((industry) => presentTaxonomyIndustry(industry, { lists, companyCounts })) }
  })

  registerEndpoint(routes, contract.getTaxonomyIndustry, async (ctx, { params }) => {
    if (!mayReadTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return showEdited(ctx, params.id)
  })

  registerEndpoint(routes, contract.addJobIndustry, async (ctx, { body }) => {
    const slug = await addEntry(ctx, body, newIndustry)
    return { data: await showIndustry(ctx, industryIdOf(slug)), status: 201 }
  })

  registerEndpoint(
    routes,
    contract.changeJobIndustry,
    async (ctx, { params, body: { version, ...input }, ifMatch }) => {
      await changeEntry(ctx, { list, id: params.id, version: version ?? ifMatch }, input, changedIndustry)
      return showIndustry(ctx, params.id)
    },
  )

  registerEndpoint(routes, contract.taxonomyIndustryActions.merge, async (ctx, { params, body, ifMatch }) => {
    await mergeEntries(ctx, { list, id: params.id, version: body.version ?? ifMatch }, body.intoId)
    return showEdited(ctx, body.intoId)
  })

  for (const verb of ['deprecate', 'restore'] as const)
    registerEndpoint(routes, contract.taxonomyIndustryActions[verb], async (ctx, { params, ifMatch }) => {
      await deprecateEntry(ctx, { list, id: params.id, version: ifMatch }, verb)
      return showEdited(ctx, params.id)
    })
}

/** As it is in the database now, not as this server last read it. */
async function findIndustry(db: Queries, id: string): Promise<{ industry: IndustryRow; lists: Lists }> {
  const lists = await readLists(db)
  const industry = lists.industriesById.get(currentEntryId(list, id))
  if (industry === undefined) throw notFound('industry')
  return { industry, lists }
}
