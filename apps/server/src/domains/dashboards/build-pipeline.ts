import type { dashboards } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { contactScopeOf, countDeclineReasons } from '../pipeline/contact-requests/index.ts'
import { interviewScopeOf, listNextInterviews } from '../pipeline/interviews/index.ts'
import { countStages, entryScopeOf, measureStages } from '../pipeline/shortlists/index.ts'
import { listRequirements, listRequirementsById, type Requirement, requirementAccess } from '../requirements/index.ts'
import { countOutcomes, type Tallies } from './count-waiting.ts'
import { nameCandidates } from './name-candidates.ts'
import { risksOf } from './risks.rules.ts'

type Dashboard = ResourceOf<typeof dashboards>
type Pipeline = Pick<Dashboard, 'funnel' | 'timeInStage' | 'acceptance' | 'atRisk' | 'nextInterviews'>

export const nothingInPipeline: Pipeline = {
  funnel: [],
  timeInStage: [],
  acceptance: null,
  atRisk: [],
  nextInterviews: [],
}

const FUNNEL = [
  ['submitted', 'Submitted by agency'],
  ['shortlisted', 'Shortlisted'],
  ['contactRequested', 'Contact requested'],
  ['contactReleased', 'In contact'],
  ['interviewing', 'Interviewing'],
  ['decision', 'Decision'],
  ['offer', 'Offer'],
  ['hired', 'Hired'],
] as const

const MAX_REQUIREMENTS = 50
const NEXT = 5

/** Pipeline figures: candidates by stage, time in stage, risks, and upcoming events. */
export async function buildPipeline(
  ctx: Context,
  actor: UserActor,
  tallies: Tallies,
  measuredDays: number,
): Promise<Pipeline> {
  const { requirements, stages } = await listOpen(ctx)
  const now = ctx.now()
  const times = await measureStages(ctx.db, {
    scope: await entryScopeOf(ctx),
    now,
    since: new Date(now.getTime() - measuredDays * DAY_MS),
  })
  const order = FUNNEL.map(([stage]) => stage as string)
  return {
    funnel: requirements.map((requirement) => funnelOf(requirement, stages.get(requirement.id) ?? {})),
    timeInStage: times.toSorted((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage)),
    acceptance: await acceptance(ctx, tallies),
    atRisk: atRisk(requirements, stages, now),
    nextInterviews: await nextInterviews(ctx, actor),
  }
}

interface Open {
  readonly requirements: readonly Requirement[]
  readonly stages: ReadonlyMap<string, Readonly<Record<string, number>>>
}

async function listOpen(ctx: Context): Promise<Open> {
  const { data } = await listRequirements(ctx.db, {
    access: requirementAccess(ctx.actor),
    filter: { state: 'open' },
    sort: [{ name: 'openedAt', descending: false }],
    page: { size: MAX_REQUIREMENTS },
  })
  const stages = await countStages(
    ctx.db,
    data.map(({ id }) => id),
  )
  return { requirements: data, stages }
}

function funnelOf({ id, title }: Requirement, stages: Readonly<Record<string, number>>): Pipeline['funnel'][number] {
  return {
    requirementId: id,
    title,
    stages: FUNNEL.map(([stage, label]) => ({
      key: stage,
      label,
      value: stages[stage] ?? 0,
      href: `/candidate-search/shortlisted-candidates?requirement=${id}&stage=${stage}`,
      list: { type: 'shortlisteds', filter: { requirement: id, stage } },
    })),
  }
}

function atRisk(requirements: Open['requirements'], stages: Open['stages'], now: Date): Pipeline['atRisk'] {
  return requirements.flatMap(({ id, title, seats, openedAt, createdAt }) => {
    const reasons = risksOf({ openedAt: openedAt ?? createdAt, seats, stages: stages.get(id) ?? {} }, now)
    return reasons.length === 0 ? [] : [{ id, title, reasons, href: `/requirement?id=${id}` }]
  })
}

async function acceptance(ctx: Context, tallies: Tallies): Promise<Pipeline['acceptance']> {
  const outcomes = await countOutcomes(ctx, tallies)
  if (outcomes === null) return null
  const scope = await contactScopeOf(ctx)
  const total = outcomes.reduce((sum, { value }) => sum + value, 0)
  const without = ['declined', 'expired']
  const approved = outcomes.reduce((sum, { key, value }) => sum + (without.includes(key) ? 0 : value), 0)
  return {
    rate: total === 0 ? null : Math.round((1000 * approved) / total) / 1000,
    outcomes: outcomes.filter(({ value }) => value > 0),
    reasons: scope.kind === 'company' ? (await countDeclineReasons(ctx.db, scope)).map(presentReason) : [],
  }
}

const presentReason = ({ code, count }: { code: string; count: number }) => ({
  key: code,
  value: count,
  href: `/contact-info-requested?state=declined&reason=${code}`,
  list: { type: 'contact-infos', filter: { state: 'declined', reason: code } },
})

async function nextInterviews(ctx: Context, { userId }: UserActor): Promise<Pipeline['nextInterviews']> {
  const data = await listNextInterviews(ctx.db, {
    scope: await interviewScopeOf(ctx),
    filter: { state: 'scheduled', person: userId, from: ctx.now().toISOString() },
    limit: NEXT,
  })
  const titles = new Map(
    (
      await listRequirementsById(
        ctx.db,
        data.map(({ requirementId }) => requirementId),
      )
    ).map(({ id, title }) => [id, title]),
  )
  const names = await nameCandidates(
    ctx,
    data.map(({ candidateId }) => candidateId),
  )
  return data.flatMap(({ id, startsAt, endsAt, kind, round, requirementId, candidateId }) =>
    startsAt === null || endsAt === null
      ? []
      : [
          {
            id,
            kind,
            round,
            start: startsAt.toISOString(),
            end: endsAt.toISOString(),
            requirementTitle: titles.get(requirementId) ?? '',
            candidateName: names.get(candidateId) ?? '',
            href: `/interviews?id=${id}`,
          },
        ],
  )
}
