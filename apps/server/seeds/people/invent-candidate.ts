import { createHash } from 'node:crypto'
import { type CandidateRecord, findSkill, findTitle, unitsPerEuro } from '../../src/domains/candidates/index.ts'
import { quantile, type RoleMarket, type Stack } from '../market/read-market.ts'
import type { Random } from '../random.ts'
import { type InventedJob, inventCareer, rankedTitle } from './invent-career.ts'
import { type InventedSkill, inventSkills } from './invent-skills.ts'
import { inventVetting } from './invent-vetting.ts'
import { names } from './names.table.ts'
import { type Place, places } from './places.table.ts'
import { type DemoRole, demoRoles } from './roles.table.ts'
import { sectors } from './sectors.table.ts'
import { writeSummary } from './stories.ts'

export interface World {
  readonly market: ReadonlyMap<string, RoleMarket>
  /** A day such as 2026-11-20; what is said in the world lies before it. */
  readonly today: string
}

type Seniority = CandidateRecord['seniority']

const HOURS_A_YEAR = 1_920
const NO_CENTS = new Set(['JPY', 'KRW'])
const CONTRACT_PREMIUM = 1.2
const DOLLARS_PER_EURO = 1.16
const DAY_MS = 86_400_000

export function inventCandidate(random: Random, world: World, number: number, hasAgency: boolean): CandidateRecord {
  const role = random.weighted(demoRoles.map((entry) => [entry, entry.weight] as const))
  const market = world.market.get(role.market)
  if (market === undefined) throw new Error(`The market has no role ${role.market}.`)
  const place = random.weighted(places.map((entry) => [entry, entry.weight] as const))
  const stack = random.chance(role.stackShare)
    ? random.weighted(market.stacks.map((entry) => [entry, entry.share] as const))
    : null
  const title = pickTitle(random, role, stack)
  const standing = random.next()
  const years = Math.max(0.5, Math.round(yearsAt(market, standing) * 2) / 2)
  const seniority = seniorityFor(random, years, title)
  const skills = inventSkills(random.fork('skills'), {
    stack: stackFor(market, stack, title, role),
    role: role.key,
    title,
    titleSlug: findTitle(title)?.slug ?? null,
    yearsAtWork: years,
    year: Number(world.today.slice(0, 4)),
    finder: { findSkill, findTitle },
  })
  const career = inventCareer(random.fork('career'), {
    title,
    seniority,
    yearsAtWork: years,
    skills,
    thisMonth: Number(world.today.slice(0, 4)) * 12 + Number(world.today.slice(5, 7)) - 1,
    isWorking: random.chance(0.78),
  })
  return assemble(random.fork('person'), {
    world,
    number,
    hasAgency,
    role,
    market,
    place,
    title,
    standing,
    years,
    seniority,
    skills,
    career,
  })
}

interface Draft {
  readonly world: World
  readonly number: number
  readonly hasAgency: boolean
  readonly role: DemoRole
  readonly market: RoleMarket
  readonly place: Place
  readonly title: string
  readonly standing: number
  readonly years: number
  readonly seniority: Seniority
  readonly skills: readonly InventedSkill[]
  readonly career: readonly InventedJob[]
}

function assemble(random: Random, draft: Draft): CandidateRecord {
  const { world, place, skills, career } = draft
  const todayMs = Date.parse(world.today)
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
    contact: inventContact(random, place),
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
  return { ...record, contentHash, state: isCurrent(skills) ? record.state : 'inVetting' }
}

const isCurrent = (skills: readonly InventedSkill[]): boolean => skills.length >= 3
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

// A title bound to a stack is taken with it; the others go with any.
function pickTitle(random: Random, role: DemoRole, stack: Stack | null): string {
  const fitting = role.titles.filter(([, , bound]) => bound === undefined || bound === stack?.name)
  return random.weighted(
    (fitting.length > 0 ? fitting : role.titles).map(
      ([title, weight, bound]) => [title, bound === undefined ? weight : weight * 4] as const,
    ),
  )
}

// A title that names a technology must not stand over another one.
function stackFor(market: RoleMarket, stack: Stack | null, title: string, role: DemoRole): Stack | null {
  const bound = role.titles.find(([name]) => name === title)?.[2]
  return bound === undefined || bound === stack?.name
    ? stack
    : (market.stacks.find((entry) => entry.name === bound) ?? null)
}

function yearsAt(market: RoleMarket, standing: number): number {
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
    standing,
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

/** What a person would put on top: tools before fields of work, the central ones first. */
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
  const { skills, career, hasAgency, years } = draft
  const { results, proofs } = inventVetting(random, { skills, hasAgency, yearsAtWork: years, todayMs })
  return {
    vetting: results,
    skills: skills.map((skill) => {
      const proof = proofs.get(skill.slug)
      const job = career.find((entry) => entry.skills.includes(skill.slug))
      const line = career
        .flatMap((entry) => entry.lines.map((told) => ({ ...told, entry })))
        .find((told) => told.slug === skill.slug)
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
    }),
  }
}

function periodText(job: InventedJob): string {
  const from = job.startedOn.slice(0, 4)
  if (job.endedOn === null) return `since ${from}`
  const to = job.endedOn.slice(0, 4)
  return from === to ? from : `${from}-${to}`
}

/** Pay follows the role, the years and the country, and is asked for in the country's way. */
function inventRate(random: Random, draft: Draft, byTheHour: boolean): CandidateRecord['rate'] {
  if (random.chance(0.04)) return null
  const [p25 = 90_000, p50 = 130_000, p75 = 180_000] = draft.market.pay
  const standing = Math.min(0.99, Math.max(0.01, 0.62 * draft.standing + 0.38 * random.next()))
  const dollars = quantile(
    [
      [0, p25 * 0.62],
      [0.25, p25],
      [0.5, p50],
      [0.75, p75],
      [1, p75 * 1.35],
    ],
    standing,
  )
  const yearly = (dollars / DOLLARS_PER_EURO) * draft.role.pay * draft.place.payLevel * Math.exp(random.normal() * 0.13)
  const local = yearly * unitsPerEuro(draft.place.currency)
  const minor = NO_CENTS.has(draft.place.currency) ? 1 : 100
  if (byTheHour)
    return {
      amountMinor: tidy((local / HOURS_A_YEAR) * CONTRACT_PREMIUM) * minor,
      currency: draft.place.currency,
      period: 'hour',
    }
  const monthly = ['IN', 'PL', 'UA', 'RO', 'PK', 'BR', 'TR', 'RU'].includes(draft.place.country)
  return monthly
    ? { amountMinor: tidy(local / 12) * minor, currency: draft.place.currency, period: 'month' }
    : { amountMinor: tidy(local) * minor, currency: draft.place.currency, period: 'year' }
}

/** As people round: to two figures and a half. */
function tidy(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1) / 2
  return Math.max(1, Math.round(Math.round(amount / step) * step))
}

function inventContact(random: Random, place: Place): CandidateRecord['contact'] {
  const culture = names[random.weighted(place.cultures)]
  const given = random.pick(culture.given)
  const family = random.pick(culture.family)
  const handle = `${given}.${family}`.toLowerCase().replaceAll("'", '')
  return {
    legalName: `${given} ${family}`,
    email: `${handle}${random.whole(1, 99)}@mail.example`,
    phone: `+${random.whole(20, 98)} 555 0${random.whole(100, 999)} ${random.whole(100, 999)}`,
    city: random.pick(place.cities),
    links: random.chance(0.55) ? [`https://profiles.example/${handle}`] : [],
    denyCompanies: [],
  }
}

function inventHours(random: Random): CandidateRecord['workingHours'] {
  if (random.chance(0.7)) return []
  const [from, to] = random.pick([
    ['07:00', '16:00'],
    ['08:00', '17:00'],
    ['10:00', '19:00'],
    ['12:00', '21:00'],
    ['13:00', '22:00'],
    ['06:00', '15:00'],
  ] as const)
  return [1, 2, 3, 4, 5].map((dow) => ({ dow, from, to }))
}

const SCHOOLS = [
  'Institute of Technology',
  'Technical University',
  'State University',
  'University',
  'Polytechnic',
  'College',
]
const AREAS = [
  'Computer Science',
  'Software Engineering',
  'Information Systems',
  'Electrical Engineering',
  'Mathematics',
  'Physics',
  'Data Science',
  'Business Informatics',
  'Telecommunications',
  'Industrial Design',
]

function inventEducation(random: Random, place: Place): CandidateRecord['education'] {
  if (random.chance(0.14)) return []
  const degree = random.weighted([
    ['Bachelor', 58],
    ['Master', 34],
    ['Doctorate', 4],
    ['Diploma', 8],
  ] as const)
  return [
    {
      area: random.pick(AREAS),
      studyType: degree,
      institution: `${random.pick(place.cities)} ${random.pick(SCHOOLS)}`,
    },
  ]
}

function inventLanguages(random: Random, place: Place): CandidateRecord['languages'] {
  const first = random.weighted(place.languages)
  const english = random.weighted([
    ['B1', 12],
    ['B2', 36],
    ['C1', 40],
    ['C2', 12],
  ] as const)
  const spoken = new Map<string, CandidateRecord['languages'][number]['level']>([
    ['en', english],
    [first, 'C2'],
  ])
  if (random.chance(0.18)) {
    const third = random.pick(['de', 'fr', 'es', 'pt', 'it', 'nl', 'ru'])
    if (!spoken.has(third)) spoken.set(third, random.pick(['A2', 'B1', 'B2'] as const))
  }
  return [...spoken].map(([code, level]) => ({ code, level }))
}

/** A UUIDv7 whose random part the seed decides. */
function timeOrderedId(random: Random, atMs: number): string {
  const hex = (count: number): string => Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join('')
  const time = Math.floor(atMs).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
