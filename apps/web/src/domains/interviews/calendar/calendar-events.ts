import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import type { DrawnInterview } from '../records/index.ts'
import { alsoIn, clockIn } from '../records/index.ts'
import type { GridEvent } from './week-grid.tsx'

interface Drawn {
  readonly zone: string
  readonly onOpen: (interview: DrawnInterview) => void
  readonly onMove: (interview: DrawnInterview, slot: { start: string; end: string }) => void
}

const over = ['completed', 'noShow', 'awaitingFeedback']
const open = ['proposed', 'countered']

/** Calendar events of interviews: booked and proposed times. */
export function eventsOf(interviews: readonly DrawnInterview[], drawn: Drawn): GridEvent[] {
  return interviews.flatMap((interview) => {
    if (interview.start !== null && interview.end !== null && interview.state !== 'cancelled')
      return [eventOf(interview, { start: interview.start, end: interview.end }, drawn)]
    if (!open.includes(interview.state)) return []
    return interview.proposedSlots.map((slot) => eventOf(interview, slot, drawn))
  })
}

function eventOf(interview: DrawnInterview, { start, end }: { start: string; end: string }, drawn: Drawn): GridEvent {
  const { zone, onOpen, onMove } = drawn
  const { zoneCandidate, state, kind, candidateName } = interview
  const theirs = zoneCandidate === zone ? '' : ` · ${alsoIn(start, zoneCandidate, zone)}`
  return {
    key: `${interview.id} ${start}`,
    start,
    end,
    colour: interview.colour,
    tone: toneOf(state),
    title: `${open.includes(state) ? '? ' : ''}${candidateName}`,
    note: `${clockIn(start, zone)} ${kindLabels[kind]}${theirs}`,
    said: `${open.includes(state) ? 'time proposed to' : 'interview with'} ${candidateName}`,
    onOpen: () => onOpen(interview),
    ...(state === 'scheduled' && interview.mayDo.includes('reschedule')
      ? { onMove: (slot: { start: string; end: string }) => onMove(interview, slot) }
      : {}),
  }
}

function toneOf(state: DrawnInterview['state']): GridEvent['tone'] {
  if (open.includes(state)) return 'open'
  return over.includes(state) ? 'over' : 'booked'
}
