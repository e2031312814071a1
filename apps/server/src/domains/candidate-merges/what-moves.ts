import type { Tx } from '../../platform/context/context.ts'
import type { MovableRows, Moving } from '../../platform/database/movable-rows.ts'
import { notesOfCandidate } from '../activities/index.ts'
import { linksOfCandidate } from '../candidate-links/index.ts'
import { reportsOfCandidate } from '../candidate-reports/index.ts'
import { releasesOfCandidate, vettingOfCandidate } from '../candidates/index.ts'
import { membershipsOfCandidate } from '../community/communities/index.ts'
import { disputesOfCandidate, threadsOfCandidate } from '../cooperation/index.ts'
import { requestsOfCandidate } from '../pipeline/candidate-requests/index.ts'
import { contactsOfCandidate } from '../pipeline/contact-requests/index.ts'
import { hiresOfCandidate } from '../pipeline/hires/index.ts'
import { interviewsOfCandidate } from '../pipeline/interviews/index.ts'
import { offersOfCandidate } from '../pipeline/offers/index.ts'
import { entriesOfCandidate } from '../pipeline/shortlists/index.ts'
import { sharesOfCandidate } from '../profile-shares/index.ts'
import { starsOfCandidate } from '../search/index.ts'
import { poolMembersOfCandidate } from '../talent-pools/index.ts'
import type { Moved } from './candidate-merges.tables.ts'

/**
 * Everything that belongs to a candidate except the profile. Frozen searches and impressions stay with the profile
 * that they ranked.
 */
const WHAT_MOVES: readonly MovableRows[] = [
  ...entriesOfCandidate,
  ...contactsOfCandidate,
  ...requestsOfCandidate,
  interviewsOfCandidate,
  offersOfCandidate,
  hiresOfCandidate,
  releasesOfCandidate,
  ...vettingOfCandidate,
  linksOfCandidate,
  starsOfCandidate,
  poolMembersOfCandidate,
  sharesOfCandidate,
  membershipsOfCandidate,
  threadsOfCandidate,
  disputesOfCandidate,
  reportsOfCandidate,
  notesOfCandidate,
]

export async function moveAll(tx: Tx, moving: Moving): Promise<Moved> {
  const moved: Record<string, string[]> = {}
  for (const rows of WHAT_MOVES) moved[rows.name] = await rows.move(tx, moving)
  return moved
}

export async function giveAllBack(tx: Tx, moved: Moved, to: string): Promise<void> {
  for (const rows of WHAT_MOVES) await rows.giveBack(tx, moved[rows.name] ?? [], to)
}
