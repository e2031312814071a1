import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { mayEditOwnProfile, profileChanged } from '../users/index.ts'
import { examinePhoto } from './photos.rules.ts'
import { dropPhoto, openProfile, savePhoto } from './profiles.store.ts'

/** Stores or removes the caller's photo. */
export async function changePhoto(ctx: Context, content: Buffer | null): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('profile')
  const facts = content === null ? null : examinePhoto(content)
  if (typeof facts === 'string') throw new AppError('photo.unusable', { detail: facts })
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    await openProfile(tx, actor.userId, now)
    if (content === null || facts === null) await dropPhoto(tx, actor.userId)
    else await savePhoto(tx, actor.userId, { mediaType: facts.mediaType, content }, now)
    tx.record(profileChanged(actor, 'profile.changePhoto', ['photo']))
  })
}
