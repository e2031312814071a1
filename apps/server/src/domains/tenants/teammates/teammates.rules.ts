import type { PermissionName } from '@assay/contracts/permission-names'
import { INVITATION_DAYS, type TeammateState, type TeammateVerb } from '@assay/contracts/teammates'
import type { Access } from '../../../platform/context/actor.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { endOfWait } from '../../../platform/time/waits.ts'

/** A company or an agency. */
export type TenantKey = { readonly companyId: string } | { readonly agencyId: string }

export type TeammateMove = Exclude<TeammateVerb, 'edit' | 'sign-out' | `${string}-ownership`> | LinkMove
type LinkMove = 'accept' | 'decline' | 'expire'

/** The whole state machine: a transition not listed here is refused. A suspended or removed person has no rights. */
export const teammateTransitions: Readonly<
  Record<TeammateMove, Readonly<Partial<Record<TeammateState, TeammateState>>>>
> = {
  accept: { pending: 'active' },
  decline: { pending: 'declined' },
  expire: { pending: 'expired' },
  revoke: { pending: 'revoked', expired: 'revoked' },
  restore: { revoked: 'pending' },
  resend: { pending: 'pending', expired: 'pending' },
  suspend: { active: 'suspended' },
  reactivate: { suspended: 'active' },
  remove: { active: 'removed', suspended: 'removed' },
}

export const leadsTo = (state: TeammateState, move: TeammateMove): TeammateState | null =>
  teammateTransitions[move][state] ?? null

/** An invitation expires by time, also before the scheduled work has recorded it. */
export function stateNow(
  { state, expiresAt }: { readonly state: TeammateState; readonly expiresAt: Date | null },
  now: Date,
): TeammateState {
  return state === 'pending' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

export type Rights = ReadonlyMap<string, Access>

/** Permissions for single jobs: with a membership limited to assigned jobs, they cover those only. */
const OF_JOBS: readonly PermissionName[] = [
  ...(['requirement.create', 'requirement.approve', 'requirement.close', 'requirement.read'] as const),
  ...(['search.run', 'search.save', 'search.alert', 'search.explain', 'search.weights.edit'] as const),
  ...(['weights.freeze', 'weights.unfreeze', 'candidate.read', 'candidate.unmask', 'star', 'tag', 'note'] as const),
  ...(['shortlist.add', 'shortlist.move', 'shortlist.vote', 'shortlist.reject', 'rank.override'] as const),
  ...(['contact.request', 'contact.read', 'interview.schedule', 'scorecard.submit', 'scorecard.read'] as const),
  ...(['offer.draft', 'offer.send', 'offer.approve', 'hire.manage', 'replacement.request', 'activity.read'] as const),
]

export function limitedToJobs(rights: Rights): Rights {
  const limited = new Map(rights)
  for (const name of OF_JOBS) if (limited.get(name) === 'all') limited.set(name, 'assigned')
  return limited
}

/** People who judge candidates, but do not arrange contact with them, need no names for it. */
export const judgesOnly = (rights: Rights): boolean => !rights.has('contact.request')

/** Rights that concern the whole company: their holders cannot be limited to jobs. */
export const runsTheTeam = (rights: Rights): boolean => rights.get('teammate.invite') === 'all'

const READING: ReadonlySet<string> = new Set<PermissionName>([
  ...(['requirement.read', 'search.explain', 'candidate.read', 'scorecard.read', 'company.settings'] as const),
  ...(['content.read', 'compensation.read', 'activity.read', 'referral.own'] as const),
])

/** People who only follow what others do need no paid seat. */
export const seatFor = (rights: Rights): 'paid' | 'free' =>
  [...rights.keys()].every((name) => READING.has(name)) ? 'free' : 'paid'

const RESEND_AFTER_MS = 60_000
export const SENDS_PER_DAY = 5
export const OFFER_OF_OWNERSHIP_MS = INVITATION_DAYS * DAY_MS

/** The earliest time for another mail. */
export const resendAfter = ({ lastSentAt }: { readonly lastSentAt: Date | null }, now: Date): Date | null =>
  lastSentAt === null ? null : endOfWait(lastSentAt, RESEND_AFTER_MS, now)

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
