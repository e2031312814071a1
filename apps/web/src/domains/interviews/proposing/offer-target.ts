import type { Interview, Requirement, SlotsQuery, Track } from '../records/index.ts'

export interface Slot {
  readonly start: string
  readonly end: string
}

const MAX_OFFERED = 5

/** Adds a time. It replaces those it overlaps, or the first if there are already five. */
export function addSlot(slots: readonly Slot[], slot: Slot): readonly Slot[] {
  const others = slots.filter(
    ({ start, end }) => instant(end) <= instant(slot.start) || instant(slot.end) <= instant(start),
  )
  return [...others, slot].slice(-MAX_OFFERED)
}

const instant = (iso: string): number => Date.parse(iso)

/** The candidate to schedule, or the interview to reschedule; with the candidate, one that is in preparation. */
export type OfferTarget =
  | { readonly kind: 'track'; readonly track: Track }
  | { readonly kind: 'interview'; readonly interview: Interview; readonly track?: Track }

type Round = Pick<Track['rounds'][number], 'round' | 'kind' | 'minutes' | 'isPlanned'>

const isToBeHeld = ({ state }: Track['rounds'][number]): boolean =>
  ['due', 'draft', 'expired', 'cancelled', 'noShow'].includes(state)

/** The interview that is prepared for the due round and has no times yet. */
export function preparedFor({ rounds }: Track): string | null {
  const due = rounds.find(isToBeHeld)
  return due?.state === 'draft' ? due.interviewId : null
}

/** The first round not held yet, or an additional one if none is planned. */
export function dueRound({ rounds }: Track): Round {
  const due = rounds.find(isToBeHeld)
  if (due !== undefined) return due
  const last = Math.max(0, ...rounds.map(({ round }) => round))
  return { round: last + 1, kind: last === 0 ? 'screen' : 'final', minutes: 60, isPlanned: false }
}

export const zoneOf = (target: OfferTarget): string =>
  target.kind === 'track' ? target.track.candidateZone : target.interview.zoneCandidate

export const minutesOf = (target: OfferTarget | null): number => {
  if (target === null) return 60
  return target.kind === 'track' ? dueRound(target.track).minutes : target.interview.minutes
}

export const candidateOf = (target: OfferTarget): string =>
  target.kind === 'track' ? target.track.candidateId : target.interview.candidate.id

export const requirementOf = (target: OfferTarget): string =>
  target.kind === 'track' ? target.track.requirementId : target.interview.requirement.id

/** Whose calendars are read: those of the panel, or of the pool without people who cannot interview now. */
export function interviewersOf(
  { panel, pool }: SlotsQuery,
  { missingInterviewers }: Pick<Requirement, 'missingInterviewers'>,
): readonly string[] {
  const isMissing = (id: string) => missingInterviewers.some(({ userId }) => userId === id)
  return pool?.userIds.filter((id) => !isMissing(id)) ?? panel.map(({ userId }) => userId)
}

/** The required attendees: the panel of the interview, the pool of the planned round, or else the user. */
export function questionFor(
  target: OfferTarget,
  range: { from: string; to: string },
  { plan, userId }: { plan: Requirement['plan']; userId: string },
): SlotsQuery {
  const about = { requirementId: requirementOf(target), candidateId: candidateOf(target), minutes: minutesOf(target) }
  if (target.kind === 'interview') {
    const panel = target.interview.panel.map((member) => ({ userId: member.userId, required: member.required }))
    return { ...about, ...range, panel, pool: null }
  }
  const round = plan.find((each) => each.round === dueRound(target.track).round)
  return round === undefined || round.panelPool.length === 0
    ? { ...about, ...range, panel: [{ userId, required: true }], pool: null }
    : { ...about, ...range, panel: [], pool: { userIds: [...round.panelPool], pick: round.pick } }
}
