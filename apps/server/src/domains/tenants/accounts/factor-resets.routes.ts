import * as contract from '@assay/contracts/factor-resets'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listUsersById } from '../../identity/index.ts'
import { actsOnReset, mayRunAccounts } from './accounts.policy.ts'
import { type FactorReset, findReset, listResets } from './factor-resets.store.ts'
import { decideReset, proposeReset } from './reset-factors.ts'

export function mountFactorResets(routes: Routes): void {
  registerEndpoint(routes, contract.listFactorResets, async (ctx, { query }) => {
    assertAllowed(mayRunAccounts(ctx.actor))
    const found = await listResets(ctx.db, query)
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getFactorReset, (ctx, { params }) => {
    assertAllowed(mayRunAccounts(ctx.actor))
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.proposeFactorReset, async (ctx, { body }) => {
    const { id } = await proposeReset(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })

  for (const verb of ['confirm', 'reject'] as const)
    registerEndpoint(routes, contract.factorResetActions[verb], async (ctx, { params }) => {
      await decideReset(ctx, { id: params.id, verb })
      return show(ctx, params.id)
    })
}

async function show(ctx: Context, id: string): Promise<Presented> {
  const reset = await findReset(ctx.db, id)
  const [shown] = reset === null ? [] : await present(ctx, [reset])
  if (shown === undefined) throw notFound('reset')
  return shown
}

async function present(ctx: Context, rows: readonly FactorReset[]): Promise<Presented[]> {
  const ids = rows.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy ?? []].flat())
  const names = new Map((await listUsersById(ctx.db, [...new Set(ids)])).map(({ id, fullName }) => [id, fullName]))
  const now = ctx.now()
  return rows.map((row) => {
    const { id, userId, reason, proposedBy, decidedBy, decidedAt, expiresAt, createdAt, updatedAt } = row
    return {
      type: 'factor-resets',
      id,
      attributes: {
        userId,
        userName: names.get(userId) ?? null,
        reason,
        state: row.state === 'proposed' && expiresAt <= now ? 'expired' : row.state,
        proposedByName: names.get(proposedBy) ?? null,
        decidedByName: decidedBy === null ? null : (names.get(decidedBy) ?? null),
        decidedAt,
        expiresAt,
        mayDo: actsOnReset(ctx.actor, row, now),
        createdAt,
        updatedAt,
      },
    }
  })
}
