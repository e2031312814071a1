// Collects, search by search, what employers were shown and did, as far as it may be used for training.
import type { LearnedFrom } from '@assay/contracts/model-versions'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { estimatePositionBias, MAX_WEIGHT, type PositionBias } from '@assay/training/position-bias'
import type { Queries } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type Course, listCourses } from '../../pipeline/shortlists/index.ts'
import { listSealedOccasions, listSearchesById, type Search, type SearchOccasion } from '../../search/index.ts'
import { gradeOf, harvestLooks, type SeenAt } from './funnel.rules.ts'
import { type Impression, listImpressions, listShowings, type Showing } from './impressions.store.ts'

export interface ShownPerson {
  readonly candidateId: string
  readonly place: number
  readonly grade: number
  readonly isRefused: boolean
}

export interface FunnelSearch {
  readonly search: Search
  readonly shown: readonly ShownPerson[]
  readonly hadLongLook: number
  readonly reached: readonly PipelineStage[]
}

export interface Funnel {
  /** Searches with an outcome, oldest first. */
  readonly searches: readonly FunnelSearch[]
  readonly impressions: number
  readonly companies: number
  readonly bias: PositionBias
}

/** Preferences change: older searches are not used for training. */
const LOOK_BACK_MS = 365 * DAY_MS
/** The newest searches of a company, up to this many. */
const MAX_SEARCHES = 1_000

/** Views and decisions of employers in the look-back period, as graded searches. */
export async function gatherFunnel(db: Queries, companyIds: readonly string[], now: Date): Promise<Funnel> {
  const since = startOfFunnel(now)
  const found: FunnelSearch[] = []
  const seen: SeenAt[] = []
  let impressions = 0
  const taught = new Set<string>()
  for (const companyId of companyIds) {
    const views = await listImpressions(db, companyId, since)
    const searches = await searchesOf(db, views)
    const own = attach(searches, views, await listCourses(db, companyId)).map(({ search, courses, shown }) =>
      funnelOf(search, shown, courses),
    )
    if (own.length > 0) taught.add(companyId)
    impressions += views.length
    found.push(...own)
    seen.push(...seenOf(searches, views))
  }
  const inOrder = found.toSorted(
    (left, right) =>
      left.search.createdAt.getTime() - right.search.createdAt.getTime() ||
      left.search.id.localeCompare(right.search.id),
  )
  return { searches: inOrder, impressions, companies: taught.size, bias: estimatePositionBias(harvestLooks(seen)) }
}

export interface FunnelCounts {
  readonly searches: number
  readonly impressions: number
}

/** How much there is to gather from one company, which takes far less than gathering it. */
export async function countFunnel(db: Queries, companyId: string, now: Date): Promise<FunnelCounts> {
  const showings = await listShowings(db, companyId, startOfFunnel(now))
  const ids = [...new Set(showings.map(({ searchId }) => searchId))]
  const searches = new Map((await listSealedOccasions(db, ids)).map((search) => [search.id, search]))
  const withOutcome = attach(searches, showings, await listCourses(db, companyId))
  return { searches: withOutcome.length, impressions: showings.length }
}

const startOfFunnel = (now: Date): Date => new Date(now.getTime() - LOOK_BACK_MS)

async function searchesOf(db: Queries, views: readonly Impression[]): Promise<ReadonlyMap<string, Search>> {
  const ids = [...new Set(views.map(({ searchId }) => searchId))]
  const found = await listSearchesById(db, ids)
  // Without a seal the profiles at the time of the search are unknown.
  return new Map(found.flatMap((search) => (search.seal === null ? [] : [[search.id, search]])))
}

interface Attached<S, Shown> {
  readonly search: S
  readonly shown: readonly Shown[]
  readonly courses: readonly Course[]
}

/** The newest searches with an outcome, oldest first. */
function attach<S extends SearchOccasion, Shown extends Showing>(
  searches: ReadonlyMap<string, S>,
  views: readonly Shown[],
  courses: readonly Course[],
): Attached<S, Shown>[] {
  const bySearch = Map.groupBy(views, ({ searchId }) => searchId)
  const coursesOf = Map.groupBy(courses, (course) => searchOf(course, searches, bySearch))
  return [...searches.values()]
    .toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime())
    .flatMap((search) => {
      const own = (coursesOf.get(search.id) ?? []).flatMap((course) => sinceThen(course, search))
      return own.length === 0 ? [] : [{ search, shown: bySearch.get(search.id) ?? [], courses: own }]
    })
    .slice(-MAX_SEARCHES)
}

/** Drops what happened before the search: it belongs to an earlier round. */
function sinceThen(course: Course, { createdAt }: SearchOccasion): Course[] {
  const steps = course.steps.filter(({ at }) => at >= createdAt)
  return steps.length === 0 ? [] : [{ ...course, steps }]
}

/**
 * The search from which the candidate was shortlisted; otherwise the last one for the requirement that had shown them
 * before.
 */
function searchOf(
  course: Course,
  searches: ReadonlyMap<string, SearchOccasion>,
  bySearch: ReadonlyMap<string, readonly Showing[]>,
): string | null {
  const { searchId, candidateId, requirementId, steps } = course
  const wasShownIn = (id: string) => bySearch.get(id)?.some((view) => view.candidateId === candidateId) ?? false
  if (searchId !== null) return searches.has(searchId) && wasShownIn(searchId) ? searchId : null
  const begun = steps[0]?.at.getTime() ?? 0
  const before = [...searches.values()].filter(
    (search) => search.requirementId === requirementId && search.createdAt.getTime() <= begun && wasShownIn(search.id),
  )
  return before.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())[0]?.id ?? null
}

function funnelOf(search: Search, views: readonly Impression[], courses: readonly Course[]): FunnelSearch {
  const byCandidate = Map.groupBy(views, ({ candidateId }) => candidateId)
  const courseOf = new Map(courses.map((course) => [course.candidateId, course]))
  const shown = [...byCandidate].map(([candidateId, looks]) => {
    const course = courseOf.get(candidateId)
    const reached = course?.steps.map(({ toStage, reasonCode }) => ({ stage: toStage, reasonCode })) ?? null
    const hadLongLook = looks.some(({ longLookAt }) => longLookAt !== null)
    const grade = gradeOf(reached === null ? null : { reached }, hadLongLook)
    return { candidateId, place: looks[0]?.place ?? 1, ...grade }
  })
  return {
    search,
    shown: shown.toSorted((left, right) => left.place - right.place),
    hadLongLook: views.filter(({ longLookAt }) => longLookAt !== null).length,
    reached: courses.flatMap(({ steps }) => [...new Set(steps.map(({ toStage }) => toStage))]),
  }
}

function seenOf(searches: ReadonlyMap<string, Search>, views: readonly Impression[]): SeenAt[] {
  return views.flatMap(({ searchId, candidateId, viewerId, place, openedAt }) => {
    const requirementId = searches.get(searchId)?.requirementId ?? null
    return requirementId === null ? [] : { requirementId, candidateId, viewerId, place, wasOpened: openedAt !== null }
  })
}

/** Summarizes the funnel in figures that a person can check. */
export function describeFunnel(funnel: Funnel, share: number, now: Date): LearnedFrom {
  const { searches, impressions, companies, bias } = funnel
  const reached = searches.flatMap((each) => each.reached)
  const count = (stage: PipelineStage) => reached.filter((each) => each === stage).length
  return {
    searches: searches.length,
    impressions,
    outcomes: {
      longLooks: searches.reduce((sum, { hadLongLook }) => sum + hadLongLook, 0),
      shortlisted: count('shortlisted'),
      contacted: count('contactRequested'),
      released: count('contactReleased'),
      interviewed: count('interviewing'),
      offered: count('offer'),
      hired: count('hired'),
      rejected: count('rejected'),
    },
    companies,
    share: Math.round(share * 1000) / 1000,
    positionBias: bias,
    largestWeight: MAX_WEIGHT,
    until: now.toISOString(),
  }
}
