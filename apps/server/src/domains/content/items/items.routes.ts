import * as contract from '@assay/contracts/items'
import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { addCategory, editCategory } from './arrange-content.ts'
import { audiencesOf, mayReadItem, mayRetireAny, mayWriteContent } from './items.policy.ts'
import { presentCategory, presentItem } from './items.resource.ts'
import * as store from './items.store.ts'
import { moveItem } from './move-item.ts'
import { readItem } from './read-item.ts'
import { editItem, writeItem } from './write-item.ts'

interface ItemNeeds {
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export function mountItems(routes: Routes, needs: ItemNeeds): void {
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const item = await store.findItem(ctx.db, id)
    const [shown] = item !== null && mayReadItem(ctx.actor, item) ? await present(ctx, [item], needs) : []
    if (shown === undefined) throw notFound('item')
    return shown
  }

  registerEndpoint(routes, contract.listItems, async (ctx, { query }) => {
    const found = await store.listItems(ctx.db, { ...query, scope: scopeOf(ctx.actor) })
    return { ...found, data: await present(ctx, found.data, needs) }
  })

  registerEndpoint(routes, contract.getItem, (ctx, { params }) => show(ctx, params.id))

  registerEndpoint(routes, contract.createItem, async (ctx, { body }) => {
    const { id } = await writeItem(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })

  registerEndpoint(routes, contract.changeItem, async (ctx, { params, body, ifMatch }) => {
    await editItem(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })
    return show(ctx, params.id)
  })

  for (const verb of ['submit', 'withdraw', 'publish', 'retire'] as const)
    registerEndpoint(routes, contract.itemActions[verb], async (ctx, { params }) => {
      await moveItem(ctx, { id: params.id, verb })
      return show(ctx, params.id)
    })

  registerEndpoint(routes, contract.itemActions.schedule, async (ctx, { params, body }) => {
    await moveItem(ctx, { id: params.id, verb: 'schedule', publishAt: new Date(body.publishAt) })
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.itemActions.markDone, async (ctx, { params, body }) => {
    await readItem(ctx, { id: params.id, done: body.done })
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.itemActions.rate, async (ctx, { params, body }) => {
    await readItem(ctx, { id: params.id, stars: body.stars })
    return show(ctx, params.id)
  })

  mountCategories(routes)
}

function mountCategories(routes: Routes): void {
  registerEndpoint(routes, contract.listCategories, async (ctx) => {
    const counts = await store.countByCategory(ctx.db, scopeOf(ctx.actor))
    const data = (await store.listCategories(ctx.db)).map((each) => presentCategory(each, counts.get(each.id) ?? 0))
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.createCategory, async (ctx, { body }) => ({
    data: presentCategory(await addCategory(ctx, body), 0),
    status: 201,
  }))

  registerEndpoint(routes, contract.changeCategory, async (ctx, { params, body, ifMatch }) => {
    const category = await editCategory(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })
    const counts = await store.countByCategory(ctx.db, scopeOf(ctx.actor))
    return presentCategory(category, counts.get(category.id) ?? 0)
  })
}

function scopeOf(actor: Actor): store.ItemScope {
  const unpublishedOf = mayRetireAny(actor) ? 'everybody' : mayWriteContent(actor) ? actor.userId : null
  return { audiences: audiencesOf(actor), unpublishedOf }
}

async function present(ctx: Context, rows: readonly store.Item[], { namesOf }: ItemNeeds): Promise<Presented[]> {
  const { actor, db } = ctx
  const ids = rows.map(({ id }) => id)
  const [categories, tags, authors, readings, opinions] = await Promise.all([
    store.listCategories(db),
    store.listContentTags(db),
    namesOf(db, [...new Set(rows.map(({ authorId }) => authorId))]),
    actor.kind === 'user' ? store.listReadings(db, actor.userId, ids) : new Map(),
    store.summarizeReadings(db, ids),
  ])
  const byId = <Row extends { id: string }>(all: readonly Row[]) => new Map(all.map((row) => [row.id, row]))
  const around = { actor, now: ctx.now(), categories: byId(categories), tags: byId(tags), authors, readings, opinions }
  return rows.map((row) => presentItem(row, around))
}
