import type { AgencyClientSide, AgencyClientState, AgencyClientVerb } from '@assay/contracts/agency-clients'

type Mover = AgencyClientSide | 'system'

interface Transition {
  readonly move: AgencyClientVerb | 'finish'
  readonly by: readonly Mover[]
  /** From each of these to the state beside it; the same state where notice is given or taken back. */
  readonly leads: Readonly<Partial<Record<AgencyClientState, AgencyClientState>>>
}

/** The whole machine: what is not here does not happen. */
export const clientTransitions: readonly Transition[] = [
  { move: 'accept', by: ['agency'], leads: { invited: 'active' } },
  { move: 'decline', by: ['employer', 'agency'], leads: { invited: 'ended' } },
  { move: 'pause', by: ['employer'], leads: { active: 'paused' } },
  { move: 'resume', by: ['employer'], leads: { paused: 'active' } },
  { move: 'end', by: ['employer', 'agency'], leads: { active: 'active', paused: 'paused' } },
  { move: 'keep', by: ['employer', 'agency'], leads: { active: 'active', paused: 'paused' } },
  { move: 'finish', by: ['system'], leads: { active: 'ended', paused: 'ended' } },
]

interface Relation {
  readonly state: AgencyClientState
  readonly endsAt: Date | null
  readonly endedBy: AgencyClientSide | null
}

/** Where a step leads; null where the machine has no such step. Notice is given once, and taken back by whoever gave it. */
export function clientLeadsTo(
  { state, endsAt, endedBy }: Relation,
  move: AgencyClientVerb | 'finish',
  by: Mover,
): AgencyClientState | null {
  const row = clientTransitions.find((each) => each.move === move && each.by.includes(by))
  if (move === 'end' && endsAt !== null) return null
  if (move === 'keep' && (endsAt === null || endedBy !== by)) return null
  return row?.leads[state] ?? null
}

/** Candidates are proposed only while both want it; under notice too, until it is over. */
export const takesSubmissions = (state: AgencyClientState): boolean => state === 'active'

/** What was agreed stays: terms change only before they are accepted. */
export const areTermsOpen = (state: AgencyClientState): boolean => state === 'invited'
