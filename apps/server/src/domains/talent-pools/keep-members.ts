import { MAX_POOL_MEMBERS } from '@assay/contracts/talent-pools'
import type { Context, Tx } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { isCandidateAccessible } from '../candidates/index.ts'
import { listShown } from '../search/index.ts'
import { addMembers, findMember, listMembersAmong, type PoolMember, updateMember } from './pool-members.store.ts'
import { deleteRemovalsBefore, removeMembers, restoreMembers } from './pool-removals.store.ts'
import { announcePool, poolMemberChanged } from './talent-pools.events.ts'
import { mayKeepPools } from './talent-pools.policy.ts'
import { MAX_NOTE, UNDO_MS, withLine, withoutLine } from './talent-pools.rules.ts'
import { countMembersOf, findPool, lockPool, type Pool } from './talent-pools.store.ts'

interface Adding {
  readonly poolId: string
  readonly candidateIds: readonly string[]
  readonly note: string | null
}

/** Users who keep pools may fill all pools that they see. Repeating it changes nothing. */
export async function addToPool(
  ctx: Context,
  { poolId, candidateIds, note }: Adding,
): Promise<{ members: PoolMember[]; addedIds: string[] }> {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw notFound('talent pool')
  if ((await findPool(ctx.db, poolId, actor)) === null) throw notFound('talent pool')
  const wanted = [...new Set(candidateIds)]
  for (const id of wanted) if (!(await isCandidateAccessible(ctx, id, listShown))) throw notFound('candidate')
  const now = ctx.now()
  return onPool(ctx, poolId, async (tx, { pool, userId: addedBy }) => {
    const times = { createdAt: now, updatedAt: now }
    const rows = wanted.map((candidateId) => ({
      id: newId(now.getTime()),
      poolId,
      candidateId,
      addedBy,
      note,
      ...times,
    }))
    const added = await addMembers(tx, rows)
    await assertRoom(tx, poolId)
    for (const member of added) tx.record(poolMemberChanged('add', pool, member))
    return {
      members: await listMembersAmong(tx, { poolId, candidateIds: wanted }),
      addedIds: added.map(({ candidateId }) => candidateId),
    }
  })
}

interface ChangedMember {
  readonly id: string
  readonly version: number | null
  readonly note?: string | null | undefined
  readonly remindOn?: string | null | undefined
}

/** The reminder becomes the task of the user who sets it; changing only the note does not take over a colleague’s. */
export async function changeMember(ctx: Context, { id, version, note, remindOn }: ChangedMember): Promise<PoolMember> {
  return onMember(ctx, id, async (tx, { pool, member, userId }) => {
    assertUnchanged(
      version,
      member.version,
      'Someone else changed this note after you opened it. Look at their change, then save yours.',
    )
    const isSame = remindOn === undefined || remindOn === member.remindOn
    const reminder = isSame ? {} : { remindOn, reminderOf: remindOn === null ? null : userId }
    const changed = await updateMember(tx, id, { note: note === '' ? null : note, ...reminder }, ctx.now())
    tx.record(poolMemberChanged('note', pool, member))
    return changed
  })
}

export async function removeMember(ctx: Context, id: string): Promise<void> {
  await onMember(ctx, id, async (tx, { pool, member, userId }) => {
    await removeMembers(tx, [member], { removedBy: userId, removedAt: ctx.now() })
    tx.record(poolMemberChanged('remove', pool, member))
  })
}

interface Some {
  readonly poolId: string
  readonly candidateIds: readonly string[]
}

/** All who see a pool may empty it; candidates who are not in it are skipped. */
export async function removeFromPool(ctx: Context, { poolId, candidateIds }: Some): Promise<Pool> {
  return onPool(ctx, poolId, async (tx, { pool, userId }) => {
    const members = await listMembersAmong(tx, { poolId, candidateIds })
    await removeMembers(tx, members, { removedBy: userId, removedAt: ctx.now() })
    for (const member of members) tx.record(poolMemberChanged('remove', pool, member))
    return pool
  })
}

/** Undoes the caller’s own removals of a moment ago: notes, reminders and days are as they were. */
export async function restoreToPool(ctx: Context, { poolId, candidateIds }: Some): Promise<PoolMember[]> {
  return onPool(ctx, poolId, async (tx, { pool, userId }) => {
    const since = new Date(ctx.now().getTime() - UNDO_MS)
    const restored = await restoreMembers(tx, { poolId, candidateIds, removedBy: userId, since })
    await assertRoom(tx, poolId)
    for (const member of restored) tx.record(poolMemberChanged('restore', pool, member))
    return restored
  })
}

/** Adds a line to the note of each, or takes it off again; a note that has no room stays as it is. */
export async function noteInPool(
  ctx: Context,
  { poolId, candidateIds, line, isUndo }: Some & { readonly line: string; readonly isUndo: boolean },
): Promise<{ members: PoolMember[]; changed: number }> {
  return onPool(ctx, poolId, async (tx, { pool }) => {
    const members = await listMembersAmong(tx, { poolId, candidateIds })
    let changed = 0
    for (const member of members) {
      const note = isUndo ? withoutLine(member.note, line) : withLine(member.note, line)
      if (note === member.note || (note?.length ?? 0) > MAX_NOTE) continue
      await updateMember(tx, member.id, { note }, ctx.now())
      tx.record(poolMemberChanged('note', pool, member))
      changed += 1
    }
    return { members: await listMembersAmong(tx, { poolId, candidateIds }), changed }
  })
}

export async function forgetRemovals(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteRemovalsBefore(ctx.db, new Date(ctx.now().getTime() - UNDO_MS))
}

async function assertRoom(tx: Tx, poolId: string): Promise<void> {
  if (((await countMembersOf(tx, [poolId])).get(poolId) ?? 0) > MAX_POOL_MEMBERS)
    throw new AppError('talent-pool.full', { detail: `A talent pool can hold at most ${MAX_POOL_MEMBERS} candidates.` })
}

/** A change to a pool that the caller sees, with the news of it for those who see it, too. */
async function onPool<Answer>(
  ctx: Context,
  poolId: string,
  act: (tx: Tx, held: Omit<Held, 'member'>) => Promise<Answer>,
): Promise<Answer> {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw notFound('talent pool')
  return ctx.transaction(async (tx) => {
    const pool = (await findPool(tx, poolId, actor)) === null ? null : await lockPool(tx, poolId)
    if (pool === null) throw notFound('talent pool')
    const answer = await act(tx, { pool, userId: actor.userId })
    announcePool(tx, pool)
    return answer
  })
}

interface Held {
  readonly pool: Pool
  readonly member: PoolMember
  readonly userId: string
}

async function onMember<Answer>(
  ctx: Context,
  id: string,
  act: (tx: Tx, held: Held) => Promise<Answer>,
): Promise<Answer> {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw notFound('candidate in a pool')
  return ctx.transaction(async (tx) => {
    const seen = await findMember(tx, id, actor)
    const pool = seen === null ? null : await lockPool(tx, seen.poolId)
    // Repeated, as another request may have removed it in the meantime.
    const member = pool === null ? null : await findMember(tx, id, actor)
    if (member === null || pool === null) throw notFound('candidate in a pool')
    const answer = await act(tx, { pool, member, userId: actor.userId })
    announcePool(tx, pool)
    return answer
  })
}
