import type { dashboards } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import { roleFamilies } from '@assay/taxonomy'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { countCandidatesByFamily, listCandidates } from '../candidates/index.ts'
import { countLive, type LivePool } from '../ranking/index.ts'
import {
  engineCardOf,
  listAssignedIds,
  listRequirements,
  listRequirementsById,
  requirementReach,
} from '../requirements/index.ts'
import { findShownUser, listUsersShown } from '../tenants/index.ts'
import { comparePool } from './compare-pool.ts'
import { type ActivityRow, countOwnSearches, listLatestActivities, listTitlesOfSearches } from './dashboards.store.ts'
import { mayListSearches, maySeeEverySearch } from './searches.policy.ts'
import { listSearches, type Search } from './searches.store.ts'
import { countStars } from './stars.store.ts'

type Dashboard = Omit<ResourceOf<typeof dashboards>, 'id' | 'type' | 'createdAt' | 'updatedAt'>

const RECENT = 5
const ACTIVITIES = 8
const DAY_MS = 86_400_000
const EVIDENCE_LABELS: Readonly<Record<string, string>> = {
  workSample: 'Work sample',
  interviewed: 'Interviewed',
  assessed: 'Assessed',
  agency: 'Vouched for by an agency',
  claimed: 'Claimed only',
}

/** What waits for the caller, by what the caller may see. */
export async function buildDashboard(ctx: Context, live: LivePool, actor: UserActor): Promise<Dashboard> {
  const searches = await recentSearches(ctx, actor)
  const requirements = await openRequirements(ctx, live, actor)
  const own = await countOwnSearches(ctx.db, actor.userId)
  const stars = await countStars(ctx.db, actor.userId)
  const user = await findShownUser(ctx.db, actor.userId)
  const pool = await poolFigures(ctx, live, actor)
  return {
    role: actor.roleKeys[0] ?? actor.scope,
    greetingName: user?.fullName.split(' ')[0] ?? '',
    figures: figuresFor(actor, {
      pool: pool.size,
      searches: own.total,
      saved: own.saved,
      stars,
      open: requirements.length,
    }),
    recentSearches: await Promise.all(searches.map((search) => presentRecent(ctx, live, search))),
    requirements,
    pool,
    activity: await recentActivity(ctx, actor),
    gettingStarted: gettingStarted(actor, { searches: own.total, saved: own.saved, stars }),
  }
}

async function recentSearches(ctx: Context, actor: UserActor): Promise<Search[]> {
  if (!mayListSearches(actor)) return []
  const requirementIds = [...(await listAssignedIds(ctx.db, actor.userId))]
  const { companyId, userId } = actor
  const found = await listSearches(ctx.db, {
    scope: { companyId, userId, everybody: maySeeEverySearch(actor), requirementIds },
    ...{ filter: {}, sort: [], page: { size: RECENT } },
  })
  return found.data
}

async function presentRecent(
  ctx: Context,
  live: LivePool,
  search: Search,
): Promise<Dashboard['recentSearches'][number]> {
  const change = await comparePool(ctx, live, search)
  return {
    id: search.id,
    title: search.savedName ?? search.queryCard.title ?? 'Search by skills',
    door: search.door,
    matchedCount: search.matchedCount,
    newSince: change?.added ?? 0,
    createdAt: search.createdAt.toISOString(),
  }
}

async function openRequirements(ctx: Context, live: LivePool, actor: UserActor): Promise<Dashboard['requirements']> {
  const reach = requirementReach(actor)
  if (reach.kind === 'none' || reach.kind === 'every') return []
  const found = await listRequirements(ctx.db, { reach, filter: { state: 'open' }, sort: [], page: { size: 10 } })
  const now = ctx.now().getTime()
  return Promise.all(
    found.data.map(async (requirement) => {
      const counted = await countLive(live, engineCardOf(requirement.queryCard), { now })
      const { id, title, state, seats, openedAt, createdAt } = requirement
      const ageDays = Math.max(0, Math.floor((now - (openedAt ?? createdAt).getTime()) / DAY_MS))
      return { id, title, state, seats, ageDays, matchedCount: counted.matchedCount }
    }),
  )
}

async function poolFigures(ctx: Context, live: LivePool, actor: UserActor): Promise<Dashboard['pool']> {
  // An agency sees its own people and never the pool.
  if (actor.scope === 'agency' || actor.scope === 'agencyClient') {
    const { agencyId } = actor
    if (actor.scope === 'agencyClient' || agencyId === null) return { size: 0, byEvidence: [], byFamily: [] }
    const own = await listCandidates(ctx.db, { scope: { agencyId }, filter: {}, sort: [], page: { size: 1 } })
    return { size: own.total, byEvidence: [], byFamily: [] }
  }
  const { bestEvidence } = live.figures()
  const families = new Map(roleFamilies.map(({ slug, name }) => [slug, name]))
  return {
    size: live.current().size,
    byEvidence: Object.entries(EVIDENCE_LABELS).map(([grade, label]) => ({
      ...{ grade, label },
      people: bestEvidence.get(grade) ?? 0,
    })),
    byFamily: (await countCandidatesByFamily(ctx.db)).map(({ family, people }) => ({
      ...{ family, people },
      label: families.get(family) ?? family,
    })),
  }
}

interface Counts {
  readonly pool: number
  readonly searches: number
  readonly saved: number
  readonly stars: number
  readonly open: number
}

function figuresFor(actor: UserActor, counts: Counts): Dashboard['figures'] {
  if (actor.scope === 'agency')
    return [{ key: 'candidates', label: 'Your candidates', value: counts.pool, href: '/dashboard', hint: null }]
  if (actor.scope === 'platform')
    return [{ key: 'candidates', label: 'Candidates available', value: counts.pool, href: '/dashboard', hint: null }]
  if (!mayListSearches(actor)) return []
  return [
    { key: 'candidates', label: 'Candidates available', value: counts.pool, href: '/candidate-search', hint: null },
    { key: 'requirements', label: 'Open requirements', value: counts.open, href: '/requirement', hint: null },
    {
      ...{ key: 'searches', label: 'Your searches', value: counts.searches, hint: null },
      href: '/candidate-search/my-search-history',
    },
    {
      ...{ key: 'saved', label: 'Saved searches', value: counts.saved, hint: null },
      href: '/candidate-search/my-search-history?saved=true',
    },
    {
      key: 'stars',
      label: 'Starred candidates',
      value: counts.stars,
      href: '/candidate-search',
      hint: 'Only you see them',
    },
  ]
}

const PHRASES: Readonly<Record<string, string>> = {
  'search.run': 'searched',
  'search.rename': 'saved a search',
  'search.delete': 'removed a search',
  'search.restore': 'restored a search',
  'search.claim': 'brought searches along from before signing up',
  'company.register': 'opened the account',
  'requirement.create': 'drafted a requirement',
  'requirement.publish': 'published a requirement',
  'requirement.approve': 'approved a requirement',
  'requirement.fill': 'closed a requirement as filled',
  'requirement.cancel': 'cancelled a requirement',
  'candidate.shortlist': 'shortlisted a candidate',
  'candidate.pass': 'passed a candidate',
}

async function recentActivity(ctx: Context, actor: UserActor): Promise<Dashboard['activity']> {
  if (!mayListSearches(actor)) return []
  const rows = await listLatestActivities(ctx.db, {
    tenantId: actor.companyId,
    verbs: Object.keys(PHRASES),
    limit: ACTIVITIES,
  })
  const seen = maySeeEverySearch(actor) ? rows : rows.filter((row) => row.actorId === actor.userId)
  const users = await listUsersShown(ctx.db, [...new Set(seen.flatMap((row) => row.actorId ?? []))])
  const titles = await titlesOf(ctx, seen)
  return seen.map((row) => {
    const name = String(users.get(row.actorId ?? '')?.attributes['fullName'] ?? 'The system')
    const title = titles.get(row.targetId)
    const about = title === undefined ? '' : row.targetType === 'requirements' ? `: ${title}` : ` for ${title}`
    return {
      at: row.at.toISOString(),
      text: `${name} ${PHRASES[row.verb] ?? row.verb}${about}`,
      href: addressOf(row),
    }
  })
}

async function titlesOf({ db }: Context, rows: readonly ActivityRow[]): Promise<Map<string, string>> {
  const searches = await listTitlesOfSearches(db, targetsOf(rows, 'candidate-searches'))
  const requirements = await listRequirementsById(db, targetsOf(rows, 'requirements'))
  return new Map([...searches, ...requirements.map(({ id, title }) => [id, title] as const)])
}

const targetsOf = (rows: readonly ActivityRow[], type: string): string[] =>
  rows.filter((row) => row.targetType === type).map((row) => row.targetId)

function addressOf({ targetType, targetId, verb }: ActivityRow): string | null {
  if (targetType === 'requirements') return `/requirement?id=${targetId}`
  return targetType === 'candidate-searches' && verb !== 'search.delete' ? `/candidate-search-skills/${targetId}` : null
}

function gettingStarted(
  actor: UserActor,
  done: { searches: number; saved: number; stars: number },
): Dashboard['gettingStarted'] {
  if (!mayListSearches(actor)) return []
  return [
    { key: 'search', label: 'Run a first search', done: done.searches > 0, href: '/candidate-search' },
    { key: 'star', label: 'Star somebody you like', done: done.stars > 0, href: '/candidate-search' },
    { key: 'save', label: 'Save a search', done: done.saved > 0, href: '/candidate-search/my-search-history' },
  ]
}
