import * as contract from '@assay/contracts/registrations'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { confirmEmail } from './confirm-email.ts'
import { presentVerification } from './email-verifications.resource.ts'
import { findVerification, listVerificationsOf } from './email-verifications.store.ts'
import { resendVerification } from './resend-verification.ts'

const PER_MINUTE = 60

export function mountEmailVerifications(routes: Routes): void {
  registerEndpoint(routes, contract.listEmailVerifications, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await listVerificationsOf(ctx.db, ctx.actor.userId)
    return { data: found.map((verification) => presentVerification(verification, ctx.now())), total: found.length }
  })

  registerEndpoint(
    routes,
    contract.getEmailVerification,
    async (ctx, { params }) => {
      const verification = await findVerification(ctx.db, params.id)
      if (!verification) throw notFound('verification')
      return presentVerification(verification, ctx.now())
    },
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.confirmEmail,
    async (ctx, { params, body }) => presentVerification(await confirmEmail(ctx, { ...body, ...params }), ctx.now()),
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.resendEmail,
    async (ctx, { params, body }) =>
      presentVerification(await resendVerification(ctx, { ...body, ...params }), ctx.now()),
    { perMinute: PER_MINUTE },
  )
}
