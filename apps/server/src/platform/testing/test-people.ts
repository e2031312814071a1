// Users, by default each in a separate tenant.
import { logIn } from '@assay/contracts/sessions'
import { hash } from '@node-rs/argon2'
import { insertAgencies } from '../../domains/agencies/index.ts'
import { insertUser, type User } from '../../domains/identity/index.ts'
import {
  builtInRoleId,
  type Company,
  giveRole,
  insertActiveTeammate,
  insertCompany,
} from '../../domains/tenants/index.ts'
import { newId } from '../database/new-id.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'correct horse battery'

export type RoleKey = Parameters<typeof builtInRoleId>[0]

export interface Person {
  readonly user: User
  readonly token: string
  readonly companyId: string | null
  readonly agencyId: string | null
}

/** Signing in is proven in sessions.test.ts; here it only has to be quick. */
const QUICK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let passwordHash: Promise<string> | undefined
let counter = 0

export async function aCompany({ system }: TestApp, name = 'Acme'): Promise<Company> {
  return insertCompany(system.db, { name, country: 'DE', timezone: 'Europe/Berlin', now: system.now() })
}

export async function anAgency({ system }: TestApp): Promise<string> {
  counter += 1
  const id = newId()
  await insertAgencies(system.db, [
    {
      id,
      legalName: `Agency ${counter}`,
      slug: `agency-${counter}`,
      country: 'DE',
      state: 'approved',
      domain: `agency-${counter}.test`,
      contactEmail: 'desk@agency.test',
      dpoEmail: 'dpo@agency.test',
    },
  ])
  return id
}

/** A signed-in user with a role. */
export async function aPerson(
  test: TestApp,
  role: RoleKey,
  options: { companyId?: string; agencyId?: string; email?: string; isVerified?: boolean } = {},
): Promise<Person> {
  const { user, companyId, agencyId } = await aUser(test, role, options)
  const answer = await test.call(logIn, { attributes: { email: user.email, password: PASSWORD } })
  if (answer.status !== 200) throw new Error(`Nobody could sign in: ${JSON.stringify(answer.json)}`)
  return { user, companyId, agencyId, token: answer.json.access_token }
}

/**
 * The people who try each step of a state machine: members of a company, one of them without the job, and members of
 * others.
 */
export type RoleInTest =
  | 'owner'
  | 'admin'
  | 'recruiter'
  | 'manager'
  | 'unassigned'
  | 'viewer'
  | 'stranger'
  | 'agency'
  | 'platform'

export async function aPersonOfEachRole(test: TestApp): Promise<Record<RoleInTest, Person>> {
  const owner = await aPerson(test, 'employer.owner')
  const companyId = owner.companyId ?? ''
  return {
    owner,
    admin: await aPerson(test, 'employer.admin', { companyId }),
    recruiter: await aPerson(test, 'employer.recruiter', { companyId }),
    manager: await aPerson(test, 'employer.hiringManager', { companyId }),
    unassigned: await aPerson(test, 'employer.hiringManager', { companyId }),
    viewer: await aPerson(test, 'employer.viewer', { companyId }),
    stranger: await aPerson(test, 'employer.owner'),
    agency: await aPerson(test, 'agency.owner'),
    platform: await aPerson(test, 'platform.admin'),
  }
}

/** The users of the demo by role, in the order of docs/permissions.md: PA, AC, OW, AD, RE, HM, VI, AO, AM, CL. */
export const DEMO_USERS = [
  'admin@assay.test',
  'creator@assay.test',
  'owner@acme.test',
  'lead@acme.test',
  'recruiter@acme.test',
  'manager@acme.test',
  'viewer@acme.test',
  'owner@northbridge.test',
  'member@northbridge.test',
  'client@northbridge.test',
] as const

export async function aUser(
  test: TestApp,
  role: RoleKey,
  options: { companyId?: string; agencyId?: string; email?: string; isVerified?: boolean } = {},
): Promise<Omit<Person, 'token'>> {
  const { db, now } = { db: test.system.db, now: test.system.now() }
  counter += 1
  passwordHash ??= hash(PASSWORD, QUICK_HASH)
  const scope = role.split('.')[0] as User['scope']
  const user = await insertUser(db, {
    email: options.email ?? `person-${counter}@tenant-${counter}.test`,
    fullName: `Person ${counter}`,
    passwordHash: await passwordHash,
    scope,
    emailVerifiedAt: options.isVerified === false ? null : now,
    now,
  })
  const roleId = builtInRoleId(role)
  await giveRole(db, user.id, roleId)
  if (scope === 'platform') return { user, companyId: null, agencyId: null }
  const companyId = scope === 'employer' ? (options.companyId ?? (await aCompany(test)).id) : null
  const agencyId = scope === 'employer' ? null : (options.agencyId ?? (await anAgency(test)))
  await insertActiveTeammate(db, { userId: user.id, email: user.email, roleId, companyId, agencyId, now })
  return { user, companyId, agencyId }
}
