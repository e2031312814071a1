import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { builtInRoleId } from '../roles/index.ts'
import {
  insertInvitations,
  invitationEnd,
  listTeammatesIn,
  SENDS_PER_DAY,
  type TenantKey,
  teammateInvited,
  updateTeammate,
} from '../teammates/index.ts'

/** Invites the first owner of an agency that the operator approved, or of a company. A newer invitation ends earlier ones. */
export async function inviteFirstOwner(
  ctx: Context,
  tx: Tx,
  { email, ...team }: TenantKey & { readonly email: string },
): Promise<void> {
  const now = ctx.now()
  const today = dayOf(now)
  const known = await listTeammatesIn(tx, team)
  if (known.filter(({ sentOn }) => sentOn === today).length >= SENDS_PER_DAY)
    throw new AppError('verification.too-many', {
      detail: `You can send ${SENDS_PER_DAY} emails a day. Try again tomorrow.`,
    })
  for (const each of known)
    if (each.state === 'pending') await updateTeammate(tx, each.id, { state: 'revoked', tokenHash: null }, now)
  const [invited] = await insertInvitations(tx, [
    {
      id: newId(now.getTime()),
      companyId: null,
      agencyId: null,
      ...team,
      email,
      roleId: builtInRoleId('companyId' in team ? 'employer.owner' : 'agency.owner'),
      seat: 'companyId' in team ? 'paid' : 'free',
      invitedBy: null,
      state: 'pending',
      expiresAt: invitationEnd(now),
      sentCount: 1,
      sentOn: today,
      lastSentAt: now,
      createdAt: now,
      updatedAt: now,
    },
  ])
  if (invited === undefined) throw new Error('The invitation was not inserted.')
  tx.record(teammateInvited(invited, known.length > 0))
}
