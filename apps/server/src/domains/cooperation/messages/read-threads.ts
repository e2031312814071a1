import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { listReachableBy, listReleasedIds } from '../../candidates/index.ts'
import { listSubmittedTo, submissionScopeOf } from '../../pipeline/shortlists/index.ts'
import { findThread, type Thread, type ThreadScope } from './agency-threads.store.ts'
import { sideOf } from './messages.policy.ts'
import type { Identity } from './messages.rules.ts'

export interface Reader {
  readonly actor: UserActor
  readonly side: AgencyClientSide
  readonly scope: ThreadScope
}

/** The reader, and the conversations in their scope. */
export async function readerOf(ctx: Context): Promise<Reader> {
  const { actor } = ctx
  const side = sideOf(actor)
  if (side === null || actor.kind !== 'user')
    throw new AppError('permission.denied', { detail: 'Only employers and their agencies can use messages.' })
  return { actor, side, scope: await submissionScopeOf(ctx) }
}

export async function getThread(ctx: Context, id: string): Promise<{ thread: Thread; reader: Reader }> {
  const reader = await readerOf(ctx)
  const thread = await findThread(ctx.db, id, reader.scope)
  if (thread === null) throw notFound('conversation')
  return { thread, reader }
}

type About = Pick<Thread, 'agencyId' | 'companyId' | 'requirementId' | 'candidateId'>

const NOBODY: Identity = { legalName: null, email: null, phone: null, links: [] }

/**
 * The candidates that the employer does not know yet: the one that a conversation is about, and the agency's others.
 */
export async function loadMaskedPeople(
  db: Queries,
  { agencyId, companyId, requirementId, candidateId }: About,
): Promise<{ subject: Identity | null; others: Identity[] }> {
  const submitted = (await listSubmittedTo(db, { agencyId, companyId })).filter((id) => id !== candidateId)
  const known = await listReleasedIds(db, { companyId, candidateIds: submitted, requirementIds: null })
  const reachable = await listReachableBy(db, submitted)
  const others = submitted.flatMap((id) => (known.has(id) ? [] : (reachable.get(id) ?? [])))
  if (candidateId === null || !(await isMasked(db, { companyId, requirementId, candidateId })))
    return { subject: null, others }
  return { subject: (await listReachableBy(db, [candidateId])).get(candidateId) ?? NOBODY, others }
}

/** Whether the candidate has not released who they are, for the job or for any. */
export async function isMasked(
  db: Queries,
  { companyId, requirementId, candidateId }: Pick<About, 'companyId' | 'requirementId'> & { candidateId: string },
): Promise<boolean> {
  const requirementIds = requirementId === null ? null : [requirementId]
  return !(await listReleasedIds(db, { companyId, candidateIds: [candidateId], requirementIds })).has(candidateId)
}
