import * as contract from '@assay/contracts/subscriptions'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { readSubscription } from './read-subscription.ts'
import { presentSubscription } from './subscriptions.resource.ts'

export function mountSubscriptions(routes: Routes): void {
  registerEndpoint(routes, contract.listSubscriptions, async (ctx) => {
    const data = [presentSubscription(await readSubscription(ctx))]
    return { data, total: data.length }
  })
}
