import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, type FieldProblem, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { isZone } from '../../../platform/time/zones.ts'
import {
  assertStrongPassword,
  changeUser,
  findUserByEmail,
  hashPassword,
  insertUser,
  isTokenOf,
  type User,
  unusedAddress,
} from '../../identity/index.ts'
import { replaceRoles } from '../roles/index.ts'
import {
  findInvitation,
  leadsTo,
  lockTeammate,
  stateNow,
  type Teammate,
  teammateMoved,
  updateTeammate,
  type WorkOfMembers,
} from '../teammates/index.ts'
import { type Account, accountAt, scopeOfRole } from './accounts.ts'

/** Whether a company or agency is suspended or closed, so that no one joins it. */
export type IsBarred = (ctx: Context, tenant: Pick<Teammate, 'companyId' | 'agencyId'>) => Promise<boolean>

/** The invitation that the link opens; the answer to a wrong link is the same for every id. */
export async function readInvitation(
  ctx: Context,
  isBarred: IsBarred,
  { id, token }: { id: string; token: string },
): Promise<Teammate> {
  const found = await findInvitation(ctx.db, id)
  assertOpen(ctx, found, token)
  if (await isBarred(ctx, found))
    throw new AppError('verification.expired', {
      detail: 'The account of the team that invited you is suspended or closed. Ask the person who invited you.',
    })
  return found
}

function assertOpen(ctx: Context, found: Teammate | null, token: string): asserts found is Teammate {
  if (found === null) throw notFound('invitation')
  if (found.state === 'active' || found.state === 'declined')
    throw new AppError('verification.used', { detail: 'This invitation has already been answered.' })
  if (stateNow(found, ctx.now()) !== 'pending' || !isTokenOf(found.tokenHash, token))
    throw new AppError('verification.expired', { detail: 'Ask for a new invitation.' })
}

export async function declineInvitation(
  ctx: Context,
  isBarred: IsBarred,
  link: { id: string; token: string },
): Promise<Teammate> {
  await readInvitation(ctx, isBarred, link)
  return ctx.transaction(async (tx) => {
    const invitation = await lockTeammate(tx, link.id)
    assertOpen(ctx, invitation, link.token)
    const declined = await updateTeammate(tx, invitation.id, { state: 'declined', tokenHash: null }, ctx.now())
    tx.record(teammateMoved(declined, 'decline', invitation.state))
    return declined
  })
}

export interface AcceptInvitation {
  readonly id: string
  readonly token: string
  readonly fullName?: string | undefined
  readonly password?: string | undefined
  readonly passwordConfirmation?: string | undefined
  readonly timezone: string
}

/** Joins the team. The link came by mail, so the person who follows it owns the address. */
export async function acceptInvitation(
  ctx: Context,
  { work, isBarred }: { readonly work: WorkOfMembers; readonly isBarred: IsBarred },
  input: AcceptInvitation,
): Promise<Teammate> {
  const found = await readInvitation(ctx, isBarred, input)
  const isNew = (await accountAt(ctx.db, found)) === 'new'
  const passwordHash = isNew ? await hashPassword(passwordOf(found, input)) : null
  return ctx.transaction(async (tx) => {
    const invitation = await lockTeammate(tx, input.id)
    assertOpen(ctx, invitation, input.token)
    if (invitation.companyId !== null && invitation.seat === 'paid')
      await work.assertSeats(tx, { companyId: invitation.companyId, wanted: 0, now: ctx.now() })
    const user = await joiningUser(ctx, tx, { invitation, input, passwordHash })
    await replaceRoles(tx, user.id, invitation.roleId)
    const state = leadsTo(invitation.state, 'accept')
    if (state === null) throw new Error('Only an open invitation can be accepted.')
    const now = ctx.now()
    const columns = { state, userId: user.id, tokenHash: null, expiresAt: null, joinedAt: now }
    const joined = await updateTeammate(tx, invitation.id, columns, now)
    const { companyId, invitedBy: by, requirementIds } = invitation
    if (companyId !== null && requirementIds.length > 0) {
      const known = await work.jobsAmong(tx, companyId, requirementIds)
      const jobs = requirementIds.filter((id) => known.has(id))
      await work.assignJobs(tx, { companyId, userId: user.id, by, now }, jobs)
    }
    tx.record(teammateMoved(joined, 'accept', invitation.state))
    return joined
  })
}

function passwordOf(invitation: Teammate, { fullName, password, passwordConfirmation }: AcceptInvitation): string {
  const problems: FieldProblem[] = []
  if (fullName === undefined) problems.push({ field: 'fullName', message: 'Full name is required.' })
  if (password === undefined) problems.push({ field: 'password', message: 'Password is required.' })
  if (password !== passwordConfirmation)
    problems.push({ field: 'passwordConfirmation', message: 'Passwords don’t match.' })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
  assertStrongPassword(password ?? '', [fullName ?? '', invitation.email])
  return password ?? ''
}

interface Joining {
  readonly invitation: Teammate
  readonly input: AcceptInvitation
  readonly passwordHash: string | null
}

async function joiningUser(ctx: Context, tx: Tx, { invitation, input, passwordHash }: Joining): Promise<User> {
  const now = ctx.now()
  const { email } = invitation
  const account: Account = await accountAt(tx, invitation)
  if (account === 'elsewhere')
    throw new AppError('teammate.elsewhere', {
      detail:
        'Your account belongs to another organization. Leave it first, or ask for an invitation to another address.',
    })
  const user = await findUserByEmail(tx, email)
  if (account === 'known' && user !== null) return user
  // The address was registered and never confirmed.
  if (user !== null) await changeUser(tx, user.id, { email: unusedAddress(now) }, now)
  if (passwordHash === null || input.fullName === undefined) throw new AppError('resource.conflict')
  const scope = await scopeOfRole(tx, invitation.roleId)
  const { fullName, timezone } = input
  return insertUser(tx, {
    email,
    fullName,
    passwordHash,
    scope,
    timezone: isZone(timezone) ? timezone : 'UTC',
    emailVerifiedAt: now,
    now,
  })
}
