import type { AgencyClientSide, AgencyClientState, AgencyClientVerb } from '@assay/contracts/agency-clients'

type Mover = AgencyClientSide | 'system'

interface Transition {
  readonly move: AgencyClientVerb | 'finish'
  readonly by: readonly Mover[]
  /**
   * The resulting state for each state in which the step is allowed; it stays the same when notice is given or
   * withdrawn.
   */
  readonly leads: Readonly<Partial<Record<AgencyClientState, AgencyClientState>>>
}

/** The whole state machine: a transition not listed here is refused. */
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

/**
 * The resulting state, or null if the step is not allowed. Notice is given once, and withdrawn by the side that gave
 * it.
 */
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

/** Candidates are proposed only while both sides want it, including during the notice period. */
export const takesSubmissions = (state: AgencyClientState): boolean => state === 'active'

/** Terms change only before they are accepted. */
export const areTermsOpen = (state: AgencyClientState): boolean => state === 'invited'
