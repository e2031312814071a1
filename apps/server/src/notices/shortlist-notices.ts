import { findEntryById } from '../domains/pipeline/shortlists/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './told.ts'

/** Whoever looks after a candidate from now on. */
export async function wordOwnerAssigned(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const ownerId = event.after?.['ownerId']
  if (typeof ownerId !== 'string') return null
  const title = await titleOf(ctx, event)
  return {
    ...{ kind: 'candidateAssigned', title: `A candidate for “${title}” is yours to look after` },
    ...{ link: linkTo(event), userIds: [ownerId] },
  }
}

/** An opinion, to whoever looks after the candidate; one taken back is no news. */
export async function wordVoteCast(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const entry = await findEntryById(ctx.db, event.target.id)
  if (entry === null || typeof event.after?.['vote'] !== 'string') return null
  const title = await titleOf(ctx, event)
  return {
    ...{ kind: 'voteCast', title: `A colleague gave an opinion on a candidate for “${title}”` },
    ...{ link: linkTo(event), userIds: [entry.ownerId ?? entry.addedBy] },
  }
}

async function titleOf(ctx: Context, { requirementId }: RecordedEvent): Promise<string> {
  const [requirement] = await listRequirementsById(ctx.db, requirementId === undefined ? [] : [requirementId])
  return requirement?.title ?? 'a requirement'
}

const linkTo = ({ requirementId }: RecordedEvent): string =>
  `/candidate-search/shortlisted-candidates?requirement=${requirementId}`
