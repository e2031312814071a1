import type { Actor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { assertAllowed, ValidationError } from '../../../platform/errors/app-error.ts'
import { type Company, companyCreated, insertCompany } from '../companies/index.ts'
import { inviteFirstOwner } from './invite-first-owner.ts'

export interface CreateCompany {
  readonly name: string
  readonly country: string
  readonly ownerEmail: string
}

const mayCreateCompanies = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.create') === 'all'

/** Opens a company for an employer who does not register; the invited owner completes its profile. */
export async function createCompany(
  ctx: Context,
  { name, country, ownerEmail }: CreateCompany,
  { isCountry }: { isCountry: (ctx: Context, code: string) => Promise<boolean> },
): Promise<Company> {
  assertAllowed(mayCreateCompanies(ctx.actor), 'Only operators can open companies for others.')
  if (!(await isCountry(ctx, country)))
    throw new ValidationError([{ field: 'country', message: 'Choose a country from the list.' }])
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const company = await insertCompany(tx, { name, country, timezone: 'UTC', now })
    for (const event of companyCreated(company.id)) tx.record(event)
    await inviteFirstOwner(ctx, tx, { companyId: company.id, email: ownerEmail.toLowerCase() })
    return company
  })
}
