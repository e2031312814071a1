import * as contract from '@assay/contracts/talent-pools'
import { type IncludeTree, includeTree } from '@assay/jsonapi/include-tree'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { addToPool, changeMember, noteInPool, removeFromPool, removeMember, restoreToPool } from './keep-members.ts'
import { changePool, createPool, removePool } from './keep-pools.ts'
import { findMember, listMembers, type PoolMember } from './pool-members.store.ts'
import { showMembers, showPools, todayOf } from './show-pools.ts'
import { mayKeepPools } from './talent-pools.policy.ts'
import { findPool, listPools, type Pool } from './talent-pools.store.ts'

const NOTHING = includeTree([])

export function mountTalentPools(routes: Routes): void {
  registerEndpoint(routes, contract.listPools, async (ctx, { query }) => {
    if (!mayKeepPools(ctx.actor)) throw new AppError('permission.denied')
    const { filter, sort, page } = query
    const found = await listPools(ctx.db, { keeper: ctx.actor, filter, sort, page })
    return { ...found, data: await showPools(ctx, found.data, { withCandidates: query.include.has('candidates') }) }
  })

  registerEndpoint(routes, contract.getPool, async (ctx, { params, query }) => {
    if (!mayKeepPools(ctx.actor)) throw new AppError('permission.denied')
    const fields = query.fields.get('talent-pools')
    const withCandidates = fields === undefined || fields.has('candidates')
    return showPool(ctx, await findPool(ctx.db, params.id, ctx.actor), withCandidates)
  })

  registerEndpoint(routes, contract.createPool, async (ctx, { body }) => showPool(ctx, await createPool(ctx, body)))

  registerEndpoint(routes, contract.changePool, async (ctx, { params, body, ifMatch }) =>
    showPool(ctx, await changePool(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.deletePool, async (ctx, { params }) => {
    await removePool(ctx, params.id)
    return undefined
  })

  registerEndpoint(routes, contract.addToPool, async (ctx, { params, body }) => {
    const { members: rows, addedIds } = await addToPool(ctx, { ...body, poolId: params.id })
    const data = await showAll(ctx, rows, NOTHING)
    return { data, total: data.length, meta: { added: addedIds.length, addedIds } }
  })

  registerEndpoint(routes, contract.removeAllFromPool, async (ctx, { params, body }) =>
    showPool(ctx, await removeFromPool(ctx, { ...body, poolId: params.id })),
  )

  registerEndpoint(routes, contract.restoreToPool, async (ctx, { params, body }) => {
    const data = await showAll(ctx, await restoreToPool(ctx, { ...body, poolId: params.id }), NOTHING)
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.noteInPool, async (ctx, { params, body }) => {
    const { members, changed } = await noteInPool(ctx, { ...body, poolId: params.id })
    const data = await showAll(ctx, members, NOTHING)
    return { data, total: data.length, meta: { changed } }
  })

  registerEndpoint(routes, contract.listPoolMembers, async (ctx, { query }) => {
    const { actor } = ctx
    if (!mayKeepPools(actor)) throw new AppError('permission.denied')
    const { filter, sort, page, include } = query
    const today = await todayOf(ctx, actor.companyId)
    const found = await listMembers(ctx.db, { keeper: actor, today, filter, sort, page })
    const fields = query.fields.get('candidates')
    return { ...found, data: await showMembers(ctx, { rows: found.data, include, fields, today }) }
  })

  registerEndpoint(routes, contract.getPoolMember, async (ctx, { params, query }) => {
    if (!mayKeepPools(ctx.actor)) throw new AppError('permission.denied')
    const member = await findMember(ctx.db, params.id, ctx.actor)
    const [shown] = member === null ? [] : await showAll(ctx, [member], query.include)
    if (shown === undefined) throw notFound('candidate in a pool')
    return shown
  })

  registerEndpoint(routes, contract.changePoolMember, async (ctx, { params, body, ifMatch }) => {
    const change = { ...body, id: params.id, version: body.version ?? ifMatch }
    const [shown] = await showAll(ctx, [await changeMember(ctx, change)], NOTHING)
    if (shown === undefined) throw notFound('candidate in a pool')
    return shown
  })

  registerEndpoint(routes, contract.removeFromPool, async (ctx, { params }) => {
    await removeMember(ctx, params.id)
    return undefined
  })
}

async function showPool(ctx: Context, pool: Pool | null, withCandidates = true) {
  const [shown] = pool === null ? [] : await showPools(ctx, [pool], { withCandidates })
  if (shown === undefined) throw notFound('talent pool')
  return shown
}

async function showAll(ctx: Context, rows: readonly PoolMember[], include: IncludeTree) {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw new AppError('permission.denied')
  return showMembers(ctx, { rows, include, today: await todayOf(ctx, actor.companyId) })
}
