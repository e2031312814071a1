/**
 * Everything that the ranker may know about a candidate. There is no field for name, photo, gender, age, birth or
 * graduation year, nationality, school, address or link, so none of them can become a feature.
 */

/** Weakest first. */
export const evidenceGrades = ['claimed', 'agency', 'assessed', 'interviewed', 'workSample'] as const
export type EvidenceGrade = (typeof evidenceGrades)[number]

export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'
export type LanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'

export interface ProfileSkill {
  skill: string
  /** Years of use; null when not known. */
  years: number | null
  /** 1 to 5; null when not known. */
  level: number | null
  evidence: EvidenceGrade
  /** Day of the evidence as days since 1970-01-01; null when not known. */
  evidenceDay: number | null
  /** Day of last use as days since 1970-01-01; null when not known. */
  lastUsedDay: number | null
  /** How prominent the skill is in the profile: 0 mentioned in passing, 1 listed, 2 used in a job, 3 core. */
  prominence: 0 | 1 | 2 | 3
}

export interface ProfileTitle {
  title: string
  months: number | null
  /** Months since it ended, 0 when current; null when not known. */
  endedMonthsAgo: number | null
}

export interface CandidateProfile {
  /** UUID or external id. It earns no points and is the last tie-breaker. */
  id: string
  /** Most recent first; slugs of the taxonomy. Without dates the title of the headline comes first. */
  titles: readonly ProfileTitle[]
  seniority: Seniority
  experienceMonths: number | null
  skills: readonly ProfileSkill[]
  /** Cents of the reference currency (EUR) per hour. */
  hourlyRateMinor: number | null
  noticeDays: number | null
  hoursPerWeek: number | null
  /** IANA zone. */
  timezone: string | null
  /** Minutes after local midnight; null: 09:00 to 18:00 is assumed. */
  workingHours: { from: number; to: number } | null
  country: string | null
  languages: readonly { code: string; level: LanguageLevel | null }[]
  engagement: readonly ('fullTime' | 'contract')[]
  /** Keywords of the profile, each once, as spelled in the shipped table; absent if they were never read. */
  keywords?: readonly string[]
  /** 0 to 100 over passed vetting stages; null if never vetted. */
  vettingScore: number | null
  /** Days since 1970-01-01. */
  lastConfirmedDay: number | null
}
