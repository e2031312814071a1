import { type changeAgency as endpoint, operatorsFields } from '@assay/contracts/agencies'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { listUsersById } from '../../identity/index.ts'
import { listTeammatesIn } from '../../tenants/index.ts'
import { type Agency, lockAgency, type NewAgency } from '../records/index.ts'
import { agencyChanged } from './agencies.events.ts'
import { agencyAccess, mayChangeAgency, mayReviewAgencies } from './agencies.policy.ts'
import { findAgency } from './agencies-list.store.ts'
import { updateAgency } from './applications.store.ts'
import { type ApplicationReferences, findWrongChoices, keptFacts } from './check-facts.ts'

type Wanted = Omit<z.output<typeof endpoint.body>, 'version'>

interface ChangeAgency {
  readonly id: string
  readonly version: number | null
  readonly wanted: Wanted
}

export async function changeAgency(
  ctx: Context,
  { id, version, wanted }: ChangeAgency,
  references: ApplicationReferences,
): Promise<Agency> {
  await assertMayChange(ctx, id, wanted)
  const change = await columnsOf(ctx, id, wanted, references)
  return ctx.transaction(async (tx) => {
    const before = await lockAgency(tx, id)
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this profile after you opened it. Reload, then make your change.',
    )
    const after = await updateAgency(tx, id, change, ctx.now())
    const named = Object.keys(change) as (keyof NewAgency)[]
    const factsOf = (agency: Agency) => Object.fromEntries(named.map((name) => [name, noted(name, agency[name])]))
    tx.record(agencyChanged(id, { before: factsOf(before), after: factsOf(after) }))
    return after
  })
}

/** The chain keeps no addresses and names of people. */
const noted = (name: keyof NewAgency, value: unknown): unknown =>
  name === 'contactName' || name === 'contactEmail' || name === 'dpoEmail' ? value !== null : value

async function assertMayChange(ctx: Context, id: string, wanted: Wanted): Promise<void> {
  const { actor } = ctx
  const access = agencyAccess(actor)
  assertAllowed(access !== 'none')
  if ((await findAgency(ctx.db, id, access)) === null) throw notFound('agency')
  if (!mayChangeAgency(actor, id))
    throw new AppError('permission.denied', { detail: 'Only owners of an agency can change its profile.' })
  if (!mayReviewAgencies(actor) && operatorsFields.some((name) => wanted[name] !== undefined))
    throw new AppError('permission.denied', {
      detail: 'Legal name, country and ownership period are verified. Ask the operator of this site to change them.',
    })
}

async function columnsOf(
  ctx: Context,
  agencyId: string,
  { contactUserId, ...facts }: Wanted,
  references: ApplicationReferences,
): Promise<Partial<NewAgency>> {
  const problems = await findWrongChoices(ctx, facts, references)
  const contact = contactUserId === undefined ? undefined : await contactOf(ctx, agencyId, contactUserId)
  if (contact === null) problems.push({ field: 'contactUserId', message: 'Choose a member of the agency.' })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
  const given = { ...keptFacts(facts), ...contact }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function contactOf(
  { db }: Context,
  agencyId: string,
  userId: string,
): Promise<Pick<Agency, 'contactName' | 'contactEmail'> | null> {
  const members = await listTeammatesIn(db, { agencyId })
  if (!members.some((member) => member.userId === userId && member.state === 'active')) return null
  const [user] = await listUsersById(db, [userId])
  return user === undefined ? null : { contactName: user.fullName, contactEmail: user.email }
}
