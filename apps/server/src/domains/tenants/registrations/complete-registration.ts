import type { Context } from '../../../platform/context/context.ts'
import { findUser } from '../../identity/index.ts'
import { changeEmail } from '../teammates/index.ts'
import { completeRegistrationOf } from './registrations.store.ts'

/** Called once the address is verified. Idempotent. */
export async function completeRegistration(ctx: Context, userId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await completeRegistrationOf(tx, userId, ctx.now())
    const user = await findUser(tx, userId) // the address may have been corrected in the meantime
    if (user) await changeEmail(tx, userId, user.email, ctx.now())
  })
}
