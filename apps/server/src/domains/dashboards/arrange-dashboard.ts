import type { arrangeDashboard as contract } from '@assay/contracts/dashboards'
import type { z } from 'zod'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import type { DomainEvent } from '../../platform/context/domain-event.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { forgetLayout, saveLayout } from './dashboard-layouts.store.ts'
import { mayArrangeDashboard } from './dashboards.policy.ts'

/** Arranges the caller's dashboard; those of other users are not found. */
export async function arrangeDashboard(
  ctx: Context,
  { id, ...change }: z.output<typeof contract.body> & { readonly id: string },
): Promise<void> {
  const { actor } = ctx
  if (!mayArrangeDashboard(actor)) throw new AppError('permission.denied')
  assertOwn(actor, id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await ctx.transaction(async (tx) => {
    await saveLayout(tx, actor.userId, given, ctx.now())
    tx.record(dashboardEvent('arrangeDashboard', actor))
  })
}

export async function resetDashboard(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayArrangeDashboard(actor)) throw new AppError('permission.denied')
  assertOwn(actor, id)
  await ctx.transaction(async (tx) => {
    await forgetLayout(tx, actor.userId)
    tx.record(dashboardEvent('resetDashboard', actor))
  })
}

function assertOwn({ userId }: UserActor, id: string): void {
  if (userId !== id) throw notFound('dashboard')
}

const dashboardEvent = (
  verb: 'arrangeDashboard' | 'resetDashboard',
  { userId, companyId, agencyId }: UserActor,
): DomainEvent => ({
  name: `dashboard.${verb}`,
  tenantId: companyId ?? agencyId,
  verb: `profile.${verb}`,
  target: { type: 'dashboards', id: userId },
})
