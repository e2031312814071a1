import type { dashboards } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import { roleFamilies } from '@assay/taxonomy'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { may } from '../../platform/context/may.ts'
import { listTroubledMail, type TroubledMail } from '../../platform/mail/deliver-mail.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { type Activity, listLatestActivities } from '../activities/index.ts'
import { listAgencies, listCurrentOf } from '../agencies/index.ts'
import { readCreditsLeft } from '../billing/index.ts'
import { countCandidatesByFamily, listCandidates } from '../candidates/index.ts'
import { audiencesOf, listItems, listProposals, mayWriteContent } from '../content/index.ts'
import { listSubmissions } from '../pipeline/shortlists/index.ts'
import { countLive, type LivePool, rememberForPool } from '../ranking/index.ts'
import {
  engineCriteriaOf,
  listAssignedIds,
  listRequirements,
  listRequirementsById,
  requirementAccessOf,
} from '../requirements/index.ts'
import {
  countAdded,
  countOwnSearches,
  countStars,
  listSearches,
  listTitlesOfSearches,
  mayListSearches,
  maySeeEverySearch,
  type Pools,
  type Search,
} from '../search/index.ts'
import { findShownUser, listCompanies, listUsersShown } from '../tenants/index.ts'
import { buildPipeline, nothingInPipeline } from './build-pipeline.ts'
import { countWaiting, talliesOf } from './count-waiting.ts'
import { findLayout } from './dashboard-layouts.store.ts'
import { DEFAULT_PERIOD, daysOf, layoutOf } from './layouts.rules.ts'
import { legacyVerbs } from './legacy-verbs.ts'
import { listTasks, NO_TASKS } from './list-tasks.ts'

type Dashboard = Omit<ResourceOf<typeof dashboards>, 'id' | 'type' | 'createdAt' | 'updatedAt'>

const RECENT = 5
const ACTIVITIES = 8
const EVIDENCE_LABELS: Readonly<Record<string, string>> = {
  workSample: 'Work sample',
  interviewed: 'Interviewed',
  assessed: 'Assessed',
  agency: 'Agency-confirmed',
  claimed: 'Self-reported',
}

/** Counts of work that awaits the caller, limited to records that the caller may see. */
export async function buildDashboard(ctx: Context, pools: Pools, actor: UserActor): Promise<Dashboard> {
  const { live } = pools
  const searches = await recentSearches(ctx, actor)
  const requirements = await openRequirements(ctx, live)
  const own = await countOwnSearches(ctx.db, actor.userId)
  const stars = await countStars(ctx.db, actor.userId)
  const user = await findShownUser(ctx.db, actor.userId)
  const pool = await poolFigures(ctx, live, actor)
  const tallies = talliesOf(ctx)
  const kept = await findLayout(ctx.db, actor.userId)
  const role = actor.roleKeys[0] ?? actor.scope
  const period = kept?.period ?? DEFAULT_PERIOD
  return {
    role,
    layout: [...(kept?.layout ?? layoutOf(actor.scope))],
    isArranged: kept !== null,
    period,
    greetingName: user?.fullName.split(' ')[0] ?? '',
    waiting: await countWaiting(ctx, actor, tallies),
    ...(actor.scope === 'employer' || actor.scope === 'agency' ? await listTasks(ctx, actor, tallies) : NO_TASKS),
    credits: await credits(ctx, actor),
    ...(mayFollowPipeline(actor) ? await buildPipeline(ctx, actor, tallies, daysOf(period)) : nothingInPipeline),
    troubledMail: mayRunInstallation(actor) ? (await listTroubledMail(ctx)).map(presentTrouble) : [],
    figures: [
      ...figuresFor(actor, {
        pool: pool.size,
        searches: own.total,
        saved: own.saved,
        stars,
        open: requirements.total,
      }),
      ...(mayRunInstallation(actor) ? await installationFigures(ctx) : await contentFigures(ctx, actor)),
    ],
    recentSearches: await presentRecent(ctx, pools, searches),
    requirements: requirements.shown,
    pool,
    activity: await recentActivity(ctx, actor),
    gettingStarted:
      actor.scope === 'agency' && actor.agencyId !== null
        ? await firstStepsOfAgency(ctx, { agencyId: actor.agencyId, candidates: pool.size })
        : gettingStarted(actor, { searches: own.total, saved: own.saved, stars }),
  }
}

const mayFollowPipeline = (actor: UserActor): boolean =>
  actor.scope === 'employer' &&
  actor.companyId !== null &&
  may(actor, 'requirement.read') &&
  may(actor, 'candidate.read')

const mayRunInstallation = (actor: UserActor): boolean => actor.scope === 'platform' && may(actor, 'tenant.suspend')

async function credits(ctx: Context, actor: UserActor): Promise<Dashboard['credits']> {
  if (actor.scope !== 'employer' || actor.companyId === null || !may(actor, 'contact.request')) return null
  return { left: await readCreditsLeft(ctx.db, actor.companyId, ctx.now()), href: '/contact-info-requested' }
}

/** Describes the mail without its recipient: the address is not stored. */
function presentTrouble({ key, state, at, why }: TroubledMail): Dashboard['troubledMail'][number] {
  return { about: key.split('/')[0] ?? key, state, at: at.toISOString(), why }
}

async function recentSearches(ctx: Context, actor: UserActor): Promise<Search[]> {
  if (!mayListSearches(actor)) return []
  const requirementIds = [...(await listAssignedIds(ctx.db, actor.userId))]
  const { companyId, userId } = actor
  const found = await listSearches(ctx.db, {
    scope: { companyId, userId, everybody: maySeeEverySearch(actor), requirementIds },
    filter: {},
    sort: [],
    page: { size: RECENT },
  })
  return found.data
}

async function presentRecent(
  ctx: Context,
  pools: Pools,
  searches: readonly Search[],
): Promise<Dashboard['recentSearches']> {
  const added = await countAdded(ctx, pools, searches)
  return searches.map((search) => ({
    id: search.id,
    title: search.savedName ?? search.criteria.title ?? 'Skill search',
    door: search.door,
    matchedCount: search.matchedCount,
    newSince: added.get(search.id) ?? 0,
    createdAt: search.createdAt.toISOString(),
  }))
}

interface OpenRequirements {
  readonly total: number
  /** The latest requirements, with their number of matches. */
  readonly shown: Dashboard['requirements']
}

const rememberMatched = rememberForPool<number>()

async function openRequirements(ctx: Context, live: LivePool): Promise<OpenRequirements> {
  const access = await requirementAccessOf(ctx)
  if (access.kind === 'none' || access.kind === 'every' || access.kind === 'supplied') return { total: 0, shown: [] }
  const found = await listRequirements(ctx.db, { access, filter: { state: 'open' }, sort: [], page: { size: 10 } })
  const now = ctx.now().getTime()
  const shown = await Promise.all(
    found.data.map(async (requirement) => {
      const { id, title, state, seats, openedAt, createdAt, criteria } = requirement
      const find = async () => (await countLive(live, engineCriteriaOf(criteria), { now })).matchedCount
      const matchedCount = await rememberMatched(live, { key: JSON.stringify(criteria), now: ctx.now(), find })
      const ageDays = Math.max(0, Math.floor((now - (openedAt ?? createdAt).getTime()) / DAY_MS))
      return { id, title, state, seats, ageDays, matchedCount }
    }),
  )
  return { total: found.total, shown }
}

const rememberFamilies = rememberForPool<Awaited<ReturnType<typeof countCandidatesByFamily>>>()

async function poolFigures(ctx: Context, live: LivePool, actor: UserActor): Promise<Dashboard['pool']> {
  // Agency users see their own candidates and never the pool.
  if (actor.scope === 'agency' || actor.scope === 'agencyClient') {
    const { agencyId } = actor
    if (actor.scope === 'agencyClient' || agencyId === null) return { size: 0, byEvidence: [], byFamily: [] }
    const own = await listCandidates(ctx.db, { scope: { agencyId }, filter: {}, sort: [], page: { size: 1 } })
    return { size: own.total, byEvidence: [], byFamily: [] }
  }
  const { bestEvidence } = live.figures()
  const families = new Map(roleFamilies.map(({ slug, name }) => [slug, name]))
  const byFamily = await rememberFamilies(live, {
    key: 'all',
    now: ctx.now(),
    find: () => countCandidatesByFamily(ctx.db),
  })
  return {
    size: live.current().size,
    byEvidence: Object.entries(EVIDENCE_LABELS).map(([grade, label]) => ({
      grade,
      label,
      people: bestEvidence.get(grade) ?? 0,
    })),
    byFamily: byFamily.map(({ family, people }) => ({
      family,
      people,
      label: families.get(family) ?? family,
    })),
  }
}

/** The users of the platform, for operators. */
async function installationFigures({ db }: Context): Promise<Dashboard['figures']> {
  const one = { sort: [], page: { size: 1 } }
  const active = { state: 'active' } as const
  const approved = { state: 'approved' } as const
  const open = { state: 'open' } as const
  const companies = await listCompanies(db, { ...one, among: 'all', filter: active })
  const agencies = await listAgencies(db, { ...one, access: 'every', filter: approved })
  const jobs = await listRequirements(db, { ...one, access: { kind: 'every' }, filter: open })
  return [
    figure('companies', 'Companies', companies.total, '/admin/companies?state=active', {
      type: 'companies',
      filter: active,
    }),
    figure('agencies', 'Agencies', agencies.total, '/admin/agencies?state=approved', {
      type: 'agencies',
      filter: approved,
    }),
    figure('requirements', 'Open jobs', jobs.total, '/requirement?state=open', { type: 'requirements', filter: open }),
  ]
}

/** What a content creator has brought; the candidates are not theirs to open. */
async function contentFigures({ db }: Context, actor: UserActor): Promise<Dashboard['figures']> {
  if (actor.scope !== 'platform' || !mayWriteContent(actor)) return []
  const one = { sort: [], page: { size: 1 } }
  const published = { state: 'published' } as const
  const open = { state: 'open' } as const
  const scope = { audiences: audiencesOf(actor), unpublishedOf: actor.userId }
  const articles = await listItems(db, { ...one, scope, filter: published })
  const proposals = await listProposals(db, { ...one, by: actor.userId, list: undefined, ...open })
  return [
    figure('articles', 'Published articles', articles.total, '/admin/content?state=published', {
      type: 'items',
      filter: published,
    }),
    figure('proposals', 'Your open proposals', proposals.total, '/admin/skills/proposals?state=open', {
      type: 'taxonomy-proposals',
      filter: open,
    }),
  ]
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
    return [figure('candidates', 'Your candidates', counts.pool, '/candidates', { type: 'candidates', filter: {} })]
  if (actor.scope === 'platform' && !mayRunInstallation(actor)) return []
  if (actor.scope === 'platform')
    return [figure('candidates', 'Available candidates', counts.pool, '/admin/candidates?state=available', null)]
  if (!mayListSearches(actor)) return []
  return [
    figure('candidates', 'Available candidates', counts.pool, '/candidate-search', null),
    figure('requirements', 'Open jobs', counts.open, '/requirement?state=open', {
      type: 'requirements',
      filter: { state: 'open' },
    }),
    ...(may(actor, 'search.run')
      ? [
          figure('searches', 'Your searches', counts.searches, '/candidate-search/my-search-history?mine=true', null),
          figure(
            'saved',
            'Saved searches',
            counts.saved,
            '/candidate-search/my-search-history?mine=true&saved=true',
            null,
          ),
        ]
      : []),
    ...(may(actor, 'star')
      ? [figure('stars', 'Starred candidates', counts.stars, '/candidate-search', { type: 'stars', filter: {} })]
      : []),
  ]
}

type Figure = Dashboard['figures'][number]

const figure = (key: string, label: string, value: number, href: string, list: Figure['list']): Figure => ({
  key,
  label,
  value,
  href,
  list,
  hint: key === 'stars' ? 'Visible only to you' : null,
})

const PHRASES: Readonly<Record<string, string>> = {
  'search.run': 'searched',
  'search.rename': 'saved a search',
  'search.delete': 'deleted a search',
  'search.restore': 'restored a search',
  'search.claim': 'kept searches made before signing up',
  'company.register': 'created the account',
  'requirement.create': 'drafted a job',
  'requirement.publish': 'published a job',
  'requirement.approve': 'approved a job',
  'requirement.fill': 'closed a job as filled',
  'requirement.cancel': 'cancelled a job',
  'candidate.shortlist': 'shortlisted a candidate',
  'candidate.reject': 'rejected a candidate',
  ...legacyVerbs,
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
    const name = String(users.get(row.actorId ?? '')?.attributes['fullName'] ?? 'Assay')
    const title = titles.get(row.targetId)
    const about = title === undefined ? '' : row.targetType === 'requirements' ? `: ${title}` : ` for ${title}`
    return {
      at: row.at.toISOString(),
      text: `${name} ${PHRASES[row.verb] ?? row.verb}${about}`,
      href: addressOf(row),
    }
  })
}

async function titlesOf({ db }: Context, rows: readonly Activity[]): Promise<Map<string, string>> {
  const searches = await listTitlesOfSearches(db, targetsOf(rows, 'candidate-searches'))
  const requirements = await listRequirementsById(db, targetsOf(rows, 'requirements'))
  return new Map([...searches, ...requirements.map(({ id, title }) => [id, title] as const)])
}

const targetsOf = (rows: readonly Activity[], type: string): string[] =>
  rows.filter((row) => row.targetType === type).map((row) => row.targetId)

function addressOf({ targetType, targetId, verb }: Activity): string | null {
  if (targetType === 'requirements') return `/requirement?id=${targetId}`
  return targetType === 'candidate-searches' && verb !== 'search.delete' ? `/candidate-search-skills/${targetId}` : null
}

function gettingStarted(
  actor: UserActor,
  done: { searches: number; saved: number; stars: number },
): Dashboard['gettingStarted'] {
  // Viewers do neither.
  if (!mayListSearches(actor) || !may(actor, 'search.run')) return []
  return [
    { key: 'search', label: 'Run your first search', done: done.searches > 0, href: '/candidate-search' },
    { key: 'star', label: 'Star a candidate', done: done.stars > 0, href: '/candidate-search' },
    { key: 'save', label: 'Save a search', done: done.saved > 0, href: '/candidate-search/my-search-history' },
  ]
}

/** An agency's first steps: candidates of its own, and an employer that works with it. */
async function firstStepsOfAgency(
  { db }: Context,
  { agencyId, candidates }: { agencyId: string; candidates: number },
): Promise<Dashboard['gettingStarted']> {
  const clients = await listCurrentOf(db, { agencyId })
  const { total } = await listSubmissions(db, { scope: { agencyId }, filter: {}, sort: [], page: { size: 1 } })
  const isWorking = clients.some(({ state }) => state === 'active' || state === 'paused')
  return [
    { key: 'import', label: 'Import your candidates', done: candidates > 0, href: '/imports' },
    { key: 'client', label: 'Share your code, accept a client’s invitation', done: isWorking, href: '/clients' },
    { key: 'submit', label: 'Submit a candidate to a job', done: total > 0, href: '/clients' },
  ]
}
