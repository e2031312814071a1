import { DAY_MS } from '../../platform/time/durations.ts'

export interface RiskFacts {
  readonly openedAt: Date
  readonly seats: number
  /** Candidates by stage. */
  readonly stages: Readonly<Record<string, number>>
}

/** Half of all tech jobs are filled within about six weeks; later ones are rarely filled without action. */
const LATE_DAYS = 45
const NOBODY_MET_DAYS = 21
const EMPTY_DAYS = 7
const MET = ['interviewing', 'decision', 'offer', 'hired']
const ALIVE = ['submitted', 'shortlisted', 'contactRequested', 'contactReleased', ...MET]

/** The reasons why a requirement may stay unfilled; empty if there are none. */
export function risksOf({ openedAt, seats, stages }: RiskFacts, now: Date): string[] {
  const days = Math.floor((now.getTime() - openedAt.getTime()) / DAY_MS)
  const people = (names: readonly string[]) => names.reduce((sum, name) => sum + (stages[name] ?? 0), 0)
  if ((stages['hired'] ?? 0) >= seats) return []
  const reasons: string[] = []
  if (days >= EMPTY_DAYS && people(ALIVE) === 0) reasons.push(`open for ${days} days without candidates`)
  else if (days >= NOBODY_MET_DAYS && people(MET) === 0) reasons.push(`open for ${days} days without interviews`)
  if (days >= LATE_DAYS) reasons.push(`open for more than ${LATE_DAYS} days`)
  return reasons
}
