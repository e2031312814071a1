import type { CandidateProfile, ProfileTitle } from '@assay/ranking-engine/candidate/candidate-profile'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type CandidateRecord, hourlyRateMinor, monthNumber, monthText } from '../records/index.ts'
import type { ProfileRow } from './candidate-profiles.store.ts'

/** Score of a stage that was passed without a figure. */
const PASS_SCORE = 80

/** The ranker's profile of an imported record. */
export function profileOfRecord(record: CandidateRecord, today: string): CandidateProfile {
  return {
    id: record.externalId,
    titles: titlesOf(record.titleSlug, withoutOverlaps(record.work), today),
    seniority: record.seniority,
    experienceMonths: record.experienceMonths,
    skills: record.skills.map((skill) => ({
      skill: skill.slug,
      years: skill.years,
      level: skill.level,
      evidence: skill.evidence,
      evidenceDay: dayOf(skill.evidenceOn),
      lastUsedDay: dayOf(skill.lastUsedOn),
      prominence: skill.prominence,
    })),
    hourlyRateMinor: hourlyRateMinor(record.rate),
    noticeDays: record.noticeDays,
    hoursPerWeek: record.hoursPerWeek,
    timezone: record.timezone,
    workingHours: hoursOf(record.workingHours),
    country: record.country,
    languages: record.languages,
    engagement: record.engagement,
    vettingScore: vettingScoreOf(
      record.vetting.filter((result) => result.validUntil === null || result.validUntil >= today),
    ),
    lastConfirmedDay: dayOf(record.lastConfirmedAt?.slice(0, 10) ?? null),
    keywords: record.keywords ?? [],
  }
}

export function dayOf(date: string | null): number | null {
  return date === null ? null : Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

export interface DatedTitle {
  readonly titleSlug: string | null
  readonly startedOn: string | null
  readonly endedOn: string | null
}

/** Jobs of one title at one time count once: a later one begins where the earlier one ended, or is left out. */
export function withoutOverlaps<Work extends DatedTitle>(work: readonly Work[]): Work[] {
  const reached = new Map<string, number>()
  const kept = new Map<number, Work>()
  const inOrder = [...work.entries()].sort(([, left], [, right]) => monthOf(left.startedOn) - monthOf(right.startedOn))
  for (const [place, entry] of inOrder) {
    const { titleSlug, startedOn, endedOn } = entry
    kept.set(place, entry)
    if (titleSlug === null || startedOn === null) continue
    const to = endedOn === null ? Number.POSITIVE_INFINITY : monthNumber(endedOn, 11)
    const before = reached.get(titleSlug) ?? Number.NEGATIVE_INFINITY
    reached.set(titleSlug, Math.max(before, to))
    if (before <= monthOf(startedOn)) continue
    if (before < to) kept.set(place, { ...entry, startedOn: monthText(before) })
    else kept.delete(place)
  }
  return work.flatMap((_, place) => kept.get(place) ?? [])
}

const monthOf = (date: string | null): number => (date === null ? Number.NEGATIVE_INFINITY : monthNumber(date, 0))

// The headline's title comes first, unless the work history dates it.
export function titlesOf(headline: string | null, work: readonly DatedTitle[], today: string): ProfileTitle[] {
  const thisMonth = monthNumber(today, 0)
  const held = work.flatMap(({ titleSlug, startedOn, endedOn }): ProfileTitle[] => {
    if (titleSlug === null) return []
    const end = endedOn === null ? thisMonth : Math.min(thisMonth, monthNumber(endedOn, 11))
    const isDated = startedOn !== null
    return [
      {
        title: titleSlug,
        months: isDated ? Math.max(1, end - monthNumber(startedOn, 0)) : null,
        endedMonthsAgo: isDated || endedOn !== null ? Math.max(0, thisMonth - end) : null,
      },
    ]
  })
  if (headline === null || held[0]?.title === headline) return held
  return [{ title: headline, months: null, endedMonthsAgo: null }, ...held]
}

export function hoursOf(hours: ProfileRow['workingHours']): CandidateProfile['workingHours'] {
  const [first] = hours
  return first === undefined ? null : { from: minutesOf(first.from), to: minutesOf(first.to) }
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

export interface Stage {
  readonly result: 'pass' | 'fail' | 'score'
  readonly score: number | null
  readonly scoreMax: number | null
}

/** Mean over all valid stages, 0 to 100; failed ones do not count. */
export function vettingScoreOf(stages: readonly Stage[]): number | null {
  if (stages.length === 0) return null
  const total = stages.reduce((sum, stage) => sum + stagePoints(stage), 0)
  return Math.round(total / stages.length)
}

function stagePoints({ result, score, scoreMax }: Stage): number {
  if (result === 'fail') return 0
  return score === null || scoreMax === null ? PASS_SCORE : (100 * score) / scoreMax
}
