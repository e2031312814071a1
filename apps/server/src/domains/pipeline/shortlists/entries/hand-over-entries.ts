import type { Tx } from '../../../../platform/context/context.ts'
import { changeOwner, ownerHandedOver } from '../records/index.ts'

/** A colleague takes over the candidates of a member who leaves the company. */
export async function handOverEntries(
  tx: Tx,
  from: { companyId: string; fromUserId: string; toUserId: string; now: Date },
): Promise<void> {
  for (const entry of await changeOwner(tx, from)) tx.record(ownerHandedOver(entry, from.fromUserId))
}
