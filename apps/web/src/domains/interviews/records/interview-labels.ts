import type { InterviewState, PanelResponse, Recommendation } from '@assay/contracts/scheduled-interviews'
import { placeOfZone, timeOfZone } from '@assay/contracts/zone-names'
import type { BadgeTone } from '@assay/ui/badge'
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts'
import { formatCount, formatOffset } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import type { Interview, Track } from './interviews.queries.ts'
import { clockIn, dayIn, dayTitle } from './wall-clock.ts'

export const stateLabels: Record<InterviewState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  proposed: { label: 'Times proposed', tone: 'waiting' },
  countered: { label: 'Other times requested', tone: 'waiting' },
  scheduled: { label: 'Booked', tone: 'active' },
  rescheduling: { label: 'Rescheduling', tone: 'waiting' },
  awaitingFeedback: { label: 'Scorecards due', tone: 'waiting' },
  completed: { label: 'Completed', tone: 'plain' },
  expired: { label: 'No reply', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  noShow: { label: 'No-show', tone: 'plain' },
}

export const recommendationLabels: Record<Recommendation, string> = {
  definitelyNo: 'Strong no',
  no: 'No',
  noDecision: 'Not sure',
  yes: 'Yes',
  strongYes: 'Strong yes',
}

export const responseLabels: Record<PanelResponse, string> = {
  needsAction: 'no reply',
  accepted: 'comes',
  tentative: 'perhaps',
  declined: 'declined',
}

export const trackStatusLabels: Record<Track['status'], { label: string; tone: BadgeTone }> = {
  unscheduled: { label: 'Needs scheduling', tone: 'waiting' },
  waiting: { label: 'Waiting for reply', tone: 'waiting' },
  scheduled: { label: 'Booked', tone: 'active' },
  feedbackDue: { label: 'Scorecards due', tone: 'waiting' },
  done: { label: 'Interviews done', tone: 'plain' },
}

/** Of the interviews alone: whether an offer is under way, only the offers say. A reply that the company owes is not waited for. */
export const statusOf = ({ status, waitingOn }: Pick<Track, 'status' | 'waitingOn'>) =>
  status === 'waiting' && waitingOn === 'employer'
    ? ({ label: 'Time to confirm', tone: 'waiting' } as const)
    : trackStatusLabels[status]

export const waitingLabels: Record<Track['waitingOn'], string> = {
  employer: 'you',
  candidate: 'candidate',
  interviewers: 'interviewers',
  nobody: 'no one',
}

/** A candidate's progress in a round, for use within a sentence. */
export const formatRoundState = (state: Track['rounds'][number]['state']): string =>
  state === 'due' ? 'not scheduled' : stateLabels[state].label.toLowerCase()

const WAITS: readonly (readonly [word: string, ms: number])[] = [
  ['week', 604_800_000],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
]

/** Such as "for 2 days". */
export function forHowLong(since: string, now = Date.now()): string {
  const ms = now - Date.parse(since)
  const [word, size] = WAITS.find(([, each]) => ms >= each) ?? ['minute', 60_000]
  return `for ${formatCount(Math.max(1, Math.floor(ms / size)), word)}`
}

const titleIn = (iso: string, zone: string): string => dayTitle(dayIn(iso, zone))

/** Such as "Tue 24 Nov, 09:00–10:00". */
export function slotIn(slot: { start: string; end: string }, zone: string): string {
  return `${titleIn(slot.start, zone)}, ${clockIn(slot.start, zone)}–${clockIn(slot.end, zone)}`
}

/** The time in the other party's zone, with the day if it differs: "13:30 Kolkata". */
export function alsoIn(iso: string, zone: string, from: string): string {
  const day = dayIn(iso, zone) === dayIn(iso, from) ? '' : `${titleIn(iso, zone)} `
  return `${day}${clockIn(iso, zone)} ${placeOfZone(zone)}`
}

/** The zone with its offset at an instant, such as "Kolkata time (GMT+5:30)". */
export const formatZone = (zone: string, at: string): string => `${timeOfZone(zone)} (${formatOffset(at, zone)})`

/** The zone at the agreed time, else at the first proposed one. */
export const formatZoneOf = (
  { start, proposedSlots }: { start: string | null; proposedSlots: readonly { start: string }[] },
  zone: string,
): string => formatZone(zone, start ?? proposedSlots[0]?.start ?? new Date().toISOString())

export function formatRound({ round, kind }: Pick<Interview, 'round' | 'kind'>): string {
  return `Round ${round}, ${kindLabels[kind].toLowerCase()}`
}

/** A file name without personal data. */
export function nameFile({ round, start }: Pick<Interview, 'round' | 'start'>): string {
  return `interview-round-${round}${start === null ? '' : `-${start.slice(0, 10)}`}.ics`
}
