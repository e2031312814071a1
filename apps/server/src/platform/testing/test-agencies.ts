// Agencies that work for an employer, and the requirements they may fill.
import { agencyClientActions, inviteAgency } from '@assay/contracts/agency-clients'
import { changeRequirement } from '@assay/contracts/requirements'
import type { TestApp } from './test-app.ts'
import { aPerson, type Person } from './test-people.ts'

export interface WorkingAgency {
  readonly agencyId: string
  readonly owner: Person
  readonly member: Person
  /** A user of the employer, with an account of the agency. */
  readonly contact: Person
}

export async function anAgencyWithPeople(app: TestApp): Promise<WorkingAgency> {
  const owner = await aPerson(app, 'agency.owner')
  const agencyId = owner.agencyId ?? ''
  const member = await aPerson(app, 'agency.member', { agencyId })
  const contact = await aPerson(app, 'agencyClient.contact', { agencyId })
  return { agencyId, owner, member, contact }
}

export const TERMS = { feeType: 'percent', feePercent: 20, feeAmount: null, guaranteeDays: 90 } as const

export async function codeOf({ database }: TestApp, agencyId: string): Promise<string> {
  return (await database.pool.query('select slug from agencies where id = $1', [agencyId])).rows[0].slug
}

/** Invited by the employer and accepted by the agency. */
export async function engage(
  app: TestApp,
  { employer, agency, ...terms }: { employer: Person; agency: WorkingAgency; stageVisible?: boolean },
): Promise<string> {
  const agencyCode = await codeOf(app, agency.agencyId)
  const invited = await app.call(inviteAgency, {
    token: employer.token,
    attributes: { agencyCode, ...TERMS, ...terms },
  })
  if (invited.status !== 201) throw new Error(`It was not invited: ${JSON.stringify(invited.errors)}`)
  const params = { id: invited.data.id }
  await app.call(agencyClientActions.accept, { token: agency.owner.token, params, attributes: {} })
  return invited.data.id
}

export async function letSupply(
  app: TestApp,
  {
    employer,
    requirementId,
    agencies,
  }: { employer: Person; requirementId: string; agencies: readonly { agencyId: string; contactIds?: string[] }[] },
): Promise<void> {
  const asked = { token: employer.token, params: { id: requirementId }, attributes: { agencies } }
  const changed = await app.call(changeRequirement, asked)
  if (changed.status !== 200) throw new Error(`It was not changed: ${JSON.stringify(changed.errors)}`)
}
