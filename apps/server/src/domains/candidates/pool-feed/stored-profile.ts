import type { CandidateProfile, ProfileSkill } from '@assay/ranking-engine/candidate/candidate-profile'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import { skillSlugOf, titleSlugOf } from '../taxonomy/index.ts'
import type { ProfileRow } from './candidate-profiles.store.ts'
import { legacyProfile, upgradeProfile } from './legacy-profiles.ts'
import {
  type DatedTitle,
  dayOf,
  hoursOf,
  type Stage,
  titlesOf,
  vettingScoreOf,
  withoutOverlaps,
} from './profile-of-candidate.ts'

type Unchanging = Omit<CandidateProfile, 'titles' | 'vettingScore'>

/** A profile with dates instead of ages, so that it stays the same from day to day. */
export interface StoredProfile extends Unchanging {
  readonly headline: string | null
  readonly work: readonly DatedTitle[]
  readonly vetting: readonly StoredStage[]
}

interface StoredStage extends Stage {
  readonly validUntilDay: number | null
}

/** Sorts its lists, since the database promises no order. */
export function storedProfileOf(row: ProfileRow): StoredProfile {
  return {
    id: row.id,
    headline: row.titleId === null ? null : titleSlugOf(row.titleId),
    work: withoutOverlaps(
      (row.work ?? []).map(([titleId, startedOn, endedOn]) => ({
        titleSlug: titleId === null ? null : titleSlugOf(titleId),
        startedOn,
        endedOn,
      })),
    ),
    seniority: row.seniority,
    experienceMonths: row.experienceMonths,
    skills: skillsOf(row).sort((left, right) => (left.skill < right.skill ? -1 : 1)),
    hourlyRateMinor: row.hourlyRateMinor,
    noticeDays: row.noticeDays,
    hoursPerWeek: row.hoursPerWeek,
    timezone: row.timezone,
    workingHours: hoursOf(row.workingHours),
    country: row.country,
    languages: (row.languages ?? [])
      .map(([code, level]) => ({ code, level }))
      .sort((left, right) => (left.code < right.code ? -1 : 1)),
    engagement: row.engagement,
    vetting: stagesOf(row).sort((left, right) => (canonicalJson(left) < canonicalJson(right) ? -1 : 1)),
    lastConfirmedDay: row.lastConfirmedDay,
    // Left out if empty, so that hashes from before keywords stay the same.
    ...(row.keywords.length === 0 ? {} : { keywords: row.keywords.toSorted() }),
  }
}

/** The ranker's profile as of a day: months since a title ended, and vetting results still valid. */
export function profileOn(kept: StoredProfile, today: string): CandidateProfile {
  const { headline, work, vetting, ...unchanging } = kept
  const todayDay = dayOf(today) ?? 0
  return {
    ...unchanging,
    titles: titlesOf(headline, work, today),
    vettingScore: vettingScoreOf(
      vetting.filter(({ validUntilDay }) => validUntilDay === null || validUntilDay >= todayDay),
    ),
  }
}

export const parseStoredProfile = (text: string): StoredProfile => upgradeProfile(JSON.parse(text)) as StoredProfile

export interface ProfileText {
  readonly candidateId: string
  readonly contentHash: string
  /** Hash under the previous format; a profile stored with it is unchanged. */
  readonly formerHash: string
  readonly profile: string
}

/** The canonical text that is stored, with a hash that detects any change. */
export function textOfProfile(kept: StoredProfile): ProfileText {
  const profile = canonicalJson(kept)
  const contentHash = sha256(profile)
  const formerHash = kept.keywords === undefined ? contentHash : sha256(canonicalJson(legacyProfile(kept)))
  return { candidateId: kept.id, contentHash, formerHash, profile }
}

function skillsOf(row: ProfileRow): ProfileSkill[] {
  return row.skills.flatMap(([skillId, years, level, evidence, evidenceDay, lastUsedDay, prominence]) => {
    const skill = skillSlugOf(skillId)
    return skill === null ? [] : [{ skill, years, level, evidence, evidenceDay, lastUsedDay, prominence }]
  })
}

function stagesOf(row: ProfileRow): StoredStage[] {
  return (row.vetting ?? []).map(([result, score, scoreMax, validUntilDay]) => ({
    result,
    score,
    scoreMax,
    validUntilDay,
  }))
}
