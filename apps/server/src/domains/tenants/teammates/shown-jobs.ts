import type { Context } from '../../../platform/context/context.ts'
import { seesAllJobs } from '../../../platform/context/may.ts'
import type { Job, WorkOfMembers } from './work-of-members.ts'

/** The jobs of each of these people that the reader may see: all of them, or those that they share. */
export async function listShownJobs(
  { db, actor }: Context,
  work: WorkOfMembers,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Job[]>> {
  const jobs = await work.jobsOf(db, userIds)
  if (actor.kind !== 'user' || seesAllJobs(actor)) return jobs
  const own = jobs.get(actor.userId) ?? (await work.jobsOf(db, [actor.userId])).get(actor.userId) ?? []
  const shared = new Set(own.map(({ id }) => id))
  return new Map([...jobs].map(([userId, theirs]) => [userId, theirs.filter(({ id }) => shared.has(id))]))
}
