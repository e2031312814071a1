import type { Tx } from '../../../../platform/context/context.ts'
import { removeReleasesTo } from '../../../candidates/index.ts'
import { detachFromCandidate, listOpenOf } from '../records/index.ts'
import { endContact } from './end-contacts.ts'

/** Ends what is still open about a process, releases included, erases its texts and cuts it off from the person. */
export async function forgetContactsOf(
  tx: Tx,
  { shortlistedId, placeholderId, at }: { shortlistedId: string; placeholderId: string; at: Date },
): Promise<string[]> {
  for (const info of await listOpenOf(tx, { shortlistedId })) await endContact(tx, info, { because: 'retention', at })
  return detachFromCandidate(tx, { shortlistedId, placeholderId })
}

/** Removes all details that were released to a company that is deleted. */
export async function endContactsWith(tx: Tx, companyId: string, at: Date): Promise<void> {
  for (const info of await listOpenOf(tx, { companyId })) await endContact(tx, info, { because: 'retention', at })
  await removeReleasesTo(tx, companyId)
}
