import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { Requirement } from './requirements.store.ts'
import { requirementAssignments, requirements } from './requirements.tables.ts'

/** The states of unfinished jobs. */
const UNFINISHED = ['draft', 'pendingApproval', 'open', 'paused'] as const

const isUnfinished = () => inArray(requirements.state, [...UNFINISHED])

export type AssignedJob = Pick<Requirement, 'id' | 'title' | 'state'>

/** The unfinished jobs that are assigned to each user. */
export async function listAssignedJobs(db: Queries, userIds: readonly string[]): Promise<Map<string, AssignedJob[]>> {
  const jobs = new Map<string, AssignedJob[]>()
  if (userIds.length === 0) return jobs
  const found = await db
    .select({
      userId: requirementAssignments.userId,
      id: requirements.id,
      title: requirements.title,
      state: requirements.state,
    })
    .from(requirementAssignments)
    .innerJoin(requirements, eq(requirements.id, requirementAssignments.requirementId))
    .where(and(inArray(requirementAssignments.userId, [...userIds]), isUnfinished()))
    .orderBy(requirements.title)
  for (const { userId, ...job } of found) jobs.set(userId, [...(jobs.get(userId) ?? []), job])
  return jobs
}

/** Those of the ids that are unfinished jobs of the company. */
export async function listJobsAmong(db: Queries, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: requirements.id })
    .from(requirements)
    .where(and(eq(requirements.companyId, companyId), inArray(requirements.id, [...ids]), isUnfinished()))
  return new Set(found.map(({ id }) => id))
}

export interface Assignee {
  readonly companyId: string
  readonly userId: string
  readonly by: string | null
  readonly now: Date
}

/** Assigns these unfinished jobs and no others; finished ones stay as history. */
export async function assignJobs(
  db: Queries,
  { companyId, userId, by, now }: Assignee,
  ids: readonly string[],
): Promise<void> {
  const unfinished = db
    .select({ id: requirements.id })
    .from(requirements)
    .where(and(eq(requirements.companyId, companyId), isUnfinished()))
  await db
    .delete(requirementAssignments)
    .where(and(eq(requirementAssignments.userId, userId), inArray(requirementAssignments.requirementId, unfinished)))
  await addAssignments(db, { userId, by, now }, ids)
}

async function addAssignments(
  db: Queries,
  { userId, by, now }: Omit<Assignee, 'companyId'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((requirementId) => ({ requirementId, userId, assignedBy: by, createdAt: now }))
  await db.insert(requirementAssignments).values(rows).onConflictDoNothing()
}

/** Assigns the unfinished jobs of a leaving member to a colleague, who also replaces them as interviewer. */
export async function handOverJobs(
  db: Queries,
  from: { companyId: string; fromUserId: string; toUserId: string; by: string; now: Date },
): Promise<void> {
  const { companyId, fromUserId, toUserId, by, now } = from
  const jobs = (await listAssignedJobs(db, [fromUserId])).get(fromUserId) ?? []
  await addAssignments(
    db,
    { userId: toUserId, by, now },
    jobs.map(({ id }) => id),
  )
  await assignJobs(db, { companyId, userId: fromUserId, by, now }, [])
  const planned = await db
    .select({ id: requirements.id, plan: requirements.plan })
    .from(requirements)
    .where(
      and(
        eq(requirements.companyId, companyId),
        isUnfinished(),
        sql`${requirements.plan}::text like ${`%${fromUserId}%`}`,
      ),
    )
    .for('update')
  for (const { id, plan } of planned) {
    const replaced = plan.map((round) => {
      const panelPool = [...new Set(round.panelPool.map((userId) => (userId === fromUserId ? toUserId : userId)))]
      return { ...round, panelPool, pick: Math.min(round.pick, Math.max(1, panelPool.length)) }
    })
    const changed = { plan: replaced, updatedAt: now, version: sql`${requirements.version} + 1` }
    await db.update(requirements).set(changed).where(eq(requirements.id, id))
  }
}
