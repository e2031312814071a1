import * as contract from '@assay/contracts/password-resets'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { addressNetwork } from '../../../platform/http/limits/address-block.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { presentReset } from './password-resets.resource.ts'
import { findReset, listResetsOf } from './password-resets.store.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { usePasswordReset } from './use-password-reset.ts'

/** Of a caller's address as it is counted. */
const networkOf = (from: string): string => addressNetwork(from.replace('/64', ''))

const REQUESTS_PER_MINUTE = 10
const PER_MINUTE = 30

export function mountPasswordResets(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.requestPasswordReset,
    async (ctx, { body, from }) =>
      presentReset(await requestPasswordReset(ctx, { ...body, network: networkOf(from) }), ctx.now()),
    { perMinute: REQUESTS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listPasswordResets, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await listResetsOf(ctx.db, ctx.actor.userId)
    return { data: found.map((reset) => presentReset(reset, ctx.now())), total: found.length }
  })

  registerEndpoint(
    routes,
    contract.getPasswordReset,
    async (ctx, { params }) => {
      const reset = await findReset(ctx.db, params.id)
      if (reset === null) throw notFound('password reset')
      return presentReset(reset, ctx.now())
    },
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.usePasswordReset,
    async (ctx, { params, body }) => presentReset(await usePasswordReset(ctx, { ...body, ...params }), ctx.now()),
    { perMinute: PER_MINUTE },
  )
}
