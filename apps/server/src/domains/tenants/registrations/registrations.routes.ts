import { register } from '@assay/contracts/registrations'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type References, registerCompany } from './register-company.ts'
import { presentRegistration } from './registrations.resource.ts'

const REGISTRATIONS_PER_MINUTE = 20

export function mountRegistrations(routes: Routes, references: References): void {
  registerEndpoint(
    routes,
    register,
    async (ctx, { body }) => presentRegistration(await registerCompany(ctx, body, references), ctx.now()),
    { perMinute: REGISTRATIONS_PER_MINUTE },
  )
}
