/** The market as plain columns: what every peer loads, bands of its facets included. */

import { type CandidateProfile, evidenceGrades } from '@assay/ranking-engine'
import { bandOf, NOTICE_BANDS, RATE_BANDS, YEARS_BANDS } from '@assay/ranking-engine/facets/bands'
import { sharedHours } from '@assay/ranking-engine/testing/shared-hours'
import { MARKET_NOW, type Market } from './market.ts'
import { engagementBits, LEVELS, type Question } from './question.ts'

export interface MarketRow {
  readonly id: string
  readonly skills: readonly { readonly slug: string; readonly grade: number }[]
  readonly rate: number | null
  readonly notice: number | null
  /** A place in `schedules`. */
  readonly schedule: number
  readonly country: string
  /** Null where no level, or no language at all, is stated; 0 for somebody who names other languages only. */
  readonly english: number | null
  readonly engagement: number
  readonly seniority: string
  readonly rateBand: number
  readonly noticeBand: number
  readonly yearsBand: number
  readonly family: string
}

export interface MarketRows {
  readonly count: number
  readonly each: () => Generator<MarketRow>
  readonly rowOf: (profile: CandidateProfile) => MarketRow
  /** Places of the schedules that share the asked hours. */
  readonly schedulesFor: (overlap: NonNullable<Question['overlap']>) => readonly number[]
}

type Schedule = Pick<CandidateProfile, 'timezone' | 'workingHours'>

/** Rows are made as they are read: nothing of a million stays in memory. */
export function rowsOf(market: Market, count: number): MarketRows {
  const schedules = new Map<string, { place: number; schedule: Schedule }>()
  const families = new Map(market.taxonomy.titles.map(({ slug, family }) => [slug, family]))
  const hours = new Map<string, readonly number[]>()
  const placeOf = ({ timezone, workingHours }: Schedule): number => {
    const key = `${timezone} ${workingHours?.from} ${workingHours?.to}`
    const known = schedules.get(key) ?? { place: schedules.size, schedule: { timezone, workingHours } }
    schedules.set(key, known)
    return known.place
  }
  const rowOf = (profile: CandidateProfile): MarketRow =>
    makeRow(profile, placeOf(profile), families.get(profile.titles[0]?.title ?? '') ?? 'unknown')
  return {
    count,
    rowOf,
    each: function* () {
      for (const profile of market.candidates(count)) yield rowOf(profile)
    },
    schedulesFor: ({ zone, hours: least }) => {
      const key = `${zone} ${least}`
      const known =
        hours.get(key) ??
        [...schedules.values()]
          .filter(({ schedule }) => (sharedHours(schedule as CandidateProfile, zone, MARKET_NOW) ?? least) >= least)
          .map(({ place }) => place)
      hours.set(key, known)
      return known
    },
  }
}

function makeRow(profile: CandidateProfile, schedule: number, family: string): MarketRow {
  const { experienceMonths, hourlyRateMinor } = profile
  return {
    id: profile.id,
    skills: profile.skills.map(({ skill, evidence }) => ({ slug: skill, grade: evidenceGrades.indexOf(evidence) })),
    rate: hourlyRateMinor,
    notice: profile.noticeDays,
    schedule,
    country: profile.country ?? 'unknown',
    english: englishOf(profile),
    engagement: engagementBits(profile.engagement),
    seniority: profile.seniority,
    rateBand: bandOf(RATE_BANDS, hourlyRateMinor === null ? null : hourlyRateMinor / 100),
    noticeBand: bandOf(NOTICE_BANDS, profile.noticeDays),
    yearsBand: bandOf(YEARS_BANDS, experienceMonths === null ? null : Math.floor(experienceMonths / 3) / 4),
    family,
  }
}

function englishOf({ languages }: CandidateProfile): number | null {
  if (languages.length === 0) return null
  const english = languages.find(({ code }) => code === 'en')
  if (english === undefined) return 0
  return english.level === null ? null : LEVELS.indexOf(english.level) + 1
}
