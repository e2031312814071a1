import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import {
  invitationEnd,
  listTeammatesIn,
  lockForAct,
  resendAfter,
  SENDS_PER_DAY,
  type Teammate,
  type TenantKey,
  teammateInvited,
  teammateMoved,
  updateTeammate,
  type WorkOfMembers,
} from '../teammates/index.ts'
import { assertMayMail } from './assert-may-mail.ts'
import { assertNew } from './invite-teammates.ts'

/** Sends another mail with a new link; the earlier link stops working immediately. */
export async function resendInvitation(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate, team } = await lockForAct(ctx, tx, { id, verb: 'resend' })
    return sendAgain(ctx, tx, { teammate, team })
  })
}

async function sendAgain(
  ctx: Context,
  tx: Tx,
  { teammate, team }: { teammate: Teammate; team: TenantKey },
): Promise<Teammate> {
  const now = ctx.now()
  const today = dayOf(now)
  const sentToday = teammate.sentOn === today ? teammate.sentCount : 0
  assertMayResend({ sentToday, waitUntil: resendAfter(teammate, now), now })
  assertMayMail(await listTeammatesIn(tx, team), [teammate.email], now)
  const columns = { tokenHash: null, expiresAt: invitationEnd(now), sentCount: sentToday + 1, sentOn: today }
  const again = await updateTeammate(tx, teammate.id, { ...columns, state: 'pending', lastSentAt: now }, now)
  tx.record(teammateInvited(again, true))
  return again
}

interface Sent {
  readonly sentToday: number
  readonly waitUntil: Date | null
  readonly now: Date
}

function assertMayResend({ sentToday, waitUntil, now }: Sent): void {
  if (sentToday >= SENDS_PER_DAY)
    throw new AppError('verification.too-many', {
      detail: `You can send ${SENDS_PER_DAY} emails a day. Try again tomorrow.`,
    })
  if (waitUntil !== null && waitUntil > now)
    throw new AppError('verification.too-many', {
      detail: 'Wait a minute for the last email to arrive.',
      meta: { retryAfterSeconds: Math.ceil((waitUntil.getTime() - now.getTime()) / 1000) },
    })
}

/** Its link is refused while it is revoked, and kept, so that a mistake can be undone. */
export async function revokeInvitation(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate } = await lockForAct(ctx, tx, { id, verb: 'revoke' })
    const revoked = await updateTeammate(tx, id, { state: 'revoked' }, ctx.now())
    tx.record(teammateMoved(revoked, 'revoke', teammate.state))
    return revoked
  })
}

/** Undoes a revocation: the link that was sent works again. One that was never sent is sent. */
export async function restoreInvitation(ctx: Context, work: WorkOfMembers, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate, team } = await lockForAct(ctx, tx, { id, verb: 'restore' })
    const now = ctx.now()
    await assertNew(ctx, tx, await listTeammatesIn(tx, team), [teammate.email])
    if (teammate.companyId !== null && teammate.seat === 'paid')
      await work.assertSeats(tx, { companyId: teammate.companyId, wanted: 1, now })
    if (teammate.tokenHash === null) return sendAgain(ctx, tx, { teammate, team })
    const restored = await updateTeammate(tx, id, { state: 'pending' }, now)
    tx.record(teammateMoved(restored, 'restore', teammate.state))
    return restored
  })
}
