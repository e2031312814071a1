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
import { ACCEPTED_AFTER, offerWork } from './load-hires.ts'
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
/** How far the shortlisted come, best liked first; one of the possible courses each. Without any, they are rejected. */
const COURSES = [
  [['contactRequested', 'contactReleased', 'interviewing', 'decision']],
  [
    ['contactRequested', 'contactReleased', 'interviewing'],
    ['contactRequested', 'contactReleased'],
  ],
  // The request expired, so they are on the shortlist again.
  [['contactRequested', 'shortlisted'], ['contactRequested', 'contactReleased', 'interviewing'], []],
  [[]],
] as const
type DemoStage = (typeof COURSES)[number][number][number]

/** The fewest and the most days until a stage is reached. */
const DAYS: Readonly<Record<DemoStage, readonly [number, number]>> = {
  contactRequested: [0.3, 2.5],
  contactReleased: [0.2, 2.8],
  shortlisted: [3, 3.2],
  interviewing: [1.5, 6],
  decision: [2, 8],
}
/** In which search the hire was found, and the days from the opening to their yes. */
const HIRED_FROM = 2
const FILLED_AFTER = [34, 57] as const
const STARTS_AFTER = 21
const TRIAL_DAYS = 14
const REASONS = [
  ['strongerOthers', 6],
  ['missingSkill', 2],
  ['lessExperience', 2],
  ['rate', 1],
] as const

interface DemoCompany {
  readonly parts: DemoParts
  readonly tenants: DemoTenants
  readonly companyId: string
  /** Those who are not looked at again. */
  readonly taken: Set<string>
}

type Frozen = Awaited<ReturnType<typeof listFrozenMatches>>[number]

/** Calls the regular use cases, each with a clock set to its day. Those who are hired join the taken ones. */
export async function loadOutcomes(parts: DemoParts, tenants: DemoTenants, taken: Set<string>): Promise<void> {
  const company = await findCompanyByName(clockOnDay(parts, 0).db, COMPANY)
  if (company === null) throw new Error(`The demo has no ${COMPANY}.`)
  const random = randomFrom('outcomes')
  for (const [place, job] of pastJobs.entries()) {
    const openedAgo = FIRST_DAY - place * DAYS_BETWEEN_JOBS
    const demo = { parts, tenants, companyId: company.id, taken }
    await loadJob(demo, { job, openedAgo, random: random.fork(String(place)) })
  }
}

async function loadJob(
  demo: DemoCompany,
  { job, openedAgo, random }: { job: PastJob; openedAgo: number; random: Random },
): Promise<void> {
  const { parts, tenants } = demo
  const requirementId = await openJob(demo, job, openedAgo)
  const known = new Set<string>()
  const filledAgo = openedAgo - random.between(...FILLED_AFTER)
  let chosen: Entry | null = null
  for (const [place, level] of pastLevels.entries()) {
    const daysAgo = openedAgo - 2 - place * DAYS_BETWEEN_SEARCHES
    const past = { requirementId, text: textOf(job, level), daysAgo, filledAgo, known, random }
    chosen = (await loadSearch(demo, { ...past, toHire: place === HIRED_FROM })) ?? chosen
  }
  if (chosen === null) {
    const lead = await contextOnDay(parts, tenants, { email: LEAD, daysAgo: filledAgo })
    await moveRequirement(lead, criteriaSources, { id: requirementId, verb: 'fill', note: null })
  } else await hire(demo, { job, entry: chosen, filledAgo })
  await closeShortlist(clockOnDay(parts, filledAgo - 0.1), requirementId)
  const later = await contextOnDay(parts, tenants, { email: LEAD, daysAgo: filledAgo - 6 })
  await moveRequirement(later, criteriaSources, { id: requirementId, verb: 'archive', note: null })
}

async function hire(
  { parts, tenants, taken }: DemoCompany,
  { job, entry, filledAgo }: { job: PastJob; entry: Entry; filledAgo: number },
): Promise<void> {
  taken.add(entry.candidateId)
  const startAgo = Math.round(filledAgo - STARTS_AFTER)
  await offerWork(
    { parts, tenants, opening: { company: 'acme', band: bandOf(job) } },
    {
      entry,
      course: {
        sentAgo: filledAgo + ACCEPTED_AFTER,
        startAgo,
        share: 92,
        offer: 'accepted',
        hire: startAgo > TRIAL_DAYS + 1 ? 'confirmed' : 'inTrial',
      },
    },
  )
}

const bandOf = ({ hourly }: PastJob) => ({ amountMinor: hourly, currency: 'EUR', period: 'hour' }) as const

function textOf({ title, must, nice }: PastJob, level: string): string {
  return `${level === '' ? '' : `${level} `}${title}\n\nRequirements\n${lines(must)}\n\nNice to have\n${lines(nice)}\n`
}

const lines = (names: readonly string[]) => names.map((name) => `- ${name}`).join('\n')

async function openJob({ parts, tenants, companyId }: DemoCompany, job: PastJob, openedAgo: number): Promise<string> {
  const clock = clockOnDay(parts, openedAgo)
  const at = clock.now()
  const id = newId(at.getTime())
  const text = textOf(job, pastLevels[0])
  const band = bandOf(job)
  const row = {
    id,
    companyId,
    title: `${job.title}, ${job.team}`,
    bandAmountMinor: band.amountMinor,
    bandCurrency: band.currency,
    bandPeriod: band.period,
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
  readonly filledAgo: number
  /** Whether the best one gets the offer instead of a course. */
  readonly toHire: boolean
  /** Candidates of earlier searches for the job. */
  readonly known: Set<string>
  readonly random: Random
}

/** Answers who gets the offer. */
async function loadSearch({ parts, tenants, companyId, taken }: DemoCompany, past: PastSearch): Promise<Entry | null> {
  const { requirementId, text, daysAgo, filledAgo, known, random } = past
  const as = (email: string, after: number) => contextOnDay(parts, tenants, { email, daysAgo: daysAgo - after })
  const recruiter = await as(RECRUITER, 0)
  const { search } = await runSearch(recruiter, parts.live, { door: 'jobDesc', text, requirementId })
  const frozen = await listFrozenMatches(recruiter.db, search.id, { from: 0, to: SHOWN + known.size + taken.size })
  // Candidates already on the shortlist are passed over without a view.
  const unseen = frozen.filter(({ candidateId }) => !known.has(candidateId))
  const isTaken = ({ candidateId }: Frozen) => taken.has(candidateId)
  // A small demo has too few others.
  const shown = [...unseen.filter((match) => !isTaken(match)), ...unseen.filter(isTaken)].slice(0, SHOWN)
  const liked = shown
    .map((match) => ({ match, worth: worthOf(match) + random.normal() / 2 }))
    .sort((left, right) => right.worth - left.worth || left.match.rank - right.match.rank)
    .slice(0, SHORTLISTED)
    .map(({ match }) => match.candidateId)
  await look(await as(RECRUITER, 0.1), { searchId: search.id, shown, liked, random })
  await look(await as(LEAD, 0.3), { searchId: search.id, shown, liked, random })
  if (liked.length === 0) return null
  for (const candidateId of liked) known.add(candidateId)
  const asked = { requirementId, candidateIds: liked, searchId: search.id }
  const added = await shortlistCandidates(await as(RECRUITER, 0.4), rankingsOf(parts.live), asked)
  // In the order in which they were liked; the answer has its own.
  const entries = liked.flatMap((id) => added.find(({ entry }) => entry.candidateId === id)?.entry ?? [])
  for (const [place, entry] of entries.entries()) {
    if (past.toHire && place === 0) continue
    const course = random.pick<readonly DemoStage[]>(COURSES[place] ?? [[]])
    const since = daysAgo - 0.5
    await meet(parts, { entry, companyId, course, since, until: filledAgo, random })
    if (course.length > 0) continue
    const rejectedAgo = since - Math.min(since - filledAgo, random.between(0.5, 6))
    const lead = await contextOnDay(parts, tenants, { email: LEAD, daysAgo: rejectedAgo })
    await rejectCandidate(lead, { id: entry.id, code: random.weighted(REASONS), note: null })
  }
  return past.toHire ? (entries[0] ?? null) : null
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

interface Meeting {
  readonly entry: Entry
  readonly companyId: string
  readonly course: readonly DemoStage[]
  /** Days ago. */
  readonly since: number
  readonly until: number
  readonly random: Random
}

/** Each step takes its days, fewer where the job is filled before. */
async function meet(parts: DemoParts, { entry, companyId, course, since, until, random }: Meeting): Promise<void> {
  const days = course.map((to) => random.between(...DAYS[to]))
  const needed = days.reduce((sum, each) => sum + each, 0)
  const haste = Math.min(1, (since - until) / (needed + 0.5))
  let from: Entry['stage'] = 'shortlisted'
  let daysAgo = since
  for (const [place, to] of course.entries()) {
    daysAgo -= (days[place] ?? 0) * haste
    const clock = clockOnDay(parts, daysAgo)
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
