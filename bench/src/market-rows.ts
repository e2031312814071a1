/** The market as plain columns for the peers, including the bands of its facets. */

import { type CandidateProfile, evidenceGrades } from '@assay/ranking-engine'
import { bandOf, NOTICE_BANDS, RATE_BANDS, YEARS_BANDS } from '@assay/ranking-engine/columns/bands'
import { sharedHours } from '@assay/ranking-engine/testing/shared-hours'
import { MARKET_NOW, type Market } from './market.ts'
import { type MarketRow, type PackedRows, startRows } from './packed-rows.ts'
import { engagementBits, LEVELS, type Question } from './question.ts'

export interface MarketRows {
  readonly count: number
  readonly each: () => Generator<MarketRow>
  /** The profiles behind the rows that peers will query. */
  readonly profiles: () => Generator<CandidateProfile>
  readonly rowOf: (profile: CandidateProfile) => MarketRow
  /** Indexes of the schedules that share the requested hours. */
  readonly schedulesFor: (overlap: NonNullable<Question['overlap']>) => readonly number[]
}

/** Generated once and stored packed, so that ten million rows fit into memory. */
export function rowsOf(market: Market, count: number, hasPeers: boolean): MarketRows {
  const schedules = startSchedules()
  const families = new Map(market.taxonomy.titles.map(({ slug, family }) => [slug, family]))
  const rowOf = (profile: CandidateProfile): MarketRow =>
    makeRow(profile, schedules.placeOf(profile), families.get(profile.titles[0]?.title ?? '') ?? 'unknown')
  let packed: PackedRows | undefined
  const keep = function* (rows: PackedRows): Generator<CandidateProfile> {
    for (const profile of market.candidates(count)) {
      rows.push(rowOf(profile))
      yield profile
    }
    packed = rows
  }
  const makeRows = (): PackedRows => {
    const rows = startRows()
    for (const profile of market.candidates(count)) rows.push(rowOf(profile))
    return rows
  }
  return {
    count,
    rowOf,
    profiles: () => (hasPeers && packed === undefined ? keep(startRows()) : market.candidates(count)),
    each: function* () {
      packed ??= makeRows()
      for (let number = 0; number < count; number++) yield packed.at(number)
    },
    schedulesFor: schedules.sharing,
  }
}

type Schedule = Pick<CandidateProfile, 'timezone' | 'workingHours'>

function startSchedules() {
  const schedules = new Map<string, { place: number; schedule: Schedule }>()
  const sharing = new Map<string, readonly number[]>()
  return {
    placeOf: ({ timezone, workingHours }: Schedule): number => {
      const key = `${timezone} ${workingHours?.from} ${workingHours?.to}`
      const known = schedules.get(key) ?? { place: schedules.size, schedule: { timezone, workingHours } }
      schedules.set(key, known)
      return known.place
    },
    sharing: ({ zone, hours }: NonNullable<Question['overlap']>): readonly number[] => {
      const key = `${zone} ${hours} ${schedules.size}`
      const known =
        sharing.get(key) ??
        [...schedules.values()]
          .filter(({ schedule }) => (sharedHours(schedule as CandidateProfile, zone, MARKET_NOW) ?? hours) >= hours)
          .map(({ place }) => place)
      sharing.set(key, known)
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
