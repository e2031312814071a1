import * as contract from '@assay/contracts/sign-in-providers'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { OpenIdClient } from '../../identity/index.ts'
import { addDomain, checkDomain, type ResolveTxt, removeDomain } from './change-domains.ts'
import { changeProvider, keeperOf, removeProvider, setUpProvider, testProvider } from './change-provider.ts'
import type { ProviderParts } from './company-providers.ts'
import { presentDomain, presentProvider } from './sign-in.resource.ts'
import { findProviderOf, listDomainsOf, type SignInProvider } from './sign-in.store.ts'

/** Each sends a request to a server that the caller named. */
const CHECKS_PER_MINUTE = 10

export interface SignInRouteParts extends ProviderParts {
  readonly client: OpenIdClient
  readonly resolveTxt: ResolveTxt
}

export function mountSignIn(routes: Routes, parts: SignInRouteParts): void {
  const { secrets, appUrl, resolveTxt } = parts
  const limit = { perMinute: CHECKS_PER_MINUTE }
  const show = (provider: SignInProvider) => presentProvider(provider, appUrl)

  registerEndpoint(routes, contract.listSignInProviders, async (ctx) => {
    const found = await findProviderOf(ctx.db, keeperOf(ctx).companyId)
    const data = found === null ? [] : [show(found)]
    return { data, total: data.length, meta: { redirectUrl: `${appUrl}/google/callback` } }
  })

  registerEndpoint(routes, contract.setUpSignInProvider, async (ctx, { body }) =>
    show(await setUpProvider(ctx, secrets, body)),
  )

  registerEndpoint(routes, contract.changeSignInProvider, async (ctx, { params, body, ifMatch }) =>
    show(await changeProvider(ctx, secrets, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.removeSignInProvider, async (ctx, { params }) => {
    await removeProvider(ctx, params.id)
    return undefined
  })

  registerEndpoint(
    routes,
    contract.testSignInProvider,
    async (ctx, { params }) => show(await testProvider(ctx, parts, params.id)),
    limit,
  )

  registerEndpoint(routes, contract.listSignInDomains, async (ctx) => {
    const found = await listDomainsOf(ctx.db, keeperOf(ctx).companyId)
    return { data: found.map(presentDomain), total: found.length }
  })

  registerEndpoint(routes, contract.addSignInDomain, async (ctx, { body }) =>
    presentDomain(await addDomain(ctx, body.domain)),
  )

  registerEndpoint(
    routes,
    contract.checkSignInDomain,
    async (ctx, { params }) => presentDomain(await checkDomain(ctx, resolveTxt, params.id)),
    limit,
  )

  registerEndpoint(routes, contract.removeSignInDomain, async (ctx, { params }) => {
    await removeDomain(ctx, params.id)
    return undefined
  })
}
