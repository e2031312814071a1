import * as contract from '@assay/contracts/impersonations'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listUsersById } from '../../identity/index.ts'
import { endImpersonation } from './end-impersonation.ts'
import { isTheirs, mayImpersonate } from './impersonations.policy.ts'
import { presentImpersonation } from './impersonations.resource.ts'
import { findImpersonation, type Impersonation, listImpersonations } from './impersonations.store.ts'
import { startImpersonation } from './start-impersonation.ts'

const PER_MINUTE = 10

export function mountImpersonations(routes: Routes): void {
  registerEndpoint(routes, contract.listImpersonations, async (ctx, { query }) => {
    if (!mayImpersonate(ctx.actor)) throw new AppError('permission.denied')
    const found = await listImpersonations(ctx.db, query)
    const names = await namesIn(ctx, found.data)
    return { ...found, data: found.data.map((row) => presentImpersonation(row, { names })) }
  })

  registerEndpoint(routes, contract.getImpersonation, async (ctx, { params }) => {
    const found = await findImpersonation(ctx.db, params.id)
    const isKnown = found !== null && (mayImpersonate(ctx.actor) || isTheirs(ctx.actor, found))
    if (!isKnown) throw notFound('impersonation')
    return presentImpersonation(found, { names: await namesIn(ctx, [found]) })
  })

  registerEndpoint(
    routes,
    contract.startImpersonation,
    async (ctx, { body }) => {
      const { impersonation, token } = await startImpersonation(ctx, body)
      const names = await namesIn(ctx, [impersonation])
      return { data: presentImpersonation(impersonation, { names, token }), status: 201 }
    },
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(routes, contract.endImpersonation, async (ctx, { params }) => {
    await endImpersonation(ctx, params.id)
    return undefined
  })
}

async function namesIn({ db }: Context, rows: readonly Impersonation[]): Promise<Map<string, string>> {
  const users = await listUsersById(db, [...new Set(rows.flatMap(({ operatorId, userId }) => [operatorId, userId]))])
  return new Map(users.map(({ id, fullName }) => [id, fullName]))
}
