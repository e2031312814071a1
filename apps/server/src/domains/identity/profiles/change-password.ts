import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { provePassword } from '../guessing/index.ts'
import { supersedeAllOf } from '../password-resets/index.ts'
import { endOthers } from '../sessions/index.ts'
import {
  assertStrongPassword,
  changeUser,
  findUser,
  hashPassword,
  mayEditOwnProfile,
  profileChanged,
} from '../users/index.ts'

/** Ends the user's other sessions, which may belong to someone with the old password. */
export async function changePassword(
  ctx: Context,
  input: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('profile')
  await assertOwnPassword(ctx, actor, input.currentPassword)
  const user = await findUser(ctx.db, actor.userId)
  assertStrongPassword(input.password, [user?.fullName ?? '', user?.email ?? ''])
  const passwordHash = await hashPassword(input.password)
  await ctx.transaction(async (tx) => {
    await changeUser(tx, actor.userId, { passwordHash }, ctx.now())
    await supersedeAllOf(tx, actor.userId, ctx.now())
    await endOthers(tx, actor.userId, actor.sessionId)
    tx.record(profileChanged(actor, 'profile.changePassword', ['password']))
  })
}

export const assertOwnPassword = (ctx: Context, { userId }: UserActor, password: string): Promise<void> =>
  provePassword(ctx, userId, password)
