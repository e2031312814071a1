import { usualWorkingHours } from '@assay/contracts/profiles'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { listSessionsOf, listWaysOfWorking } from '../../identity/index.ts'
import { listShownJobs } from './shown-jobs.ts'
import { mayManageTeam } from './teammates.policy.ts'
import type { Teammate } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

/** How a member works; invitations have nothing of it. */
export async function showDetails(ctx: Context, work: WorkOfMembers, { id, userId }: Teammate): Promise<Presented> {
  if (userId === null) throw notFound('teammate')
  const { db, actor } = ctx
  const now = ctx.now()
  const way = (await listWaysOfWorking(db, [userId])).get(userId)
  const zone = way?.timezone ?? 'UTC'
  const isOwn = actor.kind === 'user' && actor.userId === userId
  const [load, jobs, sessions] = await Promise.all([
    work.interviewLoad(db, { userId, zone, now }),
    listShownJobs(ctx, work, [userId]),
    isOwn || mayManageTeam(actor) ? listSessionsOf(db, userId, now) : null,
  ])
  return {
    type: 'teammate-details',
    id,
    attributes: {
      timezone: zone,
      workingHours: way?.workingHours ?? usualWorkingHours,
      interviewLoad: load,
      sessions: sessions?.map(({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt })) ?? null,
      jobs: jobs.get(userId) ?? [],
    },
  }
}
