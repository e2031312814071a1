import { createHash } from 'node:crypto'
import { type CandidateRecord, findSkill, findTitle } from '../../src/domains/candidates/index.ts'
import { dayOf } from '../../src/platform/time/days.ts'
import { DAY_MS } from '../../src/platform/time/durations.ts'
import { quantile, type RoleMarket, type Stack } from '../market/read-market.ts'
import type { Random } from '../random.ts'
import { type InventedJob, inventCareer, rankedTitle } from './invent-career.ts'
import { inventCertificates } from './invent-certificates.ts'
import { inventContact, inventEducation, inventHours, inventLanguages, timeOrderedId } from './invent-particulars.ts'
import { inventRate } from './invent-rate.ts'
import { type InventedSkill, inventSkills } from './invent-skills.ts'
import { inventVetting, type Proof } from './invent-vetting.ts'
import { type Place, places } from './places.table.ts'
import { type DemoRole, demoRoles } from './roles.table.ts'
import { sectors } from './sectors.table.ts'
import { writeSummary } from './stories.ts'

export interface Setting {
  readonly market: ReadonlyMap<string, RoleMarket>
  /** A day such as 2026-11-20; everything in the demo happens before it. */
  readonly today: string
}

type Seniority = CandidateRecord['seniority']

export function inventCandidate(random: Random, setting: Setting, number: number, hasAgency: boolean): CandidateRecord {
  const role = random.weighted(demoRoles.map((entry) => [entry, entry.weight] as const))
  const market = setting.market.get(role.market)
  if (market === undefined) throw new Error(`The market has no role ${role.market}.`)
  const place = random.weighted(places.map((entry) => [entry, entry.weight] as const))
  const stack = random.chance(role.stackShare)
    ? random.weighted(market.stacks.map((entry) => [entry, entry.share] as const))
    : null
  const title = pickTitle(random, role, stack)
  const percentile = random.next()
  const years = Math.max(0.5, Math.round(yearsAt(market, percentile) * 2) / 2)
  const seniority = seniorityFor(random, years, title)
  const skills = inventSkills(random.fork('skills'), {
    stack: stackFor(market, stack, title, role),
    role: role.key,
    title,
    titleSlug: findTitle(title)?.slug ?? null,
    yearsAtWork: years,
    year: Number(setting.today.slice(0, 4)),
    finder: { findSkill, findTitle },
  })
  const career = inventCareer(random.fork('career'), {
    title,
    seniority,
    yearsAtWork: years,
    skills,
    thisMonth: Number(setting.today.slice(0, 4)) * 12 + Number(setting.today.slice(5, 7)) - 1,
    isWorking: random.chance(0.78),
  })
  return assemble(random.fork('person'), {
    setting,
    number,
    hasAgency,
    role,
    market,
    place,
    title,
    percentile,
    years,
    seniority,
    skills,
    career,
  })
}

interface Draft {
  readonly setting: Setting
  readonly number: number
  readonly hasAgency: boolean
  readonly role: DemoRole
  readonly market: RoleMarket
  readonly place: Place
  readonly title: string
  readonly percentile: number
  readonly years: number
  readonly seniority: Seniority
  readonly skills: readonly InventedSkill[]
  readonly career: readonly InventedJob[]
}

function assemble(random: Random, draft: Draft): CandidateRecord {
  const { setting, place, skills, career } = draft
  const todayMs = Date.parse(setting.today)
  const createdAt = new Date(todayMs - random.whole(1, 720) * DAY_MS - random.whole(0, DAY_MS)).toISOString()
  const engagement = random.weighted([
    [['contract'], 42],
    [['fullTime'], 30],
    [['fullTime', 'contract'], 28],
  ] as const)
  const record: CandidateRecord = {
    id: timeOrderedId(random, Date.parse(createdAt)),
    externalId: `demo-${String(draft.number).padStart(6, '0')}`,
    contentHash: '',
    contact: inventContact(random, place, draft.number),
    headline: headlineOf(random, draft),
    summary: summaryOf(random, draft),
    titleSlug: findTitle(draft.title)?.slug ?? null,
    seniority: draft.seniority,
    experienceMonths: Math.round(draft.years * 12),
    rate: inventRate(random, draft, engagement.includes('contract' as never)),
    noticeDays: random.pick(place.notice),
    hoursPerWeek: random.weighted([
      [40, 76],
      [32, 8],
      [30, 5],
      [20, 8],
      [24, 3],
    ] as const),
    timezone: random.weighted(place.zones),
    workingHours: inventHours(random),
    country: place.country,
    engagement: [...engagement],
    state: random.weighted([
      ['available', 93],
      ['engaged', 4],
      ['paused', 2],
      ['inVetting', 1],
    ] as const),
    lastConfirmedAt: new Date(todayMs - Math.round(random.next() ** 2 * 150) * DAY_MS).toISOString(),
    createdAt,
    ...evidenceOf(random, draft, todayMs),
    unknownSkills: [],
    work: career.map((job) => ({
      title: job.title,
      titleSlug: findTitle(job.title)?.slug ?? null,
      employer: job.employer,
      startedOn: job.startedOn,
      endedOn: job.endedOn,
      summary: job.lines.length === 0 ? null : job.lines.map((line) => `${line.text}.`).join('\n'),
      skills: job.skills,
    })),
    education: inventEducation(random, place),
    languages: inventLanguages(random, place),
    consents: [
      { purpose: 'matching', until: dayText(todayMs + random.whole(60, 700) * DAY_MS), source: 'sign-up form' },
      ...(random.chance(0.6)
        ? [
            {
              purpose: 'contact' as const,
              until: dayText(todayMs + random.whole(60, 700) * DAY_MS),
              source: 'sign-up form',
            },
          ]
        : []),
    ],
  }
  const contentHash = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32)
  const state = isCurrent(skills) ? record.state : 'inVetting'
  return { ...record, contentHash, state, ...(state === 'inVetting' && arrivedLately(random, todayMs)) }
}

const VETTING_DAYS = 21

/** No vetting takes years. */
function arrivedLately(random: Random, todayMs: number): Pick<CandidateRecord, 'id' | 'createdAt'> {
  const at = todayMs - random.whole(1, VETTING_DAYS) * DAY_MS - random.whole(0, DAY_MS)
  return { id: timeOrderedId(random, at), createdAt: new Date(at).toISOString() }
}

const isCurrent = (skills: readonly InventedSkill[]): boolean => skills.length >= 3
const dayText = (ms: number): string => dayOf(new Date(ms))

// A title bound to a stack is only used with that stack; other titles fit any.
function pickTitle(random: Random, role: DemoRole, stack: Stack | null): string {
  const fitting = role.titles.filter(([, , bound]) => bound === undefined || bound === stack?.name)
  return random.weighted(
    (fitting.length > 0 ? fitting : role.titles).map(
      ([title, weight, bound]) => [title, bound === undefined ? weight : weight * 4] as const,
    ),
  )
}

// A title that names one technology must not head a profile built on another.
function stackFor(market: RoleMarket, stack: Stack | null, title: string, role: DemoRole): Stack | null {
  const bound = role.titles.find(([name]) => name === title)?.[2]
  return bound === undefined || bound === stack?.name
    ? stack
    : (market.stacks.find((entry) => entry.name === bound) ?? null)
}

function yearsAt(market: RoleMarket, percentile: number): number {
  const [p10 = 2, p25 = 4, p50 = 8, p75 = 14, p90 = 22] = market.years
  return quantile(
    [
      [0, 0.5],
      [0.1, p10],
      [0.25, p25],
      [0.5, p50],
      [0.75, p75],
      [0.9, p90],
      [1, Math.min(38, p90 * 1.3)],
    ],
    percentile,
  )
}

function seniorityFor(random: Random, years: number, title: string): Seniority {
  if (/lead|head of|manager/i.test(title)) return 'lead'
  const felt = years * Math.exp(random.normal() * 0.22)
  if (felt < 1) return random.chance(0.25) ? 'intern' : 'junior'
  if (felt < 2.5) return 'junior'
  if (felt < 6) return 'mid'
  if (felt < 12) return random.chance(0.08) ? 'lead' : 'senior'
  return random.weighted([
    ['senior', 62],
    ['staff', 20],
    ['lead', 18],
  ] as const)
}

/** The skills a candidate would list first: tools before fields of work, the central ones leading. */
function shownSkills({ skills }: Draft): InventedSkill[] {
  const hard = skills.filter((skill) => skill.kind !== 'soft')
  const tools = hard.filter((skill) => skill.kind !== 'domain')
  return tools.length >= 2 ? tools : hard
}

function headlineOf(random: Random, draft: Draft): string {
  const shown = shownSkills(draft).slice(0, random.whole(2, 3))
  const rank = draft.seniority === 'mid' ? draft.title : rankedTitle(draft.title, draft.seniority)
  return `${rank} · ${shown.map((skill) => skill.name).join(', ')}`
}

function summaryOf(random: Random, draft: Draft): string {
  const [latest, before] = draft.career
  const sector = latest?.sector ?? random.pick(sectors)
  return writeSummary(random, {
    title: draft.title,
    noun: nounOf(draft.title),
    years: Math.floor(draft.years),
    sector: sector.name,
    otherSector: (before?.sector.name === sector.name ? undefined : before?.sector.name) ?? random.pick(sectors).name,
    system: random.pick(sector.systems),
    skills: shownSkills(draft)
      .slice(0, 3)
      .map((skill) => skill.name),
    leads: draft.seniority === 'lead',
  })
}

const TECHNOLOGIES = /^(Java|Python|Go|Scala|Rust|Ruby|Rails|React|Angular|Android|Flutter|Unity|Salesforce)$/

// Names of technologies keep their capitals: "iOS developer", "Angular developer".
function nounOf(title: string): string {
  return title
    .split(' ')
    .map((word) => (/^[A-Z][a-z]+$/.test(word) && !TECHNOLOGIES.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

function evidenceOf(random: Random, draft: Draft, todayMs: number): Pick<CandidateRecord, 'skills' | 'vetting'> {
  const { skills, hasAgency, years, title } = draft
  const { results, proofs } = inventVetting(random, { skills, hasAgency, yearsAtWork: years, todayMs })
  const slugs = skills.map(({ slug }) => slug)
  const certificates = inventCertificates(random.fork('certificates'), { title, yearsAtWork: years, skills: slugs })
  return {
    vetting: results,
    skills: [
      ...skills.map((skill) => usedSkill(skill, { draft, proof: proofs.get(skill.slug), todayMs })),
      ...certificates.map(listedSkill),
    ],
  }
}

type SkillRecord = CandidateRecord['skills'][number]

function usedSkill(
  skill: InventedSkill,
  { draft: { career }, proof, todayMs }: { draft: Draft; proof: Proof | undefined; todayMs: number },
): SkillRecord {
  const job = career.find((entry) => entry.skills.includes(skill.slug))
  const line = career
    .flatMap((entry) => entry.lines.map((line) => ({ ...line, entry })))
    .find((line) => line.slug === skill.slug)
  return {
    slug: skill.slug,
    years: skill.years,
    level: skill.level,
    evidence: proof?.grade ?? 'claimed',
    evidenceOn: proof?.on ?? null,
    lastUsedOn: job === undefined ? null : job.endedOn === null ? dayText(todayMs) : `${job.endedOn}-01`,
    prominence: skill.place < 3 ? 3 : job === undefined ? 1 : 2,
    excerpt: line === undefined ? null : `${line.text}, ${periodText(line.entry)}`,
  }
}

const listedSkill = (slug: string): SkillRecord => ({
  slug,
  years: null,
  level: null,
  evidence: 'claimed',
  evidenceOn: null,
  lastUsedOn: null,
  prominence: 1,
  excerpt: null,
})

function periodText(job: InventedJob): string {
  const from = job.startedOn.slice(0, 4)
  if (job.endedOn === null) return `since ${from}`
  const to = job.endedOn.slice(0, 4)
  return from === to ? from : `${from}-${to}`
}
