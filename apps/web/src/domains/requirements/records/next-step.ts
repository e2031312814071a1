import type { RequirementVerb } from '@assay/contracts/requirements'
import { formatCount } from '../../../platform/format.ts'
import type { Requirement } from './requirements.queries.ts'

/** The one action that a job waits for now. */
export type NextStep =
  | { readonly does: 'move'; readonly verb: RequirementVerb }
  | { readonly does: 'review'; readonly stage: 'submitted' | 'decision'; readonly label: string }
  | { readonly does: 'find' }

/** The moves that lead on, in order of preference; the others are in the menu. */
const LEADING: readonly RequirementVerb[] = ['publish', 'approve', 'submit', 'resume', 'archive', 'reopen', 'recall']

interface Reviewer {
  /** Moves candidates of the job. */
  readonly maySort: boolean
  /** Answers what agencies submit, which is for those who do so for all jobs. */
  readonly mayAnswer: boolean
}

export function nextStepOf(
  { state, funnel, mayDo }: Pick<Requirement, 'state' | 'funnel' | 'mayDo'>,
  { maySort, mayAnswer }: Reviewer,
): NextStep | null {
  if (state === 'open') {
    const decisions = maySort ? (funnel['decision'] ?? 0) : 0
    if (decisions > 0)
      return { does: 'review', stage: 'decision', label: `Review ${formatCount(decisions, 'decision')}` }
    const submitted = mayAnswer ? (funnel['submitted'] ?? 0) : 0
    if (submitted > 0)
      return { does: 'review', stage: 'submitted', label: `Review ${formatCount(submitted, 'submission')}` }
    return { does: 'find' }
  }
  const verb = LEADING.find((each) => mayDo.includes(each))
  return verb === undefined ? null : { does: 'move', verb }
}
