import { MAX_OPEN_SHARES } from '@assay/contracts/profile-shares'
import type { Context } from '../../platform/context/context.ts'
import { lockName } from '../../platform/database/lock-name.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { isCandidateAccessible, type ListShown } from '../candidates/index.ts'
import { profileShared } from './profile-shares.events.ts'
import { mayShareProfiles } from './profile-shares.policy.ts'
import { countShares, insertShare, type Share } from './profile-shares.store.ts'

/** Makes a link that shows a candidate, masked, to its holders until it expires or is revoked. */
export async function shareProfile(
  ctx: Context,
  { candidateId, days, listShown }: { candidateId: string; days: number; listShown: ListShown },
): Promise<Share> {
  const { actor } = ctx
  if (!mayShareProfiles(actor))
    throw new AppError('permission.denied', { detail: 'Only recruiters, admins and owners can share profiles.' })
  if (!(await isCandidateAccessible(ctx, candidateId, listShown))) throw notFound('candidate')
  const { companyId } = actor
  return ctx.transaction(async (tx) => {
    await lockName(tx, `shares of ${candidateId}`)
    const now = ctx.now()
    if ((await countShares(tx, { companyId, candidate: candidateId, openAt: now })) >= MAX_OPEN_SHARES)
      throw new AppError('request.rate-limited', {
        detail: `At most ${MAX_OPEN_SHARES} links to a candidate can be open. Revoke one first.`,
      })
    const share = await insertShare(tx, {
      id: newId(now.getTime()),
      companyId,
      candidateId,
      sharedBy: actor.userId,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      createdAt: now,
      updatedAt: now,
    })
    tx.record(profileShared(share))
    return share
  })
}
