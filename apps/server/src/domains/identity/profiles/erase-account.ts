import type { Tx } from '../../../platform/context/context.ts'
import { deleteApiTokensOf } from '../api-tokens/index.ts'
import { deleteIdentitiesOf } from '../linked-identities/index.ts'
import { dropSecondFactors } from '../second-factors/index.ts'
import { deleteSessionsOf, forgetDevices } from '../sessions/index.ts'
import { eraseUser } from '../users/index.ts'
import { dropProfile } from './profiles.store.ts'

/** Erases a user's personal data; the id stays for references. */
export async function eraseAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await dropProfile(tx, userId)
  await deleteSessionsOf(tx, userId)
  await forgetDevices(tx, userId)
  await deleteApiTokensOf(tx, userId)
  await dropSecondFactors(tx, userId)
  await deleteIdentitiesOf(tx, userId)
  await eraseUser(tx, userId, now)
}
