import type { DisputeCode } from '@assay/contracts/contact-infos'
import type { Context } from '../../../../platform/context/context.ts'
import { removeRelease } from '../../../candidates/index.ts'
import type { ContactInfo } from '../records/index.ts'
import {
  assertPossible,
  contactDisputed,
  disputeDecided,
  getContactForAct,
  lockWithRequirement,
  moveContact,
  stepBack,
} from '../records/index.ts'

/** The employer disputes the released details. */
export async function disputeContact(
  ctx: Context,
  { id, code, note }: { id: string; code: DisputeCode; note: string | null },
): Promise<ContactInfo> {
  const { info: found } = await getContactForAct(ctx, { id, act: 'dispute' })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const info = await lockWithRequirement(tx, found)
    assertPossible(info, 'dispute', at)
    const columns = { disputeCode: code, disputeNote: note === '' ? null : note, disputedAt: at }
    const disputed = await moveContact(tx, info, { move: 'dispute', at, columns })
    tx.record(contactDisputed(disputed, code))
    return disputed
  })
}

/** The operator decides the dispute: the details stay, or they are removed and the credit is refunded. */
export async function decideDispute(
  ctx: Context,
  { id, verdict }: { id: string; verdict: 'uphold' | 'refund' },
): Promise<ContactInfo> {
  const { info: found } = await getContactForAct(ctx, { id, act: verdict })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const info = await lockWithRequirement(tx, found)
    assertPossible(info, verdict, at)
    const decided = await moveContact(tx, info, {
      move: verdict,
      at,
      columns: verdict === 'refund' ? { details: null } : {},
    })
    if (verdict === 'refund') {
      await removeRelease(tx, id)
      await stepBack(tx, info, { at, reasonCode: 'contactRefunded' })
    }
    tx.record(disputeDecided(decided, verdict))
    return decided
  })
}
