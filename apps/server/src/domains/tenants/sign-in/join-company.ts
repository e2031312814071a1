import type { JoinRole } from '@assay/contracts/sign-in-providers'
import type { Context, Tx } from '../../../platform/context/context.ts'
import {
  changeUser,
  findUserByEmail,
  insertUser,
  type User,
  unusedAddress,
  type Vouched,
} from '../../identity/index.ts'
import { builtInRoleId, listPermissionsByRole, replaceRoles } from '../roles/index.ts'
import {
  insertInvitations,
  listTeammatesIn,
  lockTeam,
  newMember,
  seatFor,
  stateNow,
  type Teammate,
  teammateMoved,
  updateTeammate,
  type WorkOfMembers,
} from '../teammates/index.ts'

interface Joining extends Vouched {
  readonly companyId: string
  readonly joinRole: JoinRole | null
  /** A former member. */
  readonly known?: User | null
}

/**
 * Makes a user a member at their first sign-in at the company’s provider: with the role of their invitation, or with
 * the company's default role. null if there is none.
 */
export async function joinCompany(ctx: Context, work: WorkOfMembers, joining: Joining): Promise<User | null> {
  const { companyId, joinRole, email } = joining
  return ctx.transaction(async (tx) => {
    await lockTeam(tx, { companyId })
    const now = ctx.now()
    const invitation = (await listTeammatesIn(tx, { companyId })).find(
      (each) => each.email === email && stateNow(each, now) === 'pending',
    )
    if (invitation === undefined && joinRole === null) return null
    const user = joining.known ?? (await newUser(tx, joining, now))
    const joined =
      invitation === undefined
        ? await addMember(tx, work, { ...joining, role: joinRole ?? 'viewer', user, now })
        : await acceptFor(tx, work, { invitation, user, now })
    tx.record(teammateMoved(joined, 'accept', 'pending'))
    return user
  })
}

/** An account that was registered with the address and never confirmed loses it. */
async function newUser(tx: Tx, { email, fullName }: Vouched, now: Date): Promise<User> {
  const unconfirmed = await findUserByEmail(tx, email)
  if (unconfirmed !== null) await changeUser(tx, unconfirmed.id, { email: unusedAddress(now) }, now)
  return insertUser(tx, { email, fullName, passwordHash: null, scope: 'employer', emailVerifiedAt: now, now })
}

async function addMember(
  tx: Tx,
  work: WorkOfMembers,
  { companyId, role, user, now }: { companyId: string; role: JoinRole; user: User; now: Date },
): Promise<Teammate> {
  const roleId = builtInRoleId(role === 'viewer' ? 'employer.viewer' : 'employer.recruiter')
  const granted = (await listPermissionsByRole(tx, [roleId])).get(roleId) ?? []
  const seat = seatFor(new Map(granted.map(({ name, access }) => [name, access])))
  if (seat === 'paid') await work.assertSeats(tx, { companyId, wanted: 1, now })
  const [joined] = await insertInvitations(tx, [newMember({ companyId, user, roleId, seat, now })])
  if (joined === undefined) throw new Error('The member was not inserted.')
  await replaceRoles(tx, user.id, roleId)
  return joined
}

async function acceptFor(
  tx: Tx,
  work: WorkOfMembers,
  { invitation, user, now }: { invitation: Teammate; user: User; now: Date },
): Promise<Teammate> {
  const { id, companyId, seat, roleId, requirementIds, invitedBy: by } = invitation
  if (companyId === null) throw new Error('An invitation of a company names it.')
  if (seat === 'paid') await work.assertSeats(tx, { companyId, wanted: 0, now })
  const columns = { state: 'active' as const, userId: user.id, tokenHash: null, expiresAt: null, joinedAt: now }
  const joined = await updateTeammate(tx, id, columns, now)
  await replaceRoles(tx, user.id, roleId)
  const known = requirementIds.length === 0 ? new Set() : await work.jobsAmong(tx, companyId, requirementIds)
  const jobs = requirementIds.filter((each) => known.has(each))
  if (jobs.length > 0) await work.assignJobs(tx, { companyId, userId: user.id, by, now }, jobs)
  return joined
}
