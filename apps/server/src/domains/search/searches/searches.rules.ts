import { createHash } from 'node:crypto'
import type { Contribution, MustHaveTick, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { LintFinding, SourceSpan } from '@assay/contracts/search-criteria'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { Match } from '@assay/ranking-engine'
import type { Reading } from '@assay/text-reading/description/reading'
import { dayNumbered } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** A match as stored: the wire shape, with the candidate by id. */
export interface FrozenMatch {
  readonly candidateId: string
  readonly rank: number
  readonly score: number
  readonly low: number
  readonly high: number
  readonly tieGroup: number
  readonly rankLow: number | null
  readonly rankHigh: number | null
  readonly rankWithoutClaims: number | null
  readonly overlapHours: number | null
  readonly mustHaves: readonly MustHaveTick[]
  readonly titleMet: boolean | null
  readonly countryMet: boolean | null
  readonly languageMet: boolean | null
  readonly overlapMet: boolean | null
  readonly payMet: boolean | null
  readonly noticeMet: boolean | null
  readonly levelMet: boolean | null
  readonly yearsMet: boolean | null
  readonly onlyPreferences: boolean | null
  readonly contributions: readonly Contribution[]
  readonly sentence: string
}

/** Quartiles of hourly pay in minor units. */
export interface PayBand {
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly currency: string
  readonly people: number
}

/** Matches that are stored with every line of their explanations. */
export const FROZEN_MATCHES = 200
export const GUEST_SEARCHES = 3
export const GUEST_WINDOW_MS = DAY_MS
export const GUEST_MATCHES_SHOWN = 5
/** Matches that move along when a guest registers. */
export const GUEST_MATCHES_KEPT = 50

/** Excerpts by candidate and skill slug. */
export type Excerpts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The stored form of a match: the answer with its explanation, and masked excerpts. */
export function frozenMatchOf(match: Match, excerpts: Excerpts): FrozenMatch {
  const own = excerpts.get(match.candidateId)
  return {
    candidateId: match.candidateId,
    rank: match.rank,
    score: match.score,
    low: match.low,
    high: match.high,
    tieGroup: match.tieGroup,
    rankLow: match.rankLow,
    rankHigh: match.rankHigh,
    rankWithoutClaims: match.rankWithoutClaims,
    overlapHours: match.overlapHours,
    mustHaves: match.mustHaves.map(({ position, met, bySkill, note }) => ({
      position,
      met,
      note,
      bySkillId: bySkill === null ? null : skillIdOf(bySkill),
    })),
    titleMet: match.titleMet,
    countryMet: match.countryMet,
    languageMet: match.languageMet,
    overlapMet: match.overlapMet,
    payMet: match.payMet,
    noticeMet: match.noticeMet,
    levelMet: match.levelMet,
    yearsMet: match.yearsMet,
    onlyPreferences: match.onlyPreferences,
    contributions: match.contributions.map(({ feature, label, value, points, evidence }) => ({
      feature,
      label,
      value,
      points,
      evidence:
        evidence === null
          ? null
          : {
              grade: evidence.grade,
              on: evidence.day === null ? null : dayNumbered(evidence.day),
              excerpt: own?.get(evidence.skill) ?? null,
            },
    })),
    sentence: match.sentence,
  }
}

export function spansOf(reading: Reading): SourceSpan[] {
  return reading.spans.map(({ start, end, text, target, skill, position }) => ({
    start,
    end,
    text,
    target,
    position,
    skillId: skill === null ? null : skillIdOf(skill),
  }))
}

/** Findings of the reader, and of criteria that contradict each other. */
export function lintOf(
  reading: Pick<Reading, 'lint'> | null,
  contradictions: readonly LintFinding[] = [],
): LintFinding[] {
  const read: readonly LintFinding[] = reading?.lint ?? []
  return [...read, ...contradictions.filter(({ message }) => !read.some((each) => isSame(each.message, message)))]
}

/** Where no candidate meets every condition: the one that, relaxed alone, brings most of them. */
export function looseningOf(
  { matchedCount, waterfall }: { readonly matchedCount: number; readonly waterfall: readonly WaterfallStep[] },
  relaxations: readonly { readonly target: string; readonly brings: number }[],
): LintFinding[] {
  const [best] = relaxations.toSorted((left, right) => right.brings - left.brings)
  const condition = waterfall.find(({ target }) => target === best?.target)?.condition
  if (matchedCount > 0 || best === undefined || condition === undefined) return []
  const people = best.brings === 1 ? '1 person' : `${best.brings} people`
  const message = `No candidate meets every condition. With “${condition}” relaxed, ${people} would match.`
  return [{ code: 'over-constrained', message, start: null, end: null }]
}

/** Derived from search and candidate, so that a match needs no id column. */
export function matchIdOf(searchId: string, candidateId: string): string {
  const digest = createHash('sha256').update(`${searchId}/${candidateId}`).digest('hex')
  return `${searchId.slice(0, 13)}-7${digest.slice(0, 3)}-a${digest.slice(3, 6)}-${digest.slice(6, 18)}`
}

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()
