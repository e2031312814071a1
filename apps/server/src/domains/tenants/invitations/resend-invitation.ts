import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import {
  invitationEnd,
  listTeammatesIn,
  lockForAct,
  resendAfter,
  SENDS_PER_DAY,
  type Teammate,
  teammateInvited,
  teammateMoved,
  updateTeammate,
} from '../teammates/index.ts'
import { assertMayMail } from './assert-may-mail.ts'

/** Sends another mail with a new link; the earlier link stops working immediately. */
export async function resendInvitation(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate, team } = await lockForAct(ctx, tx, { id, verb: 'resend' })
    const now = ctx.now()
    const today = dayOf(now)
    const sentToday = teammate.sentOn === today ? teammate.sentCount : 0
    assertMayResend({ sentToday, waitUntil: resendAfter(teammate, now), now })
    assertMayMail(await listTeammatesIn(tx, team), [teammate.email], now)
    const columns = { tokenHash: null, expiresAt: invitationEnd(now), sentCount: sentToday + 1, sentOn: today }
    const again = await updateTeammate(tx, id, { ...columns, state: 'pending', lastSentAt: now }, now)
    tx.record(teammateInvited(again, true))
    return again
  })
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

export async function revokeInvitation(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate } = await lockForAct(ctx, tx, { id, verb: 'revoke' })
    const revoked = await updateTeammate(tx, id, { state: 'revoked', tokenHash: null }, ctx.now())
    tx.record(teammateMoved(revoked, 'revoke', teammate.state))
    return revoked
  })
}
