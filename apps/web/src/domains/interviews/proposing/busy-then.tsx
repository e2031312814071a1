import { useQuery } from '@tanstack/react-query'
import { DAY_MS } from '../../../platform/durations.ts'
import { lanesQuery } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import type { Slot } from './offer-target.ts'

interface Lane {
  readonly id: string
  readonly kind: 'interviewer' | 'candidate'
  readonly name: string
  readonly busy: readonly {
    readonly start: string
    readonly end: string
    readonly kind: 'interview' | 'proposed' | 'imported'
    readonly interviewId: string | null
    readonly label: string | null
  }[]
}

const busyLabels = {
  interview: 'another interview',
  proposed: 'a proposed interview',
  imported: 'own calendar',
} as const

/** The busy interviewers at a time, with the reason: "Lena Lead (own calendar)". */
export function listBusy(lanes: readonly Lane[], slot: Slot, except: string | null): string[] {
  return lanes.flatMap(({ name, busy }) => {
    const hit = busy.find(
      ({ start, end, interviewId }) =>
        Date.parse(start) < Date.parse(slot.end) &&
        Date.parse(slot.start) < Date.parse(end) &&
        (interviewId === null || interviewId !== except),
    )
    return hit === undefined ? [] : [`${name} (${hit.label ?? busyLabels[hit.kind]})`]
  })
}

export interface BusyThenProps {
  slot: Slot
  people: readonly string[]
  candidate: string
  requirement: string
  /** The interview that is moved, which is no conflict with itself. */
  except: string | null
}

/** Shows before proposing which interviewers are busy then, including their connected calendars. */
export function BusyThen({ slot, people, candidate, requirement, except }: BusyThenProps) {
  // One request for all times of a day.
  const day = Math.floor(Date.parse(slot.start) / DAY_MS) * DAY_MS
  const range = { from: new Date(day).toISOString(), to: new Date(day + 2 * DAY_MS).toISOString() }
  const lanes = useQuery(lanesQuery({ people, candidate, requirement, ...range }))
  const busy = listBusy(lanes.data ?? [], slot, except)
  if (busy.length === 0) return null
  return <span className={styles.late}>Busy then: {busy.join(', ')}</span>
}
