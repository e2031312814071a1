import type { guestMatch } from '@assay/contracts/candidate-anonymous-searches'
import type { Contribution } from '@assay/contracts/candidate-searches'
import { formatLines, formatSentence } from '@assay/contracts/sealed-text'
import type { z } from 'zod'
import { capitalize, formatCountry, formatHours, formatPay, formatYears } from '../../../platform/format.ts'
import { strongestGrade } from '../criteria/index.ts'
import type { Match, PreviewedMatch } from '../searches/index.ts'
import { missedYears } from './counted-criteria.ts'

export type GuestMatch = z.output<typeof guestMatch>

/** A match as shown to members and guests alike. */
export interface MatchView {
  readonly key: string
  readonly rank: number
  readonly score: number
  readonly band: { low: number; high: number } | null
  /** Ranks that the data can't distinguish; null if unknown. */
  readonly places: { readonly best: number; readonly worst: number } | null
  /** The rank if self-reported claims didn't count for any candidate; null if unknown. */
  readonly rankWithoutClaims: number | null
  readonly tieGroup: number
  readonly name: string
  readonly headline: string
  /** No dated job has a title like the requested one. */
  readonly isUntitled: boolean
  /** The level is too far from the requested one. */
  readonly isOffLevel: boolean
  readonly place: string | null
  /** The search prefers other countries. */
  readonly isElsewhere: boolean
  /** A preferred language is missing. */
  readonly isUnspoken: boolean
  /** The search prefers more shared hours. */
  readonly sharesTooFew: boolean
  readonly asksTooMuch: boolean
  readonly startsTooLate: boolean
  readonly years: string | null
  readonly pay: { readonly shown: string; readonly original: string | null } | null
  readonly notice: string | null
  readonly overlap: string | null
  /** The number of profiles with nearly this career; null if there is no other. */
  readonly sameCareer: number | null
  readonly bestEvidence: { grade: string; on: string | null } | null
  readonly mustHaves: Match['mustHaves']
  readonly mustHavesMet: number
  readonly contributions: readonly Contribution[]
  readonly sentence: string
}

/** Without requested hours there are no figures, and the column would be a row of dashes. */
export const hasOverlaps = (matches: readonly PreviewedMatch[]): boolean =>
  matches.some(({ overlapHours }) => overlapHours !== null)

export function viewOfMatch(
  match: PreviewedMatch & Partial<Pick<Match, 'rankWithoutClaims' | 'sameCareer'>>,
): MatchView {
  const { candidate } = match
  return {
    key: candidate.id,
    rank: match.rank,
    score: match.score,
    band: { low: match.low, high: match.high },
    places: match.rankLow === null || match.rankHigh === null ? null : { best: match.rankLow, worst: match.rankHigh },
    rankWithoutClaims: match.rankWithoutClaims ?? null,
    tieGroup: match.tieGroup,
    name: candidate.legalName ?? candidate.maskedName,
    headline: candidate.headline || headlineOf(candidate.titleName, candidate.seniority),
    isUntitled: match.titleMet === false,
    isOffLevel: match.levelMet === false,
    place: candidate.country === null ? null : formatCountry(candidate.country),
    isElsewhere: match.countryMet === false,
    isUnspoken: match.languageMet === false,
    sharesTooFew: match.overlapMet === false,
    asksTooMuch: match.payMet === false,
    startsTooLate: match.noticeMet === false,
    years: formatExperience(candidate.experienceYears, match),
    pay: payOf(candidate.rateExpected, match.rateConverted),
    notice: candidate.noticeDays === null ? null : formatNotice(candidate.noticeDays),
    overlap: match.overlapHours === null ? null : formatHours(match.overlapHours),
    sameCareer: match.sameCareer?.profiles ?? null,
    bestEvidence: bestEvidence(match.contributions),
    mustHaves: match.mustHaves,
    mustHavesMet: match.mustHavesMet,
    contributions: formatLines(match.contributions),
    sentence: formatSentence(match.sentence),
  }
}

export function viewOfGuestMatch(match: GuestMatch): MatchView {
  return {
    key: match.candidateRef,
    rank: match.rank,
    score: match.score,
    band: null,
    places: null,
    rankWithoutClaims: null,
    tieGroup: match.tieGroup,
    name: nameOfGuestMatch(match.candidateRef),
    headline: headlineOf(match.titleName, match.seniority),
    isUntitled: match.titleMet === false,
    isOffLevel: match.levelMet === false,
    place: null,
    isElsewhere: false,
    isUnspoken: match.languageMet === false,
    sharesTooFew: match.overlapMet === false,
    asksTooMuch: false,
    startsTooLate: false,
    years: formatExperience(match.experienceYears, match),
    pay: null,
    notice: null,
    overlap: match.overlapHours === null ? null : formatHours(match.overlapHours),
    sameCareer: null,
    bestEvidence: match.bestEvidence === null ? null : { grade: match.bestEvidence, on: null },
    mustHaves: match.mustHaves,
    mustHavesMet: match.mustHavesMet,
    contributions: formatLines(match.contributions),
    sentence: formatSentence(match.sentence),
  }
}

/** Guests see no names. A few characters of the reference identify a candidate within one search. */
function nameOfGuestMatch(ref: string): string {
  return `Candidate ${ref
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 5)
    .toUpperCase()}`
}

/** In the unit of the search; with the original where it was converted. */
function payOf(stated: Match['candidate']['rateExpected'], converted: Match['rateConverted']): MatchView['pay'] {
  if (stated === null) return null
  if (converted === null) return { shown: formatPay(stated), original: null }
  return { shown: `≈ ${formatPay(converted)}`, original: formatPay(stated) }
}

function formatNotice(days: number): string {
  if (days === 0) return 'Now'
  if (days % 30 === 0) return days === 30 ? '1 month' : `${days / 30} months`
  if (days % 7 === 0) return days === 7 ? '1 week' : `${days / 7} weeks`
  return days === 1 ? '1 day' : `${days} days`
}

function formatExperience(years: number | null, match: Parameters<typeof missedYears>[1]): string | null {
  if (years === null) return null
  const missed = missedYears(years, match)
  // Beside a person, years alone read as an age.
  const experience = `${formatYears(years)} of experience`
  return missed === null ? experience : `${experience}, ${missed}`
}

function headlineOf(title: string | null, seniority: string): string {
  const name = title ?? 'Title not stated'
  return seniority === 'none' || name.toLowerCase().includes(seniority) ? name : `${capitalize(seniority)} ${name}`
}

/** The highest verification level behind a line of this explanation. */
function bestEvidence(contributions: readonly Contribution[]): MatchView['bestEvidence'] {
  const found = contributions.flatMap(({ evidence, points }) => (evidence === null || points <= 0 ? [] : [evidence]))
  const grade = strongestGrade(found.map((each) => each.grade))
  if (grade === null) return null
  const dates = found.filter((each) => each.grade === grade && each.on !== null).map(({ on }) => on as string)
  return { grade, on: dates.sort().at(-1) ?? null }
}
