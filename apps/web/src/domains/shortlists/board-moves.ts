import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { stageWords } from '../../platform/stage-words.ts'
import type { Verdict } from './shortlisteds.mutations.ts'
import type { Entry } from './shortlisteds.queries.ts'

/** What putting a card into a column does; null: it is there already. */
export type BoardMove =
  | { readonly does: 'pass' }
  | { readonly does: 'restore' }
  | { readonly does: 'contact' }
  | { readonly does: 'decide'; readonly verdict: Verdict }
  | { readonly does: 'nothing'; readonly why: string }

const HOW_THEY_COME: Readonly<Partial<Record<PipelineStage, string>>> = {
  contactRequested: 'Only somebody who is shortlisted can be asked for contact details.',
  contactReleased: 'Candidates come here by saying yes to a contact request.',
  interviewing: 'Candidates come here when their first interview is agreed.',
  decision: 'Candidates come here from their interviews, once the scorecards are in.',
  offer: 'Candidates come here when an offer is sent to them.',
  hired: 'Candidates come here when they accept an offer.',
  withdrawn: 'Only candidates themselves withdraw.',
  closed: 'Candidates come here when the requirement is closed.',
  denied: 'Only a proposal of an agency can be turned down.',
  duplicate: 'Only a proposal of an agency can be a duplicate.',
  submitted: 'Only agencies propose candidates.',
}

type Movable = Pick<Entry, 'stage' | 'mayDo'>

/** The machine decides; the board says what would happen, or why nothing does. */
export function boardMove({ stage, mayDo }: Movable, to: PipelineStage, mayAskContact: boolean): BoardMove | null {
  if (stage === to) return null
  if (to === 'passed' && mayDo.includes('pass')) return { does: 'pass' }
  if (to === 'shortlisted' && mayDo.includes('restore')) return { does: 'restore' }
  if (to === 'shortlisted' && mayDo.includes('accept')) return { does: 'decide', verdict: 'accept' }
  if (to === 'denied' && mayDo.includes('deny')) return { does: 'decide', verdict: 'deny' }
  if (to === 'duplicate' && mayDo.includes('markDuplicate')) return { does: 'decide', verdict: 'markDuplicate' }
  if (to === 'contactRequested' && stage === 'shortlisted') {
    if (mayAskContact) return { does: 'contact' }
    return { does: 'nothing', why: 'Your role does not ask for contact details.' }
  }
  return { does: 'nothing', why: HOW_THEY_COME[to] ?? whyNot(stage, to) }
}

function whyNot(stage: PipelineStage, to: PipelineStage): string {
  if (to === 'passed') return `Somebody who is at “${stageWords[stage]}” cannot be passed, or not by you.`
  return `From “${stageWords[stage]}” nobody goes back to the shortlist by hand.`
}
