import * as contract from '@assay/contracts/google-identities'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type LinkedIdentity, listIdentitiesOf } from '../linked-identities/index.ts'
import { accessAnswer } from '../sessions/index.ts'
import { logInAndLink, registerWithProvider } from './answer-proof.ts'
import { linkIdentity, unlinkIdentity } from './change-links.ts'
import { presentIdentity, presentOption, presentStarted } from './google-identities.resource.ts'
import { type FederatedSignIn, logInWithProvider } from './log-in-with-provider.ts'
import type { SignInOption } from './providers.ts'
import { startIdentity } from './start-identity.ts'

/** Whole offices share one address. */
const PER_MINUTE = 60

const GOOGLE: SignInOption = {
  id: '0190f000-0000-7000-8000-000000000001',
  name: 'Google',
  required: false,
  at: new Date(0),
}

export function mountFederation(routes: Routes, parts: FederatedSignIn): void {
  const { signInProviders } = parts
  const limit = { perMinute: PER_MINUTE }

  registerEndpoint(
    routes,
    contract.listSignInOptions,
    async (ctx, { query }) => {
      const { domain } = query.filter
      const ofCompany = domain === undefined ? null : await signInProviders.optionOf(ctx, domain)
      const data = [
        ...(signInProviders.google === null ? [] : [presentOption(GOOGLE, 'google')]),
        ...(ofCompany === null ? [] : [presentOption(ofCompany, 'company')]),
      ]
      return { data, total: data.length }
    },
    limit,
  )

  registerEndpoint(routes, contract.listIdentities, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await listIdentitiesOf(ctx.db, ctx.actor.userId)
    return { data: await Promise.all(found.map((each) => show(ctx, each))), total: found.length }
  })

  registerEndpoint(
    routes,
    contract.startIdentity,
    async (ctx, { body }) => presentStarted(await startIdentity(ctx, parts, body)),
    limit,
  )

  registerEndpoint(
    routes,
    contract.linkIdentity,
    async (ctx, { body }) => show(ctx, await linkIdentity(ctx, parts, body.response)),
    limit,
  )

  registerEndpoint(routes, contract.unlinkIdentity, async (ctx, { params }) => {
    await unlinkIdentity(ctx, params.id)
    return undefined
  })

  registerEndpoint(
    routes,
    contract.logInWithProvider,
    async (ctx, { body, agent }) => accessAnswer(logInWithProvider(ctx, parts, { ...body, agent })),
    limit,
  )

  registerEndpoint(
    routes,
    contract.logInAndLink,
    async (ctx, { body, from, agent }) => accessAnswer(logInAndLink(ctx, parts, { ...body, from, agent })),
    limit,
  )

  registerEndpoint(
    routes,
    contract.registerWithProvider,
    async (ctx, { body, agent }) => {
      const { proofId, token, deviceId, acceptTerms: _, ...employer } = body
      return accessAnswer(registerWithProvider(ctx, parts, { proofId, token, deviceId, agent, employer }))
    },
    limit,
  )

  async function show(ctx: Context, identity: LinkedIdentity): Promise<Presented> {
    const { companyId } = identity
    return presentIdentity(
      identity,
      companyId === null ? signInProviders.google : await signInProviders.ofCompany(ctx, companyId),
    )
  }
}
