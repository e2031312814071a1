/** A generated labor market: skills of falling popularity, candidates of many families with 5 to 25 skills each. */

import type { CandidateProfile, ProfileSkill, SearchCriteria, TaxonomySource } from '@assay/ranking-engine'
import { inventLandscape, type Landscape, POPULARITY_SHIFT } from './landscape.ts'
import { type Random, seeded, zipf } from './random.ts'

export const MARKET_DAY = 20_777
export const MARKET_NOW = MARKET_DAY * 86_400_000

const PLACES = [
  ...[['DE', 'Europe/Berlin'] as const, ['GB', 'Europe/London'] as const, ['PL', 'Europe/Warsaw'] as const],
  ...[['PT', 'Europe/Lisbon'] as const, ['IN', 'Asia/Kolkata'] as const, ['PK', 'Asia/Karachi'] as const],
  ...[['NG', 'Africa/Lagos'] as const, ['KE', 'Africa/Nairobi'] as const, ['BR', 'America/Sao_Paulo'] as const],
  ...[['AR', 'America/Argentina/Buenos_Aires'] as const, ['US', 'America/New_York'] as const],
  ...[['US', 'America/Los_Angeles'] as const, ['CA', 'America/Toronto'] as const, ['PH', 'Asia/Manila'] as const],
  ...[['VN', 'Asia/Ho_Chi_Minh'] as const, ['NP', 'Asia/Kathmandu'] as const, ['AU', 'Australia/Sydney'] as const],
] as const
const SENIORITIES = ['junior', 'mid', 'mid', 'senior', 'senior', 'staff', 'lead', 'none'] as const
const LEVELS = ['B1', 'B2', 'C1', 'C2', null] as const

export interface Market {
  readonly taxonomy: TaxonomySource
  /** Generated one at a time, so that a million candidates need no memory before they are indexed. */
  readonly candidates: (count: number) => Generator<CandidateProfile>
  readonly queries: (count: number) => SearchCriteria[]
}

export function makeMarket(seed: number, landscape: Landscape = inventLandscape(seed)): Market {
  return {
    taxonomy: landscape.taxonomy,
    candidates: (count) => makeCandidates(seeded(seed + 2000), count, landscape),
    queries: (count) => makeQueries(seeded(seed + 3000), count, landscape),
  }
}

function* makeCandidates(random: Random, count: number, landscape: Landscape): Generator<CandidateProfile> {
  const { families, skills } = landscape
  const popularity = zipf(skills.length, POPULARITY_SHIFT)
  for (let number = 0; number < count; number++) {
    const family = random.pick(families)
    const [country, timezone] = random.pick(PLACES)
    yield {
      id: idOf(random, number),
      titles: Array.from({ length: 1 + random.below(3) }, (_, place) => ({
        title: random.pick((place === 0 ? family : random.pick(families)).titles),
        months: 3 + random.below(80),
        endedMonthsAgo: place * random.below(40),
      })),
      seniority: random.pick(SENIORITIES),
      experienceMonths: random.chance(0.9) ? random.below(300) : null,
      skills: makeSkills(random, family.skills, { popularity, names: skills }),
      hourlyRateMinor: random.chance(0.85) ? 1000 + random.below(120) * 100 : null,
      noticeDays: random.chance(0.8) ? random.pick([0, 14, 30, 30, 60, 90]) : null,
      hoursPerWeek: 40,
      timezone,
      workingHours: random.chance(0.1) ? { from: 420 + random.below(8) * 30, to: 1080 } : null,
      country,
      languages: [
        { code: 'en', level: random.pick(LEVELS) },
        ...(random.chance(0.5) ? [{ code: random.pick(['de', 'fr', 'es', 'pt']), level: random.pick(LEVELS) }] : []),
      ],
      engagement: random.pick([['fullTime'], ['contract'], ['fullTime', 'contract'], []] as const),
      vettingScore: random.chance(0.4) ? random.below(101) : null,
      lastConfirmedDay: MARKET_DAY - random.below(400),
    }
  }
}

function makeSkills(
  random: Random,
  own: readonly number[],
  { popularity, names }: { popularity: (random: Random) => number; names: readonly string[] },
): ProfileSkill[] {
  const numbers = new Set<number>()
  const size = 5 + random.below(21)
  while (numbers.size < size) {
    numbers.add(random.chance(0.6) ? (own[Math.floor(random.next() ** 2 * own.length)] ?? 0) : popularity(random))
  }
  return [...numbers].map((number) => {
    const evidence = random.pick(['claimed', 'claimed', 'claimed', 'agency', 'assessed', 'interviewed'] as const)
    return {
      skill: names[number] ?? '',
      years: random.chance(0.7) ? random.below(24) / 2 : null,
      level: random.chance(0.3) ? 1 + random.below(5) : null,
      evidence,
      evidenceDay: evidence === 'claimed' ? null : MARKET_DAY - random.below(1500),
      lastUsedDay: random.chance(0.7) ? MARKET_DAY - random.below(2500) : null,
      prominence: random.pick([0, 1, 1, 2, 2, 3] as const),
    }
  })
}

/** Generates a query: three to twelve skills of one family, and sometimes a limit. */
function makeQueries(random: Random, count: number, { families, skills: names }: Landscape): SearchCriteria[] {
  return Array.from({ length: count }, () => {
    const { skills: own, titles } = random.pick(families)
    const asked = new Set<number>()
    const size = 3 + random.below(10)
    while (asked.size < size) asked.add(own[Math.floor(random.next() ** 2 * own.length)] ?? 0)
    const skills = [...asked].map((number) => names[number] ?? '')
    const musts = skills.slice(0, Math.ceil(size / 2))
    return {
      title: null,
      titleSlug: random.chance(0.7) ? random.pick(titles) : null,
      seniority: random.chance(0.5) ? random.pick(['mid', 'senior'] as const) : 'none',
      years: random.chance(0.4) ? { min: 1 + random.below(7), max: null } : null,
      mustHave: musts.map((skill) => ({
        anyOf: [skill],
        minYears: random.chance(0.2) ? 1 + random.below(5) : null,
        minEvidence: null,
      })),
      mustHaveMode: 'prefer',
      niceToHave: skills.slice(musts.length).map((skill) => ({ skill, weight: 3 })),
      constraints: makeConstraints(random),
      unwantedSkills: [],
    }
  })
}

function makeConstraints(random: Random): SearchCriteria['constraints'] {
  const rate = { amountMinor: 4000 + random.below(60) * 100, currency: 'EUR', period: 'hour' as const }
  return {
    rateMax: random.chance(0.4) ? rate : null,
    noticeMaxDays: random.chance(0.3) ? 30 : null,
    startBy: null,
    overlapHours: random.chance(0.4) ? { zone: 'Europe/Berlin', hours: 4 } : null,
    languages: random.chance(0.3) ? [{ code: 'en', level: 'B2' }] : [],
    countries: random.chance(0.15) ? ['DE', 'PL', 'PT', 'GB'] : [],
    engagement: random.chance(0.3) ? ['contract'] : [],
  }
}

/** Has the form of a UUID of version 7. */
function idOf(random: Random, number: number): string {
  const time = (1_790_000_000_000 + number).toString(16).padStart(12, '0')
  const low = Math.floor(random.next() * 2 ** 48)
    .toString(16)
    .padStart(12, '0')
  const middle = random.below(4096).toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${middle}-8${middle}-${low}`
}
