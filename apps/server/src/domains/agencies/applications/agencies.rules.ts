import type { AgencyState, AgencyVerb } from '@assay/contracts/agencies'
import { DAY_MS } from '../../../platform/time/durations.ts'

type Move = AgencyVerb | 'verify'

/** The whole state machine: a transition not listed here is refused. */
const leads: Readonly<Record<Move, Readonly<Partial<Record<AgencyState, AgencyState>>>>> = {
  verify: { applied: 'underReview' },
  approve: { underReview: 'approved' },
  reject: { underReview: 'rejected' },
  suspend: { approved: 'suspended' },
  reinstate: { suspended: 'approved' },
  inviteAgain: { approved: 'approved' },
  close: { approved: 'closed', suspended: 'closed' },
}

export const agencyLeadsTo = (state: AgencyState, move: Move): AgencyState | null => leads[move][state] ?? null

/** The invitation is of use only while the agency has no members. */
export function movesOf(state: AgencyState, members: number): AgencyVerb[] {
  const moves = (Object.keys(leads) as Move[]).filter((move) => agencyLeadsTo(state, move) !== null)
  return moves.filter((move): move is AgencyVerb => move !== 'verify' && (move !== 'inviteAgain' || members === 0))
}

/** How long the link of the mail is valid. */
export const LINK_VALID_MS = 3 * DAY_MS
/** Applications with an unverified address, and those that were declined, are deleted after so long. */
export const UNVERIFIED_KEPT_MS = 7 * DAY_MS
export const REJECTED_KEPT_MS = 90 * DAY_MS
/** A stranger must not fill a mailbox with our mail. */
export const MAILS_PER_DAY = 3

/** Until it is approved, an agency has no share code, which others could guess or occupy. */
export const passingSlug = (id: string): string => `application-${id}`

export const slugOf = (legalName: string): string =>
  legalName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'agency'
