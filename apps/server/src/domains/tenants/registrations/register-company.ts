import type { registrationCompany, registrationPerson } from '@assay/contracts/registrations'
import type { z } from 'zod'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { constraintOf } from '../../../platform/database/transaction.ts'
import { AppError, type FieldProblem, ValidationError } from '../../../platform/errors/app-error.ts'
import { isZone } from '../../../platform/time/zones.ts'
import {
  askVerification,
  assertStrongPassword,
  changeUser,
  type EmailVerification,
  findUserByEmail,
  hashPassword,
  insertUser,
  listVerifiedUserIdsAt,
  type NewEmployer,
  type User,
  unusedAddress,
} from '../../identity/index.ts'
import { currentEntryId } from '../../taxonomy/index.ts'
import { type Company, companyRegistered, insertCompany } from '../companies/index.ts'
import { builtInRoleId, giveRole } from '../roles/index.ts'
import { insertActiveTeammate, isAnyEmployed } from '../teammates/index.ts'
import { companyDomainOf } from './registrations.rules.ts'
import { insertRegistration, type Registration } from './registrations.store.ts'

export type RegisterCompany = z.output<typeof registrationPerson> & z.output<typeof registrationCompany>

export interface Registered {
  readonly registration: Registration
  readonly user: User
  readonly company: Company
  readonly verification: EmailVerification
}

/** Checks choices against reference lists, which belong to another domain. */
export interface References {
  isCountry(ctx: Context, code: string): Promise<boolean>
  isIndustry(ctx: Context, id: string): Promise<boolean>
}

/**
 * Opens an employer account: user, company, and a pending verification of the address. If the address already has an
 * account, or its domain a company, the answer is the same, so that outsiders cannot find out: the mail explains it,
 * and the new account, which allows no login, is purged like any other unverified one.
 */
export async function registerCompany(
  ctx: Context,
  input: RegisterCompany,
  references: References,
): Promise<Registered> {
  await assertSound(ctx, input, references)
  assertStrongPassword(input.password, [input.fullName, input.email, input.companyName])
  const passwordHash = await hashPassword(input.password)
  const isTaken = (await findUserByEmail(ctx.db, input.email)) !== null
  const isKnown = await isCompanyKnown(ctx, input.email)
  const open = (accountEmail: string) =>
    ctx.transaction((tx) => openAccount(ctx, tx, { ...input, passwordHash, accountEmail }))
  if (isTaken || isKnown) return open(unusedAddress(ctx.now()))
  try {
    return await open(input.email)
  } catch (error) {
    // Another registration of the address won the race.
    if (constraintOf(error) !== 'users_email_unique') throw error
    return open(unusedAddress(ctx.now()))
  }
}

/** Opens a company for an address that a provider has verified: no mail, and no password. */
export async function registerVerified(ctx: Context, input: NewEmployer, references: References): Promise<User> {
  await assertSound(ctx, input, references)
  if (await isCompanyKnown(ctx, input.email))
    throw new AppError('identity.company-known', { detail: 'Ask an owner or admin of your company to invite you.' })
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const unconfirmed = await findUserByEmail(tx, input.email)
    if (unconfirmed !== null) await changeUser(tx, unconfirmed.id, { email: unusedAddress(now) }, now)
    const { company, user } = await openCompany(ctx, tx, { ...input, passwordHash: null, emailVerifiedAt: now })
    const guest = ctx.actor.kind === 'guest' ? ctx.actor.cookieHash : null
    tx.record(companyRegistered({ userId: user.id, companyId: company.id }, guest))
    return user
  })
}

async function openCompany(
  ctx: Context,
  tx: Tx,
  input: NewEmployer & { readonly passwordHash: string | null; readonly emailVerifiedAt: Date | null },
): Promise<{ user: User; company: Company }> {
  const now = ctx.now()
  const { companyName: name, country, timezone, sizeBand, industryId, ...person } = input
  const { fullName, passwordHash, email, emailVerifiedAt } = person
  const user = await insertUser(tx, {
    email,
    fullName,
    passwordHash,
    timezone,
    emailVerifiedAt,
    scope: 'employer',
    now,
  })
  const company = await insertCompany(tx, {
    name,
    country,
    timezone,
    sizeBand,
    industryId: industryId === null ? null : currentEntryId('industries', industryId),
    now,
  })
  const roleId = builtInRoleId('employer.owner')
  await insertActiveTeammate(tx, { userId: user.id, email, roleId, companyId: company.id, agencyId: null, now })
  await giveRole(tx, user.id, roleId)
  return { user, company }
}

async function openAccount(
  ctx: Context,
  tx: Tx,
  input: RegisterCompany & { passwordHash: string; accountEmail: string },
): Promise<Registered> {
  const now = ctx.now()
  const { accountEmail } = input
  const { user, company } = await openCompany(ctx, tx, { ...input, email: accountEmail, emailVerifiedAt: null })
  const verification = await askVerification(ctx, tx, { userId: user.id, email: input.email })
  const registration = await insertRegistration(tx, {
    userId: user.id,
    companyId: company.id,
    emailVerificationId: verification.id,
    acceptTermsAt: now,
    state: 'mailSent',
    now,
  })
  // A guest's searches would be lost with an account that allows no login.
  const guest = ctx.actor.kind === 'guest' && accountEmail === input.email ? ctx.actor.cookieHash : null
  tx.record(companyRegistered(registration, guest))
  return { registration, user, company, verification }
}

/** Checks that go beyond the contract's schema. */
async function assertSound(
  ctx: Context,
  input: Pick<RegisterCompany, 'country' | 'timezone' | 'industryId'> &
    Partial<Pick<RegisterCompany, 'password' | 'passwordConfirmation'>>,
  references: References,
): Promise<void> {
  const problems: FieldProblem[] = []
  if (input.password !== input.passwordConfirmation)
    problems.push({ field: 'passwordConfirmation', message: 'Passwords don’t match.' })
  if (!(await references.isCountry(ctx, input.country)))
    problems.push({ field: 'country', message: 'Choose a country from the list.' })
  if (!isZone(input.timezone)) problems.push({ field: 'timezone', message: 'Choose a time zone from the list.' })
  if (input.industryId !== null && !(await references.isIndustry(ctx, input.industryId)))
    problems.push({ field: 'industryId', message: 'Choose an industry from the list.' })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
}

/** Colleagues join a company by invitation. */
async function isCompanyKnown(ctx: Context, email: string): Promise<boolean> {
  const domain = companyDomainOf(email)
  return domain !== null && (await isAnyEmployed(ctx.db, await listVerifiedUserIdsAt(ctx.db, domain)))
}
