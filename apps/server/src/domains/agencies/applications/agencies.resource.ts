import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { listUsersById } from '../../identity/index.ts'
import { countMembersOfAgencies } from '../../tenants/index.ts'
import { type Agency, presentAgency, type SkillName } from '../records/index.ts'
import { mayChangeAgency, mayCloseAgency, mayReadContact, mayReviewAgencies } from './agencies.policy.ts'
import { agencyLeadsTo, movesOf } from './agencies.rules.ts'
import { countOthersOfDomain } from './applications.store.ts'

/** With the contact person for the agency itself, and the application for operators. */
export async function showAgencies(
  ctx: Context,
  agencies: readonly Agency[],
  skillName: SkillName,
): Promise<Presented[]> {
  if (!mayReviewAgencies(ctx.actor)) return agencies.map((agency) => showTo(ctx, agency, skillName))
  const ids = agencies.map(({ id }) => id)
  const [members, others, deciders] = await Promise.all([
    countMembersOfAgencies(ctx.db, ids),
    countOthersOfDomain(ctx.db, ids),
    listUsersById(ctx.db, [...new Set(agencies.flatMap(({ decidedBy }) => decidedBy ?? []))]),
  ])
  const names = new Map(deciders.map(({ id, fullName }) => [id, fullName]))
  return agencies.map((agency) => {
    const shown = showTo(ctx, agency, skillName)
    const { registrationNo, website, domain, contactName, contactEmail, dpoEmail, verifiedAt, decidedAt } = agency
    const count = members.get(agency.id) ?? 0
    const application = {
      registrationNo,
      website,
      domain,
      contactName,
      contactEmail,
      dpoEmail,
      verifiedAt,
      decidedAt,
      specialities: agency.specialities.flatMap((id) => skillName(id) ?? []),
      decidedByName: agency.decidedBy === null ? null : (names.get(agency.decidedBy) ?? null),
      decisionReason: agency.decisionReason,
      members: count,
      othersOfDomain: others.get(agency.id) ?? 0,
      mayDo: movesOf(agency.state, count),
    }
    return { ...shown, attributes: { ...shown.attributes, application } }
  })
}

function showTo({ actor }: Context, agency: Agency, skillName: SkillName): Presented {
  const shown = presentAgency(agency, skillName)
  const { id, state, contactName, contactEmail } = agency
  const mayClose = mayCloseAgency(actor, id) && agencyLeadsTo(state, 'close') !== null
  const around = {
    ...(mayReadContact(actor, id) && { contactName, contactEmail }),
    mayDo: [...(mayChangeAgency(actor, id) ? ['edit'] : []), ...(mayClose ? ['close'] : [])],
  }
  return { ...shown, attributes: { ...shown.attributes, ...around } }
}
