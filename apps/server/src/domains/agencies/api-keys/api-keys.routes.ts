import * as contract from '@assay/contracts/agency-api-keys'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type ApiCall, findApiCall, listApiCalls } from './api-calls.store.ts'
import { keyAccess, mayManageKeys } from './api-keys.policy.ts'
import { presentApiCall } from './api-keys.resource.ts'
import { type ApiKey, listApiKeys, listApiKeysById } from './api-keys.store.ts'
import { changeApiKey } from './change-api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { getApiKey } from './get-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'
import { showApiKeys } from './show-api-keys.ts'

export function mountApiKeys(routes: Routes): void {
  registerEndpoint(routes, contract.listApiKeys, async (ctx, { query }) => {
    const access = keyAccess(ctx.actor)
    assertAllowed(access.kind !== 'none', 'Only agencies have API keys.')
    const found = await listApiKeys(ctx.db, { access, ...query })
    return { ...found, data: await showApiKeys(ctx, found.data), meta: { mayCreate: mayManageKeys(ctx.actor) } }
  })

  registerEndpoint(routes, contract.getApiKey, async (ctx, { params }) => showOne(ctx, await getApiKey(ctx, params.id)))

  registerEndpoint(routes, contract.createApiKey, async (ctx, { body }) => {
    const { key, secret } = await createApiKey(ctx, body)
    return showOne(ctx, key, secret)
  })

  registerEndpoint(routes, contract.changeApiKey, async (ctx, { params, body, ifMatch }) =>
    showOne(ctx, await changeApiKey(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.rotateApiKey, async (ctx, { params }) => {
    const { key, secret } = await rotateApiKey(ctx, params.id)
    return showOne(ctx, key, secret)
  })

  registerEndpoint(routes, contract.revokeApiKey, async (ctx, { params, body }) =>
    showOne(ctx, await revokeApiKey(ctx, { id: params.id, reason: body.reason })),
  )

  registerEndpoint(routes, contract.listApiCalls, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listApiCalls(ctx.db, { agencyId: agencyOf(ctx), keyId: filter.key, sort, page })
    return { ...found, data: await presentCalls(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getApiCall, async (ctx, { params }) => {
    const call = await findApiCall(ctx.db, params.id, agencyOf(ctx))
    const [shown] = call === null ? [] : await presentCalls(ctx, [call])
    if (shown === undefined) throw notFound('call')
    return shown
  })
}

async function showOne(ctx: Context, key: ApiKey, secret: string | null = null): Promise<Presented> {
  const [shown] = await showApiKeys(ctx, [key], secret)
  if (shown === undefined) throw notFound('key')
  return shown
}

function agencyOf({ actor }: Context): string {
  const access = keyAccess(actor)
  if (access.kind !== 'agency')
    throw new AppError('permission.denied', { detail: 'Only the agency can see its calls.' })
  return access.agencyId
}

async function presentCalls({ db }: Context, calls: readonly ApiCall[]): Promise<Presented[]> {
  const keys = await listApiKeysById(db, [...new Set(calls.map(({ keyId }) => keyId))])
  return calls.map((call) => presentApiCall(call, keys.get(call.keyId)))
}
