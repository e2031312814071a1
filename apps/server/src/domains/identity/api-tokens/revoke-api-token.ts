import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { mayEditOwnProfile, securityChanged } from '../users/index.ts'
import { deleteApiTokenOf } from './api-tokens.store.ts'

export async function revokeApiToken(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('token')
  await ctx.transaction(async (tx) => {
    if (!(await deleteApiTokenOf(tx, actor.userId, id))) throw notFound('token')
    tx.announce({ to: { userId: actor.userId }, type: 'session.ended', data: { sessionId: id } })
    tx.record(securityChanged(actor.userId, 'apiToken.revoke'))
  })
}
