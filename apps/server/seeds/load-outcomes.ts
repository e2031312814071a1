// A year of searches whose matches were looked at, shortlisted, met and rejected, so that the ranking can learn from it.
import { addRelease } from '../src/domains/candidates/index.ts'
import { reportImpressions } from '../src/domains/learning/index.ts'
import {
  advanceStage,
  closeShortlist,
  type Entry,
  rejectCandidate,
  shortlistCandidates,
} from '../src/domains/pipeline/shortlists/index.ts'
import { insertRequirements, moveRequirement } from '../src/domains/requirements/index.ts'
import { criteriaSources, listFrozenMatches, rankingsOf, readQuestion, runSearch } from '../src/domains/search/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type PastJob, pastJobs, pastLevels } from './past-jobs.table.ts'
import { type Random, randomFrom } from './random.ts'

const COMPANY = 'Acme'
const RECRUITER = 'recruiter@acme.test'
const LEAD = 'lead@acme.test'
/** The oldest job was opened so many days ago, and one after another followed. */
const FIRST_DAY = 345
const DAYS_BETWEEN_JOBS = 24
const DAYS_BETWEEN_SEARCHES = 7
const SHOWN = 18
const SHORTLISTED = 4
/** How far the shortlisted come, best liked first. */
const COURSES = [
  ['contactRequested', 'contactReleased', 'interviewing', 'decision'],
  ['contactRequested', 'contactReleased', 'interviewing'],
  ['contactRequested'],
  [],
] as const

interface DemoCompany {
  readonly parts: DemoParts
  readonly tenants: DemoTenants
  readonly companyId: string
}

type Frozen = Awaited<ReturnType<typeof listFrozenMatches>>[number]

/** Calls the regular use cases, each with a clock set to its day. */
export async function loadOutcomes(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const company = await findCompanyByName(clockOnDay(parts, 0).db, COMPANY)
  if (company === null) throw new Error(`The demo has no ${COMPANY}.`)
  const random = randomFrom('outcomes')
  for (const [place, job] of pastJobs.entries()) {
    const openedAgo = FIRST_DAY - place * DAYS_BETWEEN_JOBS
    await loadJob({ parts, tenants, companyId: company.id }, { job, openedAgo, random: random.fork(String(place)) })
  }
}

async function loadJob(
  demo: DemoCompany,
  { job, openedAgo, random }: { job: PastJob; openedAgo: number; random: Random },
): Promise<void> {
  const requirementId = await openJob(demo, job, openedAgo)
  const known = new Set<string>()
  for (const [place, level] of pastLevels.entries()) {
    const daysAgo = openedAgo - 2 - place * DAYS_BETWEEN_SEARCHES
    await loadSearch(demo, { requirementId, text: textOf(job, level), daysAgo, known, random })
  }
  const closedAgo = openedAgo - 2 - pastLevels.length * DAYS_BETWEEN_SEARCHES
  const lead = await contextOnDay(demo.parts, demo.tenants, { email: LEAD, daysAgo: closedAgo })
  await moveRequirement(lead, criteriaSources, { id: requirementId, verb: 'fill', note: null })
  await closeShortlist(lead.as({ kind: 'system' }), requirementId)
  const later = await contextOnDay(demo.parts, demo.tenants, { email: LEAD, daysAgo: closedAgo - 5 })
  await moveRequirement(later, criteriaSources, { id: requirementId, verb: 'archive', note: null })
}

function textOf({ title, must, nice }: PastJob, level: string): string {
  return `${level === '' ? '' : `${level} `}${title}\n\nRequirements\n${lines(must)}\n\nNice to have\n${lines(nice)}\n`
}

const lines = (names: readonly string[]) => names.map((name) => `- ${name}`).join('\n')

async function openJob({ parts, tenants, companyId }: DemoCompany, job: PastJob, openedAgo: number): Promise<string> {
  const clock = clockOnDay(parts, openedAgo)
  const at = clock.now()
  const id = newId(at.getTime())
  const text = textOf(job, pastLevels[0])
  const row = {
    id,
    companyId,
    title: `${job.title}, last year`,
    description: text,
    criteria: readQuestion({ door: 'jobDesc', text }, at).wireCriteria,
    state: 'open' as const,
    openedAt: at,
    createdAt: at,
    updatedAt: at,
    createdBy: tenants.users.get(RECRUITER)?.id ?? null,
  }
  await insertRequirements(clock.db, [row], [])
  return id
}

interface PastSearch {
  readonly requirementId: string
  readonly text: string
  readonly daysAgo: number
  /** Candidates of earlier searches for the job. */
  readonly known: Set<string>
  readonly random: Random
}

async function loadSearch({ parts, tenants, companyId }: DemoCompany, past: PastSearch): Promise<void> {
  const { requirementId, text, daysAgo, known, random } = past
  const as = (email: string, after: number) => contextOnDay(parts, tenants, { email, daysAgo: daysAgo - after })
  const recruiter = await as(RECRUITER, 0)
  const { search } = await runSearch(recruiter, parts.live, { door: 'jobDesc', text, requirementId })
  const frozen = await listFrozenMatches(recruiter.db, search.id, { from: 0, to: SHOWN + known.size })
  // Who is already on the shortlist is passed over without a look.
  const shown = frozen.filter(({ candidateId }) => !known.has(candidateId)).slice(0, SHOWN)
  const liked = shown
    .map((match) => ({ match, worth: worthOf(match) + random.normal() / 2 }))
    .sort((left, right) => right.worth - left.worth || left.match.rank - right.match.rank)
    .slice(0, SHORTLISTED)
    .map(({ match }) => match.candidateId)
  await look(await as(RECRUITER, 0.1), { searchId: search.id, shown, liked, random })
  await look(await as(LEAD, 0.3), { searchId: search.id, shown, liked, random })
  if (liked.length === 0) return
  for (const candidateId of liked) known.add(candidateId)
  const asked = { requirementId, candidateIds: liked, searchId: search.id }
  const added = await shortlistCandidates(await as(RECRUITER, 0.4), rankingsOf(parts.live), asked)
  for (const [place, { entry }] of added.entries()) {
    const course = COURSES[place] ?? []
    await meet(parts, { entry, companyId, course, daysAgo: daysAgo - 0.5 })
    if (course.length > 0) continue
    await rejectCandidate(await as(LEAD, 2), { id: entry.id, code: 'strongerOthers', note: null })
  }
}

/** Acme decides by what is nice to have, which the shipped model weighs less than the must-haves. */
const LIKED: Readonly<Record<string, number>> = { niceToHave: 1 }

function worthOf({ contributions }: Frozen): number {
  return contributions.reduce((sum, { feature, points }) => sum + (LIKED[feature] ?? 0) * points, 0)
}

/** The first places are looked at most, and well-rated candidates are looked at for long. */
async function look(
  ctx: Parameters<typeof reportImpressions>[0],
  {
    searchId,
    shown,
    liked,
    random,
  }: { searchId: string; shown: readonly Frozen[]; liked: readonly string[]; random: Random },
): Promise<void> {
  const seen = shown.map(({ candidateId, rank }) => {
    const isLiked = liked.includes(candidateId)
    const opened = isLiked || random.chance(0.6 / Math.sqrt(rank))
    return { candidateId, opened, longLook: isLiked && random.chance(0.7) }
  })
  await reportImpressions(ctx, { searchId, seen })
}

async function meet(
  parts: DemoParts,
  {
    entry,
    companyId,
    course,
    daysAgo,
  }: { entry: Entry; companyId: string; course: (typeof COURSES)[number]; daysAgo: number },
): Promise<void> {
  let from: Entry['stage'] = 'shortlisted'
  for (const [place, to] of course.entries()) {
    const clock = clockOnDay(parts, daysAgo - place)
    const at = clock.now()
    const step = { shortlistedId: entry.id, from: [from], to, at }
    await clock.transaction((tx) => advanceStage(tx, step))
    if (to === 'contactReleased')
      await addRelease(clock.db, {
        contactInfoId: newId(at.getTime()),
        candidateId: entry.candidateId,
        companyId,
        requirementId: entry.requirementId,
        releasedAt: at,
      })
    from = to
  }
}
