import type { Context } from '../../../platform/context/context.ts'
import { contactWithdrawn } from './contact-infos.events.ts'
import type { ContactInfo } from './contact-infos.store.ts'
import { assertPossible, getContactForAct, lockWithRequirement } from './get-contact-info.ts'
import { moveContact, stepBack } from './move-contact.ts'

/** Cancels a request before it is sent. */
export async function withdrawContact(ctx: Context, id: string): Promise<ContactInfo> {
  const { info: found } = await getContactForAct(ctx, { id, act: 'withdraw' })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const info = await lockWithRequirement(tx, found)
    assertPossible(info, 'withdraw', at)
    const withdrawn = await moveContact(tx, info, { move: 'withdraw', at })
    await stepBack(tx, info, { at, reasonCode: 'contactWithdrawn' })
    tx.record(contactWithdrawn(withdrawn, null))
    return withdrawn
  })
}
