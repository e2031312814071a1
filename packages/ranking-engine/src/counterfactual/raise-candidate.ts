/** Finds the fewest changes, within the candidate's power, that would lift a candidate into the top. */

import { type CandidateProfile, type EvidenceGrade, evidenceGrades } from '../candidate/candidate-profile.ts'
import { buildPool, type Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { explain, rank } from '../rank.ts'
import type { CountOptions } from '../sharing/question.ts'

/** One change that a candidate can make. Innate traits, and what only time brings, are never proposed. */
export type Change =
  | { readonly kind: 'evidence'; readonly skill: string; readonly grade: EvidenceGrade; readonly points: number }
  | { readonly kind: 'notice'; readonly days: number; readonly points: number }

export interface Raise {
  /** The size of the top. */
  readonly into: number
  readonly scoreNow: number
  /** The score to exceed: that of the last other candidate in the top. */
  readonly scoreNeeded: number
  /** The fewest changes that suffice; all helpful changes if none suffice. */
  readonly changes: readonly Change[]
  readonly scoreThen: number
  readonly isReached: boolean
}

export interface RaiseOptions extends CountOptions {
  readonly into: number
}

/** An assessment takes less effort than a work sample, so it is proposed first. */
const PROOFS: readonly EvidenceGrade[] = ['assessed', 'workSample']
const NOTICES = [60, 30, 14, 0]
const MAX_CHANGES = 4
const MAX_TOPICS = 10

/**
 * Finds the fewest changes of a profile that would bring it into the first `into` matches. Null when the candidate does
 * not match, or there are fewer matches than that. A candidate who is there already needs no change and `isReached`.
 */
export function raiseCandidate(
  pool: Pool,
  criteria: SearchCriteria,
  profile: CandidateProfile,
  options: RaiseOptions,
): Raise | null {
  const { into } = options
  const others = rank(pool, criteria, {
    ...options,
    limit: into,
    offset: 0,
    except: [...(options.except ?? []), profile.id],
  })
  const last = others.matches[into - 1]
  const scoreOf = scorer(pool, criteria, options)
  const scoreNow = scoreOf(profile)
  if (last === undefined || scoreNow === null) return null
  const question = { profile, scoreNow, scoreNeeded: last.score, scoreOf, today: pool.asOfDay }
  if ((explain(pool, criteria, profile.id, options)?.rank ?? Number.POSITIVE_INFINITY) <= into) {
    return { into, scoreNow, scoreNeeded: last.score, changes: [], scoreThen: scoreNow, isReached: true }
  }
  const topics = listTopics(question)
  const found = findFewest(topics, question)
  const changes = found ?? topics.map((topic) => topic.at(-1) as Change)
  const scoreThen = scoreOf(applyChanges(profile, changes, pool.asOfDay)) ?? scoreNow
  return { into, scoreNow, scoreNeeded: last.score, changes, scoreThen, isReached: found !== null }
}

/** The profile after the changes, with evidence dated today. */
export function applyChanges(profile: CandidateProfile, changes: readonly Change[], today: number): CandidateProfile {
  const grades = new Map(
    changes.flatMap((change) => (change.kind === 'evidence' ? [[change.skill, change.grade] as const] : [])),
  )
  const notice = changes.find((change) => change.kind === 'notice')
  return {
    ...profile,
    noticeDays: notice === undefined ? profile.noticeDays : notice.days,
    skills: profile.skills.map((skill) => {
      const grade = grades.get(skill.skill)
      return grade === undefined ? skill : { ...skill, evidence: grade, evidenceDay: today }
    }),
  }
}

interface Question {
  readonly profile: CandidateProfile
  readonly scoreNow: number
  readonly scoreNeeded: number
  readonly scoreOf: (profile: CandidateProfile) => number | null
  /** As days since 1970-01-01. */
  readonly today: number
}

/** Scores a profile outside the index with the code that scores the index. */
function scorer(pool: Pool, criteria: SearchCriteria, options: CountOptions) {
  const { taxonomy, asOfDay, exchange } = pool
  const model = options.model ?? pool.model
  return (profile: CandidateProfile): number | null => {
    const alone = buildPool([profile], { taxonomy, model, asOfDay, exchange })
    return explain(alone, criteria, profile.id, { ...options, except: [] })?.score ?? null
  }
}

/** The possible changes by topic, the ways of each from the least effort on; topics with the most points first. */
function listTopics(question: Question): Change[][] {
  const { profile } = question
  const skills = new Set(profile.skills.map(({ skill }) => skill))
  const topics = [...skills].map((skill) => proofsOf(question, skill))
  topics.push(noticesOf(question))
  return topics
    .filter((topic) => topic.length > 0)
    .sort((left, right) => (right.at(-1)?.points ?? 0) - (left.at(-1)?.points ?? 0))
    .slice(0, MAX_TOPICS)
}

function proofsOf(question: Question, skill: string): Change[] {
  const held = question.profile.skills.filter((each) => each.skill === skill).map(({ evidence }) => evidence)
  const best = Math.max(...held.map((grade) => evidenceGrades.indexOf(grade)))
  const ways = PROOFS.filter((grade) => evidenceGrades.indexOf(grade) >= best)
  return rewarding(
    question,
    ways.map((grade) => ({ kind: 'evidence', skill, grade, points: 0 })),
  )
}

function noticesOf(question: Question): Change[] {
  const now = question.profile.noticeDays
  if (now === null) return []
  return rewarding(
    question,
    NOTICES.filter((days) => days < now).map((days) => ({ kind: 'notice', days, points: 0 })),
  )
}

/** Keeps the changes that earn points, each more than the one before. */
function rewarding({ profile, scoreNow, scoreOf, today }: Question, ways: readonly Change[]): Change[] {
  const kept: Change[] = []
  for (const way of ways) {
    const then = scoreOf(applyChanges(profile, [way], today))
    const points = (then ?? scoreNow) - scoreNow
    if (points > (kept.at(-1)?.points ?? 0)) kept.push({ ...way, points })
  }
  return kept
}

/**
 * Tries fewer changes first, then less effort. Changes on different topics never earn more than their sum, so a set
 * with too small a sum is skipped.
 */
function findFewest(topics: readonly Change[][], question: Question): Change[] | null {
  const gap = question.scoreNeeded - question.scoreNow
  for (let size = 1; size <= Math.min(MAX_CHANGES, topics.length); size += 1) {
    const sets = combine(topics, size)
      .filter((set) => sumPoints(set) > gap)
      .sort((left, right) => effortOf(left, topics) - effortOf(right, topics) || sumPoints(right) - sumPoints(left))
    for (const set of sets) {
      const then = question.scoreOf(applyChanges(question.profile, set, question.today))
      if (then !== null && then > question.scoreNeeded) return set
    }
  }
  return null
}

function combine(topics: readonly Change[][], size: number): Change[][] {
  if (size === 0) return [[]]
  return topics.flatMap((topic, place) =>
    combine(topics.slice(place + 1), size - 1).flatMap((rest) => topic.map((change) => [change, ...rest])),
  )
}

function effortOf(set: readonly Change[], topics: readonly Change[][]): number {
  return set.reduce((sum, change) => sum + Math.max(...topics.map((topic) => topic.indexOf(change))), 0)
}

function sumPoints(set: readonly Change[]): number {
  return set.reduce((sum, { points }) => sum + points, 0)
}
