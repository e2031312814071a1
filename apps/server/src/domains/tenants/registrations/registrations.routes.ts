import { listRegistrations, register } from '@assay/contracts/registrations'
import type { Queries } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findLatestVerificationOf, findUser } from '../../identity/index.ts'
import { findCompany } from '../companies/index.ts'
import { type References, type Registered, registerCompany } from './register-company.ts'
import { presentRegistration } from './registrations.resource.ts'
import { findRegistrationOf } from './registrations.store.ts'

const REGISTRATIONS_PER_MINUTE = 20

export function mountRegistrations(routes: Routes, references: References): void {
  registerEndpoint(
    routes,
    register,
    async (ctx, { body }) => presentRegistration(await registerCompany(ctx, body, references), ctx.now()),
    { perMinute: REGISTRATIONS_PER_MINUTE },
  )

  registerEndpoint(routes, listRegistrations, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await findRegistered(ctx.db, ctx.actor.userId)
    return found === null ? { data: [], total: 0 } : { data: [presentRegistration(found, ctx.now())], total: 1 }
  })
}

async function findRegistered(db: Queries, userId: string): Promise<Registered | null> {
  const registration = await findRegistrationOf(db, userId)
  if (registration === null) return null
  const [user, company, verification] = [
    await findUser(db, userId),
    await findCompany(db, registration.companyId),
    await findLatestVerificationOf(db, userId),
  ]
  return user === null || company === null || verification === null
    ? null
    : { registration, user, company, verification }
}
