import { type insights, MAX_INSIGHT_DAYS } from '@assay/contracts/insights'
import type { ResourceOf } from '@assay/contracts/resource'
import { ParameterError } from '@assay/jsonapi/parameter-error'
import type { Context } from '../../platform/context/context.ts'
import { may } from '../../platform/context/may.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { listAgenciesById } from '../agencies/index.ts'
import { readInterviewerFigures } from '../pipeline/interviews/index.ts'
import { mayReadOffers, readOfferAnswers } from '../pipeline/offers/index.ts'
import {
  type CohortRow,
  entryScopeOf,
  FUNNEL_STAGES,
  type InsightQuery,
  readCohorts,
  readHires,
  readRejections,
  readStays,
} from '../pipeline/shortlists/index.ts'
import { listAssignedIds, listRequirementsById } from '../requirements/index.ts'
import { listUsersShown, loadReasonLabels, type ReasonLabels } from '../tenants/index.ts'
import {
  bucketsOf,
  daysIn,
  medianOf,
  type Period,
  periodOf,
  shareOf,
  spanOf,
  stageLabels,
  unitOf,
} from './insights.rules.ts'
import { payOf } from './pay-of-offers.ts'

type Insights = Omit<ResourceOf<typeof insights>, 'id' | 'type'>

export interface InsightFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly requirement?: string | undefined
  readonly person?: string | undefined
}

export interface PeriodQuery extends InsightQuery {
  readonly period: Period
}

/** The period, and those of the requested jobs that the caller may see. */
export async function queryOf(ctx: Context, filter: InsightFilter): Promise<PeriodQuery> {
  const scope = await entryScopeOf(ctx)
  const now = ctx.now()
  const period = periodOf(filter, { now, maxDays: MAX_INSIGHT_DAYS })
  if (period === null)
    throw new ParameterError(
      'filter[from]',
      `Choose a start date before the end date, at most ${MAX_INSIGHT_DAYS} days apart.`,
    )
  const wanted = [
    ...(scope.requirementIds === null ? [] : [new Set(scope.requirementIds)]),
    ...(filter.requirement === undefined ? [] : [new Set([filter.requirement])]),
    ...(filter.person === undefined ? [] : [await listAssignedIds(ctx.db, filter.person)]),
  ]
  const [first, ...others] = wanted
  const requirementIds =
    first === undefined ? null : [...first].filter((id) => others.every((allowed) => allowed.has(id)))
  return { scope: { ...scope, requirementIds }, span: spanOf(period), now, period }
}

/** How hiring went in a period, as far as the caller sees it. */
export async function buildInsights(ctx: Context, query: PeriodQuery): Promise<Insights> {
  const { period } = query
  const unit = unitOf(period)
  const labelOf = await loadReasonLabels(ctx.db, [query.scope.companyId])
  const [cohorts, stays, fills, rejections, offers, pay, interviewers] = await Promise.all([
    readCohorts(ctx.db, query, unit),
    staysOf(ctx, query),
    fillsOf(ctx, query),
    readRejections(ctx.db, query),
    offersOf(ctx, query, labelOf),
    payOf(ctx, query),
    interviewersOf(ctx, query),
  ])
  return {
    ...period,
    unit,
    funnel: funnelOf(cohorts),
    cohorts: bucketsOf(period).map(({ key, from, to }) => ({
      from,
      to,
      counts: countsOf(cohorts.filter(({ bucket }) => bucket === key)),
    })),
    stays,
    fills,
    sources: await sourcesOf(ctx, cohorts),
    rejections: rejections.map(({ code, count }) => ({
      key: code,
      label: labelOf(query.scope.companyId, 'reject', code) ?? code,
      value: count,
    })),
    offers,
    pay,
    interviewers,
  }
}

function countsOf(rows: readonly CohortRow[]): Record<string, number> {
  return Object.fromEntries(
    FUNNEL_STAGES.map((stage, at) => [
      stage,
      rows.reduce((sum, { level, count }) => (level > at ? sum + count : sum), 0),
    ]),
  )
}

function funnelOf(rows: readonly CohortRow[]): Insights['funnel'] {
  const counts = countsOf(rows)
  return FUNNEL_STAGES.map((stage, at) => {
    const before = FUNNEL_STAGES[at - 1]
    const value = counts[stage] ?? 0
    return {
      key: stage,
      label: stageLabels[stage] ?? stage,
      value,
      share: before === undefined ? null : shareOf(value, counts[before] ?? 0),
    }
  })
}

export async function staysOf(ctx: Context, query: PeriodQuery): Promise<Insights['stays']> {
  const order = Object.keys(stageLabels)
  const found = await readStays(ctx.db, query)
  return found
    .map(({ stage, count, bins, ...days }) => ({
      key: stage,
      label: stageLabels[stage] ?? stage,
      value: count,
      bins: [...bins],
      ...days,
    }))
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}

export async function fillsOf(ctx: Context, query: PeriodQuery): Promise<Insights['fills']> {
  const hires = await readHires(ctx.db, query)
  const jobs = await listRequirementsById(ctx.db, [...new Set(hires.map(({ requirementId }) => requirementId))])
  const known = new Map(jobs.map((job) => [job.id, job]))
  const filled = hires.flatMap(({ requirementId, userId, at }) => {
    const job = known.get(requirementId)
    const openedAt = job?.openedAt ?? null
    return job === undefined || openedAt === null || openedAt > at
      ? []
      : [{ job, userId, days: (at.getTime() - openedAt.getTime()) / DAY_MS }]
  })
  const people = await namesOf(ctx, [...new Set(filled.map(({ userId }) => userId))])
  const barsOf = (groups: Map<string, typeof filled>, label: (key: string) => string) =>
    [...groups].map(([key, some]) => ({
      key,
      label: label(key),
      value: some.length,
      medianDays: medianOf(some.map(({ days }) => days)) ?? 0,
    }))
  const slowestFirst = (one: { medianDays: number }, other: { medianDays: number }) => other.medianDays - one.medianDays
  return {
    medianDays: medianOf(filled.map(({ days }) => days)),
    jobs: barsOf(
      Map.groupBy(filled, ({ job }) => job.id),
      (id) => known.get(id)?.title ?? '',
    ).sort(slowestFirst),
    people: barsOf(
      Map.groupBy(filled, ({ userId }) => userId),
      (id) => people.get(id) ?? 'Former teammate',
    ).sort(slowestFirst),
  }
}

async function sourcesOf(ctx: Context, rows: readonly CohortRow[]): Promise<Insights['sources']> {
  const groups = Map.groupBy(rows, ({ source }) => source)
  const agencies = await listAgenciesById(
    ctx.db,
    [...groups.keys()].filter((key) => key !== 'search' && key !== 'added'),
  )
  const labels: Readonly<Record<string, string>> = { search: 'Search', added: 'Added by hand' }
  const from = (some: readonly CohortRow[], least: number) =>
    some.reduce((sum, { level, count }) => (level >= least ? sum + count : sum), 0)
  return [...groups]
    .map(([key, some]) => ({
      key,
      label: labels[key] ?? agencies.get(key)?.legalName ?? 'Former agency',
      value: from(some, 0),
      interviewed: from(some, FUNNEL_STAGES.indexOf('interviewing') + 1),
      hired: from(some, FUNNEL_STAGES.indexOf('hired') + 1),
    }))
    .sort((one, other) => other.value - one.value)
}

const placeOf = ({ scope, span }: PeriodQuery) => ({ ...scope, ...span })

async function offersOf(ctx: Context, query: PeriodQuery, labelOf: ReasonLabels): Promise<Insights['offers']> {
  if (!mayReadOffers(ctx.actor)) return null
  const answers = await readOfferAnswers(ctx.db, placeOf(query))
  const declined = answers.filter(({ state }) => state === 'declined')
  const sum = (some: readonly { count: number }[]) => some.reduce((total, { count }) => total + count, 0)
  return {
    accepted: sum(answers.filter(({ state }) => state === 'accepted')),
    declined: sum(declined),
    reasons: declined.map(({ code, count }) => ({
      key: code ?? 'other',
      label: labelOf(query.scope.companyId, 'decline', code ?? 'other') ?? 'Other',
      value: count,
    })),
  }
}

/** Figures of colleagues are for those who schedule their interviews. */
export const maySeeInterviewers = ({ actor }: Context): boolean =>
  actor.kind === 'user' && may(actor, 'interview.schedule')

async function interviewersOf(ctx: Context, query: PeriodQuery): Promise<Insights['interviewers']> {
  if (!maySeeInterviewers(ctx)) return null
  const found = await readInterviewerFigures(ctx.db, placeOf(query))
  const names = await namesOf(
    ctx,
    found.map(({ userId }) => userId),
  )
  const weeks = daysIn(query.period) / 7
  return found.map(({ userId, held, given, missing, medianHours }) => ({
    key: userId,
    label: names.get(userId) ?? 'Former teammate',
    value: held,
    perWeek: Math.round((held / weeks) * 10) / 10,
    given,
    missing,
    medianHours,
  }))
}

async function namesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const users = await listUsersShown(ctx.db, ids)
  return new Map([...users].map(([id, { attributes }]) => [id, String(attributes['fullName'])]))
}
