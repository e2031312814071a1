import type { Tx } from '../../../platform/context/context.ts'
import { findReachableBy, listAgencyIds } from '../../candidates/index.ts'
import { listSubmittersOf } from '../../pipeline/shortlists/index.ts'
import { eraseMessagesAbout } from './agency-messages.store.ts'

/** Runs before the candidate's own rows are erased, which hold the words to search for. */
export async function eraseMessagesOf(tx: Tx, candidateId: string, at: Date): Promise<string[]> {
  const person = await findReachableBy(tx, candidateId)
  const represented = (await listAgencyIds(tx, [candidateId])).get(candidateId) ?? []
  const agencyIds = [...new Set([represented, await listSubmittersOf(tx, candidateId)].flat())]
  const words = [person?.legalName, person?.email, person?.phone].filter((word) => word != null && word.length > 2)
  return eraseMessagesAbout(tx, { candidateId, agencyIds, words: words as string[], at })
}
