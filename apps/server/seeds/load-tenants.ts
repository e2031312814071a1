import { INVITATION_DAYS } from '@assay/contracts/teammates'
import { hashPassword, insertUser, type User } from '../src/domains/identity/index.ts'
import {
  builtInRoleId,
  giveRole,
  insertActiveTeammate,
  insertCompany,
  insertInvitations,
} from '../src/domains/tenants/index.ts'
import type { Context, Tx } from '../src/platform/context/context.ts'
import { dayOf } from '../src/platform/time/days.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { loadRequirements } from './load-requirements.ts'
import { loadSignIns } from './load-sign-ins.ts'
import { DEMO_PASSWORD, demoCompanies, demoPeople } from './tenants.table.ts'

export interface DemoTenants {
  readonly users: ReadonlyMap<string, User>
  /** By title. */
  readonly requirementIds: ReadonlyMap<string, string>
}

/** Before the first of the demo’s year of hiring. */
const REGISTERED_DAYS_AGO = 400

/** Writes companies, logins and requirements in one transaction: a user who can sign in finds all of them. */
export async function loadTenants(
  ctx: Context,
  { now, agencyIds }: { now: Date; agencyIds: ReadonlyMap<string, string> },
): Promise<DemoTenants> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const registeredAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS)
  return ctx.transaction(async (tx) => {
    const companyIds = new Map<string, string>()
    for (const { key, ...company } of demoCompanies) {
      const { id } = await insertCompany(tx, { ...company, now: registeredAt })
      companyIds.set(key, id)
    }
    const users = new Map<string, User>()
    for (const person of demoPeople)
      users.set(
        person.email,
        await insertPerson(tx, person, { now: registeredAt, passwordHash, companyIds, agencyIds }),
      )
    await insertInvitations(tx, invitationsOf(companyIds.get('acme') ?? '', users.get('owner@acme.test'), now))
    const owner = users.get('owner@acme.test')
    if (owner !== undefined) await loadSignIns(tx, owner, now)
    const requirementIds = await loadRequirements(tx, { now, users, companyIds })
    return { users, requirementIds }
  })
}

/** A pending one, and one that expired. */
function invitationsOf(companyId: string, owner: User | undefined, now: Date) {
  const invited = [
    { email: 'ines.interviewer@acme.test', key: 'employer.hiringManager', sentDaysAgo: 2 },
    { email: 'theo.talent@acme.test', key: 'employer.recruiter', sentDaysAgo: 12 },
  ] as const
  return invited.map(({ email, key, sentDaysAgo }) => {
    const sentAt = new Date(now.getTime() - sentDaysAgo * DAY_MS)
    const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS)
    return {
      companyId,
      email,
      roleId: builtInRoleId(key),
      invitedBy: owner?.id ?? null,
      state: expiresAt > now ? ('pending' as const) : ('expired' as const),
      expiresAt,
      sentCount: 1,
      sentOn: dayOf(sentAt),
      lastSentAt: sentAt,
      createdAt: sentAt,
      updatedAt: sentAt,
    }
  })
}

interface Around {
  readonly now: Date
  readonly passwordHash: string
  readonly companyIds: ReadonlyMap<string, string>
  readonly agencyIds: ReadonlyMap<string, string>
}

async function insertPerson(tx: Tx, person: (typeof demoPeople)[number], around: Around): Promise<User> {
  const { email, fullName, role, tenant, timezone } = person
  const { now, passwordHash } = around
  const scope = role.split('.')[0] as User['scope']
  const user = await insertUser(tx, { email, fullName, passwordHash, timezone, scope, emailVerifiedAt: now, now })
  const roleId = builtInRoleId(role)
  await giveRole(tx, user.id, roleId)
  const companyId = around.companyIds.get(tenant ?? '') ?? null
  const agencyId = around.agencyIds.get(tenant ?? '') ?? null
  if (companyId !== null || agencyId !== null)
    await insertActiveTeammate(tx, {
      userId: user.id,
      email,
      roleId,
      companyId,
      agencyId,
      seat: role === 'employer.viewer' ? 'free' : 'paid',
      now,
    })
  return user
}
