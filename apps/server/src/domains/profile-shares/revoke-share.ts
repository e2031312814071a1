import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { shareRevoked } from './profile-shares.events.ts'
import { mayShareProfiles } from './profile-shares.policy.ts'
import { endShare, findShare, type Share } from './profile-shares.store.ts'

export async function getShare(ctx: Context, id: string): Promise<Share> {
  const { actor } = ctx
  if (!mayShareProfiles(actor))
    throw new AppError('permission.denied', { detail: 'Only recruiters, admins and owners see shared profiles.' })
  const share = await findShare(ctx.db, id)
  if (share === null || share.companyId !== actor.companyId) throw notFound('link')
  return share
}

/** Ends a link immediately; a colleague can end it too. */
export async function revokeShare(ctx: Context, id: string): Promise<Share> {
  const share = await getShare(ctx, id)
  return ctx.transaction(async (tx) => {
    const ended = await endShare(tx, id, ctx.now())
    if (ended === null) return share
    tx.record(shareRevoked(ended))
    return ended
  })
}
