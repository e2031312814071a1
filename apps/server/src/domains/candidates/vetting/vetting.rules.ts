import { isGone } from '@assay/contracts/candidates'
import type { VettingStage } from '@assay/contracts/vetting-results'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { Candidate } from '../profiles/index.ts'

/** The share of the maximum from which a scored result counts as passed. */
export const PASS_SHARE = 0.6

/** The verification level that a passed result of this stage gives to the skills it names. */
export const GRADE_OF_STAGE = {
  screening: null,
  'technical assessment': 'assessed',
  'technical interview': 'interviewed',
  'work sample': 'workSample',
} as const satisfies Record<VettingStage, string | null>

export interface VettingFacts {
  readonly result: 'pass' | 'fail' | 'score'
  readonly score: number | null
  readonly scoreMax: number | null
  readonly on: string
  readonly validUntil: string | null
  readonly skillIds: readonly string[]
}

export function isPassed({ result, score, scoreMax }: Pick<VettingFacts, 'result' | 'score' | 'scoreMax'>): boolean {
  if (result !== 'score') return result === 'pass'
  return score !== null && scoreMax !== null && score >= scoreMax * PASS_SHARE
}

export const isExpired = ({ validUntil }: Pick<VettingFacts, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today

/** Rules beyond the schema, which depend on the day, on other fields and on the candidate's skills. */
export function problemsOf(facts: VettingFacts, today: string, skillIds: ReadonlySet<string>): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, message: string) => problems.push({ field, message })
  if (facts.result === 'score' && facts.score === null) add('score', 'A scored result needs its score.')
  if (facts.result === 'score' && facts.scoreMax === null) add('scoreMax', 'A scored result needs the maximum.')
  if (facts.result !== 'score' && (facts.score !== null || facts.scoreMax !== null))
    add('score', 'Only scored results can have a score.')
  if (facts.score !== null && facts.scoreMax !== null && facts.score > facts.scoreMax)
    add('score', 'The score is above its maximum.')
  if (facts.on > today) add('on', 'The date is in the future.')
  if (facts.validUntil !== null && facts.validUntil <= facts.on)
    add('validUntil', 'It must be valid until after its date.')
  if (facts.skillIds.some((id) => !skillIds.has(id))) add('skillIds', 'Choose skills from the candidate’s profile.')
  return problems
}

/** What a candidate with these results lacks before approval; null if one of them is passed and valid. */
export function whatIsMissing(results: readonly JudgedResult[], today: string): string | null {
  const passed = results.filter((result) => !result.isSuperseded && isPassed(result))
  if (passed.some((result) => !isExpired(result, today))) return null
  return passed.length === 0
    ? 'Record a passed result before you approve the candidate.'
    : 'Every passed result has expired. Record a new one before you approve the candidate.'
}

export type JudgedResult = Pick<VettingFacts, 'result' | 'score' | 'scoreMax' | 'validUntil'> & {
  readonly isSuperseded: boolean
}

export type CandidateVerb = 'startVetting' | 'approve' | 'sendBack'

const MOVES: Readonly<Record<CandidateVerb, readonly [from: Candidate['state'], to: Candidate['state']]>> = {
  startVetting: ['draft', 'inVetting'],
  approve: ['inVetting', 'available'],
  sendBack: ['inVetting', 'draft'],
}

/** The state that a step leads to; null if it is not possible from here. */
export function stateAfter(state: Candidate['state'], verb: CandidateVerb): Candidate['state'] | null {
  const [from, to] = MOVES[verb]
  return state === from ? to : null
}

/** Drafts have not been handed in yet, and erased candidates have no record. */
export const canBeVetted = (state: Candidate['state']): boolean => state !== 'draft' && !isGone(state)
