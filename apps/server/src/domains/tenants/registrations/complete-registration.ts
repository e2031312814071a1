import type { Context } from '../../../platform/context/context.ts'
import { findUser } from '../../identity/index.ts'
import { changeEmail } from '../teammates/index.ts'
import { completeRegistrationOf } from './registrations.store.ts'

/** After the address is proved. Done twice it changes nothing more. */
export async function completeRegistration(ctx: Context, userId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await completeRegistrationOf(tx, userId, ctx.now())
    const user = await findUser(tx, userId) // whose address may have been corrected on the way
    if (user) await changeEmail(tx, userId, user.email, ctx.now())
  })
}
