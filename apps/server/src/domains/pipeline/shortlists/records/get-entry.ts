import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import {
  type EmployerActor,
  findRequirement,
  listAssignedTo,
  lockRequirement,
  mayReadPipeline,
  type Requirement,
  requirementAccess,
  requirementAccessOf,
} from '../../../requirements/index.ts'
import {
  type Entry,
  type EntryScope,
  findEntry,
  findEntryById,
  listEntryIdsIn,
  lockEntry,
  type ShownScope,
} from './shortlisteds.store.ts'
import { isClientViewer, mayActOnShortlist, type ShortlistAct } from './shortlists.policy.ts'
import { lockSubmission, type Submission } from './submissions.store.ts'

/** The entries that the caller may read. */
export async function scopeOfCaller(ctx: Context): Promise<EntryScope> {
  const { actor } = ctx
  if (!mayReadPipeline(actor))
    throw new AppError('permission.denied', { detail: 'Only the employer can see shortlists.' })
  const access = requirementAccess(actor)
  return {
    companyId: actor.companyId,
    requirementIds: access.kind === 'assigned' ? [...(await listAssignedTo(ctx))] : null,
  }
}

export async function getEntry(ctx: Context, id: string): Promise<Entry> {
  const entry = await findEntry(ctx.db, id, await scopeOfCaller(ctx))
  if (entry === null) throw notFound('shortlist entry')
  return entry
}

/** Entries that the caller may view: the employer’s own, or those an agency proposed. */
export async function viewScopeOfCaller(ctx: Context): Promise<EntryScope | ShownScope> {
  const { actor } = ctx
  if (!isClientViewer(actor)) return scopeOfCaller(ctx)
  return { shownBy: actor.agencyId, requirementIds: [...(await listAssignedTo(ctx))] }
}

/** The entries that a client contact sees; null for all other users. */
export async function listEntriesShared(ctx: Context): Promise<string[] | null> {
  const { actor } = ctx
  if (!isClientViewer(actor)) return null
  return listEntryIdsIn(ctx.db, { shownBy: actor.agencyId, requirementIds: [...(await listAssignedTo(ctx))] })
}

export async function getSeenEntry(ctx: Context, id: string): Promise<Entry> {
  const entry = await findEntry(ctx.db, id, await viewScopeOfCaller(ctx))
  if (entry === null) throw notFound('shortlist entry')
  return entry
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getEntryForAct(
  ctx: Context,
  { id, act }: { id: string; act: ShortlistAct },
): Promise<{ entry: Entry; actor: EmployerActor }> {
  const entry = await getSeenEntry(ctx, id)
  const requirement = await findRequirement(ctx.db, entry.requirementId, await requirementAccessOf(ctx))
  if (requirement === null) throw notFound('shortlist entry')
  assertAllowed(mayActOnShortlist(ctx.actor, act, { requirement, assigned: await listAssignedTo(ctx) }))
  return { entry, actor: ctx.actor as EmployerActor }
}

/** Locks the requirement first, as everywhere, to avoid deadlocks; held until the transaction ends. */
export async function lockWithRequirement(
  tx: Tx,
  { id, requirementId }: Entry,
): Promise<{ entry: Entry; requirement: Requirement }> {
  const requirement = await lockRequirement(tx, requirementId)
  return { entry: await lockEntry(tx, id), requirement }
}

/** The submission last, as everywhere where its entry is locked, too. */
export async function lockWithSubmission(
  tx: Tx,
  { id, shortlistedId }: Submission,
): Promise<{ entry: Entry; requirement: Requirement; submission: Submission }> {
  const found = await findEntryById(tx, shortlistedId)
  if (found === null) throw new Error('The entry of the submission no longer exists.')
  return { ...(await lockWithRequirement(tx, found)), submission: await lockSubmission(tx, id) }
}

export function assertStage(isPossible: boolean, { stage }: Entry, doing: string): void {
  if (isPossible) return
  throw new AppError('shortlist.transition', {
    detail: `A candidate in the stage ${formatState(stage)} can’t be ${doing}.`,
    meta: { stage },
  })
}
