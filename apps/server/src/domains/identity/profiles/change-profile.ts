import type { changeProfile as contract } from '@assay/contracts/profiles'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { isZone } from '../../../platform/time/zones.ts'
import { changeUser, findUser, mayEditOwnProfile, profileChanged, type User } from '../users/index.ts'
import { changeProfileColumns, lockProfile, openProfile, type Profile, type ProfileColumns } from './profiles.store.ts'

export type ChangeProfile = z.output<typeof contract.body> & { readonly id: string }

/** Changes the given fields. The timeline records their names, never their values. */
export async function changeProfile(ctx: Context, input: ChangeProfile): Promise<{ user: User; profile: Profile }> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor) || input.id !== actor.userId) throw notFound('profile')
  if (input.timezone !== undefined && !isZone(input.timezone))
    throw new ValidationError([{ field: 'timezone', message: 'This time zone doesn’t exist.' }])
  const { id: userId, version, displayName, timezone, ...columns } = input
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    await openProfile(tx, userId, now)
    const before = await lockProfile(tx, userId)
    assertUnchanged(version, before.version, 'You changed this in another window. Reload, then make your change.')
    const ofUser = {
      ...(displayName === undefined ? {} : { fullName: displayName }),
      ...(timezone ? { timezone } : {}),
    }
    if (Object.keys(ofUser).length > 0) await changeUser(tx, userId, ofUser, now)
    await changeProfileColumns(tx, userId, given(columns), now)
    const { version: _, id: __, ...named } = input
    tx.record(profileChanged(actor, 'profile.edit', Object.keys(given(named)).sort()))
    const user = await findUser(tx, userId)
    if (user === null) throw notFound('profile')
    return { user, profile: await openProfile(tx, userId, now) }
  })
}

const given = (columns: object): ProfileColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
