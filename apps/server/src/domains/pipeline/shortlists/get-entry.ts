import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import {
  type EmployerActor,
  findRequirement,
  listAssignedTo,
  lockRequirement,
  type Requirement,
  requirementReach,
} from '../../requirements/index.ts'
import { type Entry, type EntryScope, findEntry, lockEntry } from './shortlisteds.store.ts'
import { mayActOnShortlist, mayReadShortlists, type ShortlistAct } from './shortlists.policy.ts'

/** Which entries the caller may read. */
export async function scopeOfCaller(ctx: Context): Promise<EntryScope> {
  const { actor } = ctx
  if (!mayReadShortlists(actor)) throw new AppError('permission.denied', { detail: 'Shortlists are the employer’s.' })
  const reach = requirementReach(actor)
  return {
    companyId: actor.companyId,
    requirementIds: reach.kind === 'assigned' ? [...(await listAssignedTo(ctx))] : null,
  }
}

export async function getEntry(ctx: Context, id: string): Promise<Entry> {
  const entry = await findEntry(ctx.db, id, await scopeOfCaller(ctx))
  if (entry === null) throw notFound('entry of a shortlist')
  return entry
}

/** Readable, allowed, and locked with its requirement until the transaction ends. */
export async function lockForAct(
  ctx: Context,
  tx: Tx,
  { id, act }: { id: string; act: ShortlistAct },
): Promise<{ entry: Entry; requirement: Requirement; actor: EmployerActor }> {
  const { requirementId } = await getEntry(ctx, id)
  const readable = await findRequirement(tx, requirementId, requirementReach(ctx.actor))
  if (readable === null) throw notFound('entry of a shortlist')
  const around = { requirement: readable, assigned: await listAssignedTo(ctx) }
  assertAllowed(mayActOnShortlist(ctx.actor, act, around))
  const requirement = await lockRequirement(tx, requirementId)
  return { entry: await lockEntry(tx, id), requirement, actor: ctx.actor as EmployerActor }
}

export function assertStage(isPossible: boolean, { stage }: Entry, doing: string): void {
  if (isPossible) return
  throw new AppError('shortlist.transition', {
    detail: `Somebody who is ${stage} cannot be ${doing}.`,
    meta: { stage },
  })
}
