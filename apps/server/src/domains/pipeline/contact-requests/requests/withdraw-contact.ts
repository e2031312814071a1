import type { Context } from '../../../../platform/context/context.ts'
import type { ContactInfo } from '../records/index.ts'
import {
  assertPossible,
  contactWithdrawn,
  getContactForAct,
  lockWithRequirement,
  moveContact,
  stepBack,
} from '../records/index.ts'

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
