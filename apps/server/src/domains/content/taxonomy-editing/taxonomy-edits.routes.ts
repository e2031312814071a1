import * as contract from '@assay/contracts/taxonomy-edits'
import type { Presented } from '@assay/jsonapi/present'
import { type ListName, taxonomyLists } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findEdit, knownTaxonomy, listEdits, readEdits, type StoredEdit, slugOfEntry } from '../../taxonomy/index.ts'
import type { Catalog } from '../lists/index.ts'
import { mayEditTaxonomy } from './taxonomy-editing.policy.ts'
import { presentTaxonomyEdit } from './taxonomy-edits.resource.ts'
import { type UndoNeeds, undoEdit } from './undo-edit.ts'

interface TaxonomyEditNeeds extends UndoNeeds {
  readonly catalog: Catalog
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export function mountTaxonomyEdits(routes: Routes, needs: TaxonomyEditNeeds): void {
  const present = async ({ db }: Context, rows: readonly StoredEdit[]): Promise<Presented[]> => {
    const names = await needs.namesOf(db, [...new Set(rows.map(({ editedBy }) => editedBy))])
    const facts = { known: knownTaxonomy(await readEdits(db)), lists: await needs.catalog.lists(db), names }
    return rows.map((row) => presentTaxonomyEdit(row, facts))
  }
  const showEdit = async (ctx: Context, id: string): Promise<Presented> => {
    const edit = await findEdit(ctx.db, id)
    const [shown] = edit === null ? [] : await present(ctx, [edit])
    if (shown === undefined) throw notFound('change of the taxonomy')
    return shown
  }

  registerEndpoint(routes, contract.listTaxonomyEdits, async (ctx, { query }) => {
    if (!mayEditTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    const { sort, page, filter } = query
    const of = filter.entry === undefined ? { list: filter.list } : entryAsked(filter.entry)
    const found = await listEdits(ctx.db, { ...of, sort, page })
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getTaxonomyEdit, async (ctx, { params }) => {
    if (!mayEditTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return showEdit(ctx, params.id)
  })

  registerEndpoint(routes, contract.undoTaxonomyEdit, async (ctx, { params }) => {
    await undoEdit(ctx, params.id, needs)
    return showEdit(ctx, params.id)
  })
}

/** Ids name their list; an unknown one has no edits. */
function entryAsked(id: string): { list: ListName; slug: string } {
  for (const list of taxonomyLists) {
    const slug = slugOfEntry(list, id)
    if (slug !== null) return { list, slug }
  }
  return { list: 'skills', slug: '' }
}
