import type { Pay } from '@assay/contracts/money'
import type { Context } from '../../../../platform/context/context.ts'
import {
  assertPossible,
  type ContactInfo,
  contactEdited,
  getContactForAct,
  lockWithRequirement,
  updateContactInfo,
} from '../records/index.ts'
import { preflightContact } from './preflight-contact.ts'

export interface EditContact {
  readonly id: string
  readonly message: string
  readonly pay: Pay
  readonly location: string | null
}

/** Changes a request that is still on hold. */
export async function editContact(ctx: Context, { id, message, pay, location }: EditContact): Promise<ContactInfo> {
  const { info: found } = await getContactForAct(ctx, { id, act: 'edit' })
  const { candidateId, requirementId } = found
  const { mismatches } = await preflightContact(ctx, { candidateId, requirementId, pay })
  return ctx.transaction(async (tx) => {
    const info = await lockWithRequirement(tx, found)
    assertPossible(info, 'edit', ctx.now())
    const columns = { payAmountMinor: pay.amountMinor, payCurrency: pay.currency, payPeriod: pay.period }
    const change = { message, location, ...columns, mismatches: [...mismatches] }
    const edited = await updateContactInfo(tx, id, change, ctx.now())
    const changed = (['message', 'location', 'payAmountMinor', 'payCurrency', 'payPeriod'] as const).filter(
      (name) => info[name] !== edited[name],
    )
    if (changed.length > 0) tx.record(contactEdited(edited, changed))
    return edited
  })
}
