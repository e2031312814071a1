import * as contract from '@assay/contracts/subscriptions'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  countSeats,
  mayManageBilling,
  readLimits,
  readSettings,
  readSubscription,
  type Subscription,
} from '../records/index.ts'
import type { StripeConnection } from '../stripe/index.ts'
import { cancelPlan, changePlan, keepPlan } from './change-plan.ts'
import { previewChange } from './preview-change.ts'
import { refreshPlan } from './refresh-plan.ts'
import { presentPreview, presentSubscription, type SubscriptionAround } from './subscriptions.resource.ts'

export interface SubscriptionNeeds {
  /** How much of today’s searches the caller has used. */
  readonly searchesToday: (ctx: Context) => Promise<SubscriptionAround['searchesToday']>
  readonly stripe: StripeConnection | null
}

export function mountSubscriptions(routes: Routes, needs: SubscriptionNeeds): void {
  const show = async (ctx: Context, subscription: Subscription): Promise<Presented> => {
    const { companyId } = subscription
    const limits = await readLimits(ctx.db, companyId, ctx.now())
    const seatsUsed = await countSeats(ctx.db, companyId)
    return presentSubscription(subscription, {
      ...limits,
      seatsUsed,
      searchesToday: await needs.searchesToday(ctx),
      hasProvider: needs.stripe !== null,
      mayManage: mayManageBilling(ctx.actor) && (await readSettings(ctx.db)).isOn,
    })
  }

  registerEndpoint(routes, contract.listSubscriptions, async (ctx) => {
    const data = [await show(ctx, await readSubscription(ctx))]
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.previewSubscription, async (ctx, { body }) =>
    presentPreview(await previewChange(ctx, body, needs.stripe), ctx.now()),
  )

  const { change, cancel, keep, refresh } = contract.subscriptionActions
  registerEndpoint(routes, change, async (ctx, { params, body }) => {
    assertOwn(ctx, params.id)
    return show(ctx, await changePlan(ctx, body, needs.stripe))
  })

  registerEndpoint(routes, cancel, async (ctx, { params }) => {
    assertOwn(ctx, params.id)
    return show(ctx, await cancelPlan(ctx, needs.stripe))
  })

  registerEndpoint(routes, keep, async (ctx, { params }) => {
    assertOwn(ctx, params.id)
    return show(ctx, await keepPlan(ctx, needs.stripe))
  })

  registerEndpoint(routes, refresh, async (ctx, { params }) => {
    assertOwn(ctx, params.id)
    return show(ctx, await refreshPlan(ctx, needs.stripe))
  })
}

function assertOwn({ actor }: Context, id: string): void {
  if (actor.kind !== 'user' || actor.companyId !== id) throw notFound('subscription')
}
