import * as contract from '@assay/contracts/referrals'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listUsersById } from '../../identity/index.ts'
import { createReferral } from './create-referral.ts'
import { approveReferral, disputeReferral, rejectReferral } from './decide-on-referral.ts'
import { claimReferral, visitReferral } from './follow-referral.ts'
import type { ReferralNeeds } from './referral-needs.ts'
import { mayDecideReferrals, mayRefer } from './referrals.policy.ts'
import { presentReferral } from './referrals.resource.ts'
import { countFunnel, findReferral, listReferrals, type Referral, type ReferralScope } from './referrals.store.ts'

const VISITS_PER_MINUTE = 20

export function mountReferrals(routes: Routes, needs: ReferralNeeds): void {
  const presentAll = async (ctx: Context, rows: readonly Referral[]): Promise<Presented[]> => {
    const isOperator = mayDecideReferrals(ctx.actor)
    const people = isOperator ? await listUsersById(ctx.db, [...new Set(rows.map((row) => row.referrerUserId))]) : []
    const names = new Map([...people.values()].map(({ id, fullName }) => [id, fullName]))
    const tenants = [...new Set(rows.flatMap(({ signedUpTenantId }) => signedUpTenantId ?? []))]
    const found = await Promise.all(tenants.map((id) => needs.findTenant(ctx.db, id)))
    const tenantNames = new Map(found.flatMap((tenant) => (tenant === null ? [] : [[tenant.id, tenant.name]])))
    return rows.map((row) =>
      presentReferral(row, {
        isOperator,
        referrerName: names.get(row.referrerUserId) ?? null,
        tenantName: tenantNames.get(row.signedUpTenantId ?? '') ?? null,
      }),
    )
  }
  const presentOne = async (ctx: Context, row: Referral): Promise<Presented> => {
    const [shown] = await presentAll(ctx, [row])
    if (shown === undefined) throw notFound('referral')
    return shown
  }

  registerEndpoint(routes, contract.listReferrals, async (ctx, { query }) => {
    const scope = scopeOf(ctx)
    const { sort, page } = query
    const found = await listReferrals(ctx.db, { scope, state: query.filter.state, sort, page })
    return { ...found, data: await presentAll(ctx, found.data), meta: { funnel: await countFunnel(ctx.db, scope) } }
  })

  registerEndpoint(routes, contract.getReferral, async (ctx, { params }) => {
    const referral = await findReferral(ctx.db, scopeOf(ctx), params.id)
    if (referral === null) throw notFound('referral')
    return presentOne(ctx, referral)
  })

  registerEndpoint(routes, contract.createReferral, async (ctx, { body }) => {
    const { referral, isNew } = await createReferral(ctx, body)
    return { data: await presentOne(ctx, referral), status: isNew ? 201 : 200 }
  })

  registerEndpoint(
    routes,
    contract.visitReferral,
    async (ctx, { body }) => {
      await visitReferral(ctx, body.code)
      return undefined
    },
    { perMinute: VISITS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.claimReferral, async (ctx, { body }) => {
    await claimReferral(ctx, needs, body.code)
    return undefined
  })

  registerEndpoint(routes, contract.disputeReferral, async (ctx, { params, body }) =>
    presentOne(ctx, await disputeReferral(ctx, { id: params.id, reason: body.reason })),
  )
  registerEndpoint(routes, contract.approveReferral, async (ctx, { params }) =>
    presentOne(ctx, await approveReferral(ctx, needs, params.id)),
  )
  registerEndpoint(routes, contract.rejectReferral, async (ctx, { params, body }) =>
    presentOne(ctx, await rejectReferral(ctx, { id: params.id, reason: body.reason })),
  )
}

/** Operators see all; other users their own. */
function scopeOf({ actor }: Context): ReferralScope {
  if (mayDecideReferrals(actor)) return { userId: null }
  if (!mayRefer(actor)) throw new AppError('permission.denied')
  return { userId: actor.userId }
}
