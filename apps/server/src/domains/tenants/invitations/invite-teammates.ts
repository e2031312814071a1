import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, type FieldProblem, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { listUsersById } from '../../identity/index.ts'
import {
  assertJobs,
  assertRole,
  insertInvitations,
  invitationEnd,
  listTeammatesIn,
  lockTeam,
  mayManageTeam,
  rolesOfTeam,
  runsTheTeam,
  seatFor,
  stateNow,
  type Teammate,
  type TenantKey,
  teammateInvited,
  teamOf,
  updateTeammate,
  type WorkOfMembers,
} from '../teammates/index.ts'
import { assertMayMail } from './assert-may-mail.ts'

export interface InviteTeammates {
  readonly emails: readonly string[]
  readonly roleId: string
  readonly jobAccess: 'all' | 'assigned'
  readonly requirementIds: readonly string[]
  readonly message: string | null
}

/** A stolen session shall not send mail without end. */
const MAX_OPEN = 200

/** Invites people by mail, all or none. The answer reveals nothing about accounts elsewhere. */
export async function inviteTeammates(ctx: Context, work: WorkOfMembers, wanted: InviteTeammates): Promise<Teammate[]> {
  const { actor } = ctx
  const team = teamOf(actor)
  if (team === null || !mayManageTeam(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can invite people.' })
  return ctx.transaction(async (tx) => {
    await lockTeam(tx, team)
    const roles = await rolesOfTeam({ db: tx, actor })
    assertRole(ctx, roles, wanted.roleId)
    await assertJobs(tx, { team, work, jobs: wanted.requirementIds })
    const known = await listTeammatesIn(tx, team)
    await assertNew(ctx, tx, known, wanted.emails)
    assertMayMail(known, wanted.emails, ctx.now())
    await endExpired(tx, known, { emails: wanted.emails, now: ctx.now() })
    const rights = roles.rightsOf(wanted.roleId)
    const seat = seatFor(rights)
    const jobAccess = runsTheTeam(rights) ? 'all' : wanted.jobAccess
    const rows = wanted.emails.map((email) =>
      rowOf({ ...wanted, jobAccess, email }, { team, actor, seat, now: ctx.now() }),
    )
    if (actor.companyId !== null && seat === 'paid')
      await work.assertSeats(tx, { companyId: actor.companyId, wanted: rows.length, now: ctx.now() })
    const invited = await insertInvitations(tx, rows)
    for (const each of invited) tx.record(teammateInvited(each, false))
    return invited
  })
}

/** Refuses more open invitations than a team may have, members, and addresses that are invited already. */
export async function assertNew(
  ctx: Context,
  tx: Tx,
  known: readonly Teammate[],
  emails: readonly string[],
): Promise<void> {
  const now = ctx.now()
  const open = known.filter((each) => stateNow(each, now) === 'pending')
  if (open.length + emails.length > MAX_OPEN)
    throw new AppError('teammate.too-many', {
      detail: `At most ${MAX_OPEN} invitations can be open. Revoke unanswered ones first.`,
    })
  const invited = new Set(open.map(({ email }) => email))
  const members = await membersAmong(tx, known)
  const problems = emails.flatMap((email, at): FieldProblem[] => {
    const field = `emails.${at}`
    if (emails.indexOf(email) < at) return [{ field, message: `${email} is listed twice.` }]
    if (members.has(email)) return [{ field, message: `${email} is already in your team.` }]
    return invited.has(email) ? [{ field, message: `${email} is already invited. You can resend the invitation.` }] : []
  })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
}

async function membersAmong(tx: Tx, known: readonly Teammate[]): Promise<Set<string>> {
  const members = known.filter(({ state }) => state === 'active' || state === 'suspended')
  const users = await listUsersById(
    tx,
    members.flatMap(({ userId }) => userId ?? []),
  )
  return new Set(users.map(({ email }) => email))
}

/** An invitation that ended without being noticed yet makes room for the new one. */
async function endExpired(
  tx: Tx,
  known: readonly Teammate[],
  { emails, now }: { emails: readonly string[]; now: Date },
): Promise<void> {
  for (const each of known)
    if (each.state === 'pending' && emails.includes(each.email))
      await updateTeammate(tx, each.id, { state: 'expired', tokenHash: null }, now)
}

interface Around {
  readonly team: TenantKey
  readonly actor: UserActor
  readonly seat: Teammate['seat']
  readonly now: Date
}

function rowOf(
  { email, roleId, jobAccess, requirementIds, message }: Omit<InviteTeammates, 'emails'> & { email: string },
  { team, actor, seat, now }: Around,
) {
  return {
    ...team,
    id: newId(now.getTime()),
    email,
    roleId,
    jobAccess,
    requirementIds: [...new Set(requirementIds)],
    message: message === '' ? null : message,
    seat,
    invitedBy: actor.userId,
    state: 'pending' as const,
    expiresAt: invitationEnd(now),
    sentCount: 1,
    sentOn: dayOf(now),
    lastSentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
