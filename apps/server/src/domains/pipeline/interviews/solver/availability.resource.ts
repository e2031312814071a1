import type { Presented } from '@assay/jsonapi/present'
import { newId } from '../../../../platform/database/new-id.ts'
import type { Span } from '../times/index.ts'
import type { Attendee } from './best-slots.rules.ts'
import type { Lane } from './read-availability.ts'
import type { LoopSuggestion } from './suggest-loops.ts'
import type { SlotSuggestion } from './suggest-slots.ts'

const slotOf = ({ from, to }: Span) => ({ start: new Date(from), end: new Date(to) })
const made = (at: Date) => ({ createdAt: at, updatedAt: at })

export function presentLane(
  lane: Lane,
  { at, labelOf }: { at: Date; labelOf: (id: string) => string | null },
): Presented {
  const { id, kind, name, zone, hasWorkingHours, working, busy, load } = lane
  return {
    type: 'availability-lanes',
    id,
    attributes: {
      kind,
      name,
      zone,
      hasWorkingHours,
      load,
      ...made(at),
      working: working.map(slotOf),
      busy: busy.map((one) => {
        const label = one.interviewId === null ? null : labelOf(one.interviewId)
        return { ...slotOf(one), kind: one.kind, label, interviewId: label === null ? null : one.interviewId }
      }),
    },
  }
}

const seatOf = (required: boolean) => (one: Attendee) => ({ userId: one.id, fullName: one.name, required })

export function presentSuggestions(
  found: { suggestions: readonly SlotSuggestion[]; considered: number; nothingBecause: string | null },
  at: Date,
): Presented {
  return {
    type: 'slot-suggestions',
    id: newId(at.getTime()),
    attributes: {
      suggestions: found.suggestions.map((one) => ({
        ...slotOf(one),
        panel: [...one.required.map(seatOf(true)), ...one.optional.map(seatOf(false))],
        missing: one.missing.map(seatOf(false)),
        cost: one.cost,
        why: one.why,
        reason: one.reason,
      })),
      considered: found.considered,
      nothingBecause: found.nothingBecause,
      ...made(at),
    },
  }
}

export function presentLoops(
  found: { suggestions: readonly LoopSuggestion[]; nothingBecause: string | null },
  at: Date,
): Presented {
  return {
    type: 'loop-suggestions',
    id: newId(at.getTime()),
    attributes: {
      suggestions: found.suggestions.map(({ rounds, cost, reason }) => ({
        cost,
        reason,
        rounds: rounds.map(({ planned, placed }) => ({
          ...slotOf(placed),
          round: planned.round,
          kind: planned.kind,
          minutes: planned.minutes,
          panel: placed.required.map(seatOf(true)),
        })),
      })),
      nothingBecause: found.nothingBecause,
      ...made(at),
    },
  }
}
