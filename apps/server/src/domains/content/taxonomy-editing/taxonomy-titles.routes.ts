import { titleIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-titles'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { currentEntryId } from '../../taxonomy/index.ts'
import {
  type Catalog,
  type Lists,
  type PoolFigures,
  presentTitle,
  readLists,
  searchByName,
  sortRows,
  type TitleRow,
} from '../lists/index.ts'
import { addEntry } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { deprecateEntry } from './deprecate-entry.ts'
import { passesFilters } from './entry-filters.rules.ts'
import { mergeEntries } from './merge-entries.ts'
import { mayReadTaxonomy } from './taxonomy-editing.policy.ts'
import { presentTaxonomyTitle, usesOf } from './taxonomy-titles.resource.ts'
import { changedTitle, newTitle } from './title-changes.rules.ts'

const list = 'titles'

type Counts = ReadonlyMap<string, number>

interface TaxonomyTitleNeeds {
  readonly catalog: Catalog
  readonly pool: PoolFigures
  readonly countCandidatesByTitle: (db: Queries) => Promise<Counts>
  readonly countJobsByTitle: (db: Queries) => Promise<Counts>
}

export function mountTaxonomyTitles(routes: Routes, needs: TaxonomyTitleNeeds): void {
  const countUses = async (db: Queries): Promise<{ candidateCounts: Counts; jobCounts: Counts }> => ({
    candidateCounts: await needs.countCandidatesByTitle(db),
    jobCounts: await needs.countJobsByTitle(db),
  })
  const showEdited = async ({ db }: Context, id: string): Promise<Presented> => {
    const { title, lists } = await findTitle(db, id)
    return presentTaxonomyTitle(title, { lists, ...(await countUses(db)) })
  }
  const showTitle = async ({ db }: Context, id: string): Promise<Presented> => {
    const { title, lists } = await findTitle(db, id)
    return presentTitle(title, lists, needs.pool)
  }

  registerEndpoint(routes, contract.listTaxonomyTitles, async ({ actor, db }, { query }) => {
    if (!mayReadTaxonomy(actor)) throw new AppError('permission.denied')
    const { search = '', family } = query.filter
    const [lists, uses] = [await needs.catalog.lists(db), await countUses(db)]
    const found = searchByName(lists.titles, search).filter(
      (title) => passesFilters(title, query.filter) && (family === undefined || title.family === family),
    )
    const sorted = sortRows(found, query.sort, {
      name: ({ name }) => name,
      candidateCount: ({ id }) => usesOf(uses.candidateCounts, id),
      jobCount: ({ id }) => usesOf(uses.jobCounts, id),
    })
    const page = pageOfRows(sorted, query.page, ({ id }) => id)
    return { ...page, data: page.data.map((title) => presentTaxonomyTitle(title, { lists, ...uses })) }
  })

  registerEndpoint(routes, contract.getTaxonomyTitle, async (ctx, { params }) => {
    if (!mayReadTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return showEdited(ctx, params.id)
  })

  registerEndpoint(routes, contract.addJobTitle, async (ctx, { body }) => {
    const slug = await addEntry(ctx, body, newTitle)
    return { data: await showTitle(ctx, titleIdOf(slug)), status: 201 }
  })

  registerEndpoint(routes, contract.changeJobTitle, async (ctx, { params, body: { version, ...input }, ifMatch }) => {
    await changeEntry(ctx, { list, id: params.id, version: version ?? ifMatch }, input, changedTitle)
    return showTitle(ctx, params.id)
  })

  registerEndpoint(routes, contract.taxonomyTitleActions.merge, async (ctx, { params, body, ifMatch }) => {
    await mergeEntries(ctx, { list, id: params.id, version: body.version ?? ifMatch }, body.intoId)
    return showEdited(ctx, body.intoId)
  })

  for (const verb of ['deprecate', 'restore'] as const)
    registerEndpoint(routes, contract.taxonomyTitleActions[verb], async (ctx, { params, ifMatch }) => {
      await deprecateEntry(ctx, { list, id: params.id, version: ifMatch }, verb)
      return showEdited(ctx, params.id)
    })
}

/** As it is in the database now, not as this server last read it. */
async function findTitle(db: Queries, id: string): Promise<{ title: TitleRow; lists: Lists }> {
  const lists = await readLists(db)
  const title = lists.titlesById.get(currentEntryId(list, id))
  if (title === undefined) throw notFound('job title')
  return { title, lists }
}
