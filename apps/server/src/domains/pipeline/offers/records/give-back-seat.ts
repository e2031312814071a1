import type { Tx } from '../../../../platform/context/context.ts'
import { lockRequirement } from '../../../requirements/index.ts'
import { seatGivenBack } from './offers.events.ts'
import { findOfferById, updateOffer } from './offers.store.ts'

/** The hire failed, so another offer may take its seat. The caller has already authorized it. */
export async function giveBackSeat(tx: Tx, { offerId, at }: { offerId: string; at: Date }): Promise<void> {
  const found = await findOfferById(tx, offerId)
  if (found === null) throw new Error('The offer no longer exists.')
  await lockRequirement(tx, found.requirementId)
  if (found.seatGivenBackAt !== null) return
  tx.record(seatGivenBack(await updateOffer(tx, offerId, { seatGivenBackAt: at }, at)))
}
