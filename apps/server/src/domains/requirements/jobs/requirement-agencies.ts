import type { Context, Queries, Tx } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { listAgenciesById, listAgencyIdsOf, listContactIds } from '../../agencies/index.ts'
import { listUsersShown } from '../../tenants/index.ts'
import type { Requirement } from '../records/index.ts'
import { type AllowedAgency, listAllowedAgencies, replaceAllowedAgencies } from '../records/index.ts'
import type { Supplier } from './requirements.resource.ts'

/**
 * Each employer's agencies, and which of them may fill a requirement. An agency that left stays listed where it was
 * allowed.
 */
export async function loadSuppliers(
  db: Queries,
  rows: readonly Requirement[],
): Promise<(requirement: Requirement) => Supplier[]> {
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  const working = await listAgencyIdsOf(db, companyIds)
  const allowed = await listAllowedAgencies(
    db,
    rows.map(({ id }) => id),
  )
  const agencyIds = [...working.values(), ...[...allowed.values()].map((each) => each.map(({ agencyId }) => agencyId))]
  const agencies = await listAgenciesById(db, [...new Set(agencyIds.flat())])
  const contacts = await listContactIds(db, companyIds)
  const users = await listUsersShown(db, [...new Set([...contacts.values()].flat())])
  return ({ id, companyId }) => {
    const chosen = new Map((allowed.get(id) ?? []).map((each) => [each.agencyId, each]))
    return [...new Set([...(working.get(companyId) ?? []), ...chosen.keys()])].map((agencyId) => ({
      agencyId,
      name: agencies.get(agencyId)?.legalName ?? '',
      isAllowed: chosen.has(agencyId),
      contacts: (contacts.get(`${companyId}/${agencyId}`) ?? []).map((userId) => ({
        userId,
        fullName: String(users.get(userId)?.attributes['fullName'] ?? ''),
        isAdmitted: chosen.get(agencyId)?.contactIds.includes(userId) ?? false,
      })),
    }))
  }
}

/** Returns the newly allowed agencies, which are notified. */
export async function changeAgencies(
  ctx: Context,
  tx: Tx,
  { requirement, agencies }: { requirement: Requirement; agencies: readonly AllowedAgency[] },
): Promise<readonly string[]> {
  const before = new Set((await listAllowedAgencies(tx, [requirement.id])).get(requirement.id)?.map(idOf))
  const { companyId } = requirement
  const working = new Set((await listAgencyIdsOf(tx, [companyId])).get(companyId))
  if (agencies.some(({ agencyId }) => !working.has(agencyId) && !before.has(agencyId)))
    throw new ValidationError([{ field: 'agencies', message: 'Choose agencies that work with you.' }])
  const contacts = await listContactIds(tx, [companyId])
  for (const { agencyId, contactIds } of agencies)
    if (contactIds.some((userId) => !contacts.get(`${companyId}/${agencyId}`)?.includes(userId)))
      throw new ValidationError([{ field: 'agencies', message: 'Choose contacts named by the agency.' }])
  const once = [...new Map(agencies.map((each) => [each.agencyId, each])).values()]
  const by = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  await replaceAllowedAgencies(tx, requirement.id, { agencies: once, by, at: ctx.now() })
  return once.map(idOf).filter((agencyId) => !before.has(agencyId))
}

const idOf = ({ agencyId }: AllowedAgency): string => agencyId
