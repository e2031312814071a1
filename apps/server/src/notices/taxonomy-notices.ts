import { findProposal, nounOf } from '../domains/content/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { notifyOn, type Wording } from './notify-on.ts'

const LINK = '/admin/skills/proposals'

/** The operators, who decide. */
async function editProposedNotice({ db }: Context, { target }: RecordedEvent): Promise<Wording | null> {
  const proposal = await findProposal(db, target.id)
  if (proposal === null || proposal.state !== 'open') return null
  return {
    kind: 'skillProposed',
    title: `A creator proposed a change to the ${nounOf[proposal.list]} ${proposal.name}`,
    body: proposal.summary,
    link: LINK,
    who: { permission: 'taxonomy.edit' },
  }
}

/** The creator whose proposal it was. */
async function proposalDecidedNotice({ db }: Context, { target }: RecordedEvent): Promise<Wording | null> {
  const proposal = await findProposal(db, target.id)
  if (proposal === null || (proposal.state !== 'accepted' && proposal.state !== 'refused')) return null
  return {
    kind: 'proposalDecided',
    title: `Your proposal about the ${nounOf[proposal.list]} ${proposal.name} was ${proposal.state === 'accepted' ? 'accepted' : 'rejected'}`,
    body: proposal.comment,
    link: LINK,
    userIds: [proposal.proposedBy],
  }
}

export const taxonomyReactions: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  editProposed: { notifyOperators: notifyOn(editProposedNotice) },
  proposalSettled: { notifyProposer: notifyOn(proposalDecidedNotice) },
}
