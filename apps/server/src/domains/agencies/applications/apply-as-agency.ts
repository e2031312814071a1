import type { applyAsAgency as endpoint } from '@assay/contracts/agencies'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { companyDomainOf } from '../../tenants/index.ts'
import type { Agency } from '../records/index.ts'
import { agencyApplied } from './agencies.events.ts'
import { passingSlug } from './agencies.rules.ts'
import { insertApplication } from './applications.store.ts'
import { type ApplicationReferences, findWrongChoices, keptFacts } from './check-facts.ts'

export type Application = z.output<typeof endpoint.body>

/**
 * Stores an application. It is not compared with accounts or other agencies here, so that the answer reveals nothing
 * about them; the operator sees similar ones.
 */
export async function applyAsAgency(
  ctx: Context,
  { acceptTerms: _, ...said }: Application,
  references: ApplicationReferences,
): Promise<Agency> {
  const domain = await domainOf(ctx, said, references)
  const at = ctx.now()
  const id = newId(at.getTime())
  return ctx.transaction(async (tx) => {
    const agency = await insertApplication(tx, {
      ...keptFacts(said),
      id,
      slug: passingSlug(id),
      domain,
      contactEmail: said.contactEmail.toLowerCase(),
      state: 'applied',
      acceptedTermsAt: at,
      createdAt: at,
      updatedAt: at,
    })
    tx.record(agencyApplied(id))
    return agency
  })
}

async function domainOf(
  ctx: Context,
  said: Omit<Application, 'acceptTerms'>,
  references: ApplicationReferences,
): Promise<string> {
  const domain = companyDomainOf(said.contactEmail)
  const problems = await findWrongChoices(ctx, said, references)
  if (domain === null)
    problems.push({ field: 'contactEmail', message: 'Use an address at your agency’s own domain, not a free one.' })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
  return domain ?? ''
}
