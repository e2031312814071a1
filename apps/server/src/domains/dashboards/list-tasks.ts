import type { dashboards } from '@assay/contracts/dashboards'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { ResourceOf } from '@assay/contracts/resource'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { may } from '../../platform/context/may.ts'
import { listRequests, requestScopeOf } from '../pipeline/candidate-requests/index.ts'
import { interviewScopeOf, listNextInterviews } from '../pipeline/interviews/index.ts'
import { listEntriesWithDraft, listOffers, offerScopeOf } from '../pipeline/offers/index.ts'
import { listEntries, mayAnswerSubmissions, viewScopeOfCaller } from '../pipeline/shortlists/index.ts'
import { listRequirements, listRequirementsById, requirementAccessOf } from '../requirements/index.ts'
import { listDueReminders, mayKeepPools, todayOfPools } from '../talent-pools/index.ts'
import { type Tallies, TO_CONFIRM } from './count-waiting.ts'
import { AGENCY_KINDS } from './list-agency-tasks.ts'
import { nameCandidates } from './name-candidates.ts'
import { firstTasks, type Task } from './tasks.rules.ts'

type Shown = Pick<ResourceOf<typeof dashboards>, 'tasks' | 'moreTasks'>

/** The most of one kind that are read. */
const OF_A_KIND = 10
const MAX_TASKS = 60

const FIRST = { page: { size: OF_A_KIND } } as const
const BY_AGE = [{ name: 'createdAt', descending: false }] as const

export const NO_TASKS: Shown = { tasks: [], moreTasks: { count: 0, isExact: true } }

/** The tasks of a user of an employer or an agency, the most urgent first, each with its candidate and job. */
export async function listTasks(ctx: Context, actor: UserActor, tallies: Tallies): Promise<Shown> {
  const found: (readonly Task[])[] = []
  const kinds: readonly Kind[] = actor.scope === 'agency' ? AGENCY_KINDS : KINDS
  for (const { needs, list } of kinds) if (may(actor, needs)) found.push(await list(ctx, tallies))
  const all = found.flat()
  return {
    tasks: await present(ctx, firstTasks(all, MAX_TASKS)),
    moreTasks: { count: Math.max(0, all.length - MAX_TASKS), isExact: found.every(({ length }) => length < OF_A_KIND) },
  }
}

interface Kind {
  readonly needs: PermissionName
  readonly list: (ctx: Context, tallies: Tallies) => Promise<readonly Task[]>
}

const KINDS: readonly Kind[] = [
  {
    needs: 'requirement.approve',
    list: async (ctx) => {
      const access = await requirementAccessOf(ctx)
      const { data } = await listRequirements(ctx.db, {
        ...FIRST,
        access,
        sort: BY_AGE,
        filter: { state: 'pendingApproval' },
      })
      return data.map(({ id, updatedAt }) => ({
        does: 'approveJob',
        requirementId: id,
        candidateId: null,
        since: updatedAt,
        dueAt: null,
        href: `/requirement?id=${id}`,
      }))
    },
  },
  {
    needs: 'interview.schedule',
    list: async (ctx) => {
      const waiting = await listNextInterviews(ctx.db, {
        scope: await interviewScopeOf(ctx),
        filter: TO_CONFIRM,
        limit: OF_A_KIND,
      })
      return waiting.map(({ id, requirementId, candidateId, respondBy, stateSince }) => ({
        does: 'confirmTime',
        requirementId,
        candidateId,
        since: stateSince,
        dueAt: respondBy,
        href: `/interviews?id=${id}`,
      }))
    },
  },
  {
    needs: 'scorecard.submit',
    list: async (ctx) => {
      const scope = await interviewScopeOf(ctx)
      const due = await listNextInterviews(ctx.db, {
        scope,
        filter: { scorecardDueOf: scope.userId },
        limit: OF_A_KIND,
      })
      return due.map(({ id, requirementId, candidateId, stateSince }) => ({
        does: 'scoreInterview',
        requirementId,
        candidateId,
        since: stateSince,
        dueAt: null,
        href: `/interviews?id=${id}`,
      }))
    },
  },
  {
    needs: 'interview.schedule',
    list: async (_ctx, tallies) => ofTracks(await withStatus(tallies, 'unscheduled'), 'proposeTimes'),
  },
  { needs: 'shortlist.move', list: listDecisions },
  {
    needs: 'shortlist.move',
    list: async (ctx) => {
      if (!mayAnswerSubmissions(ctx.actor)) return []
      const scope = await viewScopeOfCaller(ctx)
      const { data } = await listEntries(ctx.db, { ...FIRST, scope, sort: BY_AGE, filter: { stage: 'submitted' } })
      return data.map(({ requirementId, candidateId, stageSince }) => ({
        does: 'reviewSubmission',
        requirementId,
        candidateId,
        since: stageSince,
        dueAt: null,
        href: `/requirement?id=${requirementId}&tab=pipeline&stage=submitted`,
      }))
    },
  },
  { needs: 'offer.draft', list: (ctx) => ofOffers(ctx, 'draft', 'finishOffer') },
  { needs: 'offer.approve', list: (ctx) => ofOffers(ctx, 'pendingApproval', 'approveOffer') },
  { needs: 'offer.send', list: (ctx) => ofOffers(ctx, 'approved', 'sendOffer') },
  {
    needs: 'shortlist.reject',
    list: async (ctx) => {
      const scope = await requestScopeOf(ctx)
      const { data } = await listRequests(ctx.db, { ...FIRST, scope, sort: BY_AGE, filter: { state: 'open' } })
      return data.map(({ requirementId, candidateId, createdAt, answerBy }) => ({
        does: 'answerRequest',
        requirementId,
        candidateId,
        since: createdAt,
        dueAt: answerBy,
        href: '/candidate-requests?state=open',
      }))
    },
  },
  {
    needs: 'community.manage',
    list: async (ctx) => {
      const { actor, db } = ctx
      if (!mayKeepPools(actor)) return []
      const today = await todayOfPools(ctx, actor.companyId)
      const due = await listDueReminders(db, { keeper: actor, today, limit: OF_A_KIND })
      return due.map(({ poolId, poolName, candidateId, remindOn }) => ({
        does: 'followUp',
        requirementId: null,
        title: poolName,
        candidateId,
        since: new Date(`${remindOn}T00:00:00Z`),
        dueAt: null,
        href: `/talent-pools?id=${poolId}&reminder=due`,
      }))
    },
  },
]

type TrackStatuses = Awaited<ReturnType<Tallies['statuses']>>

const withStatus = async ({ statuses }: Tallies, status: string): Promise<TrackStatuses> =>
  (await statuses()).filter((track) => track.status === status)

/** A candidate with an offer in preparation was decided on; the offer is the next step. */
async function listDecisions({ db }: Context, tallies: Tallies): Promise<Task[]> {
  const waiting = await withStatus(tallies, 'done')
  const drafted = await listEntriesWithDraft(
    db,
    waiting.map(({ entry }) => entry.id),
  )
  return ofTracks(
    waiting.filter(({ entry }) => !drafted.has(entry.id)),
    'decide',
  )
}

function ofTracks(tracks: TrackStatuses, does: Task['does']): Task[] {
  return tracks
    .slice(0, OF_A_KIND)
    .map(({ entry: { requirementId, candidateId, stage, stageSince }, waitingSince }) => ({
      does,
      requirementId,
      candidateId,
      since: waitingSince ?? stageSince,
      dueAt: null,
      href:
        does === 'decide'
          ? `/requirement?id=${requirementId}&tab=pipeline&stage=${stage}`
          : `/candidate-search/selected-for-interview?requirement=${requirementId}`,
    }))
}

async function ofOffers(
  ctx: Context,
  state: 'draft' | 'pendingApproval' | 'approved',
  does: Task['does'],
): Promise<Task[]> {
  const scope = await offerScopeOf(ctx)
  const { data } = await listOffers(ctx.db, { ...FIRST, scope, sort: BY_AGE, filter: { state } })
  return data.map(({ id, requirementId, candidateId, updatedAt }) => ({
    does,
    requirementId,
    candidateId,
    since: updatedAt,
    dueAt: null,
    href: `/hired-candidates/offers-sent?id=${id}`,
  }))
}

async function present(ctx: Context, tasks: readonly Task[]): Promise<Shown['tasks']> {
  const jobs = await listRequirementsById(ctx.db, [
    ...new Set(tasks.flatMap(({ requirementId, aboutJobId }) => requirementId ?? aboutJobId ?? [])),
  ])
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  const names = await nameCandidates(
    ctx,
    tasks.flatMap(({ candidateId }) => candidateId ?? []),
  )
  return tasks.map(({ does, requirementId, title, aboutJobId, candidateId, since, dueAt, href }) => ({
    does,
    requirementId,
    requirementTitle: title ?? titles.get(requirementId ?? '') ?? '',
    aboutJob: titles.get(aboutJobId ?? '') ?? null,
    candidate: candidateId === null ? null : { id: candidateId, name: names.get(candidateId) ?? '' },
    since: since.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    href,
  }))
}
