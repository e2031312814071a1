import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import {
  assertPossible,
  type ContactInfo,
  contactReminded,
  getContactForAct,
  isRemindedLately,
  lockWithRequirement,
  updateContactInfo,
} from '../records/index.ts'

/** Reminds once, since a second reminder would be pressure. */
export async function remindContact(ctx: Context, id: string): Promise<ContactInfo> {
  const { info: found } = await getContactForAct(ctx, { id, act: 'remind' })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const info = await lockWithRequirement(tx, found)
    if (info.state === 'pending' && info.remindedAt !== null)
      throw new AppError('contact.reminded', {
        detail: 'You’ve already sent your reminder. Assay sends another one automatically.',
      })
    if (info.state === 'pending' && isRemindedLately(info.clockRemindedAt, at))
      throw new AppError('contact.reminded', {
        detail: 'Assay sent a reminder within the last 12 hours. Try again later.',
      })
    assertPossible(info, 'remind', at)
    const reminded = await updateContactInfo(tx, id, { remindedAt: at }, at)
    tx.record(contactReminded(reminded, 'employer'))
    return reminded
  })
}
