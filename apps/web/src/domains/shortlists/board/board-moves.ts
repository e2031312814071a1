import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import type { Entry, Verdict } from '../entries/index.ts'

/** What dropping an entry in a column does; null if it is already there. */
export type BoardMove =
  | { readonly does: 'reject' }
  | { readonly does: 'restore' }
  | { readonly does: 'contact' }
  | { readonly does: 'decide'; readonly verdict: Verdict }
  | { readonly does: 'nothing'; readonly why: string }

const HOW_THEY_COME: Readonly<Partial<Record<PipelineStage, string>>> = {
  contactRequested: 'You can only request contact for shortlisted candidates.',
  contactReleased: 'Candidates enter this stage by accepting a contact request.',
  interviewing: 'Candidates enter this stage when their first interview is booked.',
  decision: 'Candidates enter this stage once their scorecards are in.',
  offer: 'Candidates enter this stage when an offer is sent.',
  hired: 'Candidates enter this stage when they accept an offer.',
  withdrawn: 'Only candidates can withdraw.',
  closed: 'Candidates enter this stage when the job is closed.',
  denied: 'You can only decline agency submissions.',
  duplicate: 'Only an agency submission can be a duplicate.',
  submitted: 'Only agencies submit candidates.',
}

type Movable = Pick<Entry, 'stage' | 'mayDo'>

/** The state machine decides; the board shows what a drop would do, or why it does nothing. */
export function boardMove({ stage, mayDo }: Movable, to: PipelineStage, mayAskContact: boolean): BoardMove | null {
  if (stage === to) return null
  if (to === 'rejected' && mayDo.includes('reject')) return { does: 'reject' }
  if (to === 'shortlisted' && mayDo.includes('restore')) return { does: 'restore' }
  if (to === 'shortlisted' && mayDo.includes('accept')) return { does: 'decide', verdict: 'accept' }
  if (to === 'denied' && mayDo.includes('deny')) return { does: 'decide', verdict: 'deny' }
  if (to === 'duplicate' && mayDo.includes('markDuplicate')) return { does: 'decide', verdict: 'markDuplicate' }
  if (to === 'contactRequested' && stage === 'shortlisted') {
    if (mayAskContact) return { does: 'contact' }
    return { does: 'nothing', why: 'Your role can’t request contact details.' }
  }
  return { does: 'nothing', why: HOW_THEY_COME[to] ?? whyNot(stage, to) }
}

function whyNot(stage: PipelineStage, to: PipelineStage): string {
  if (to === 'rejected') return `You can’t reject a candidate in “${stageLabels[stage]}”.`
  return `Candidates in “${stageLabels[stage]}” can’t be moved back to the shortlist.`
}
