// The work of a company's members, gathered from the domains that know it.
import { assertSeats } from './domains/billing/index.ts'
import {
  countLoads,
  countOpenInterviewsOf,
  dateIn,
  handOverInterviews,
  weekOf,
} from './domains/pipeline/interviews/index.ts'
import { countOwnedBy, handOverEntries } from './domains/pipeline/shortlists/index.ts'
import { assignJobs, handOverJobs, listAssignedJobs, listJobsAmong } from './domains/requirements/index.ts'
import { handOverAlerts } from './domains/search/index.ts'
import { handOverPools } from './domains/talent-pools/index.ts'
import type { WorkOfMembers } from './domains/tenants/index.ts'
import { DAY_MS } from './platform/time/durations.ts'

const WEEKS = 4

export const workOfMembers: WorkOfMembers = {
  count: async (db, companyId, userIds) => {
    // One after the other: it may be a transaction, which has one connection.
    const jobs = await listAssignedJobs(db, userIds)
    const candidates = await countOwnedBy(db, companyId, userIds)
    const interviews = await countOpenInterviewsOf(db, companyId, userIds)
    return new Map(
      userIds.map((userId) => [
        userId,
        {
          jobs: jobs.get(userId)?.length ?? 0,
          candidates: candidates.get(userId) ?? 0,
          interviews: interviews.get(userId) ?? 0,
        },
      ]),
    )
  },
  jobsOf: listAssignedJobs,
  jobsAmong: listJobsAmong,
  assignJobs,
  interviewLoad: async (db, { userId, zone, now }) => {
    const weeks = Array.from({ length: WEEKS }, (_, week) => weekOf(zone, now.getTime() + week * 7 * DAY_MS))
    return Promise.all(
      weeks.map(async (range) => {
        const load = (await countLoads(db, { personIds: [userId], range })).get(userId)
        return { weekOf: dateIn(zone, range.from), interviews: load?.interviews ?? 0, minutes: load?.minutes ?? 0 }
      }),
    )
  },
  assertSeats,
  handOver: async (tx, from) => {
    await handOverJobs(tx, from)
    await handOverEntries(tx, from)
    await handOverInterviews(tx, from)
    await handOverAlerts(tx, from)
    await handOverPools(tx, from)
  },
}
