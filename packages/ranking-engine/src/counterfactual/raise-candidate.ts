/** What would bring a candidate among the best: the fewest things that a person can really change. */

import { type CandidateProfile, type EvidenceGrade, evidenceGrades } from '../candidate/candidate-profile.ts'
import { buildPool, type Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { explain, rank } from '../rank.ts'
import type { CountOptions } from '../sharing/question.ts'

/** One thing that a person can do. Nothing that somebody is born with, or that only time brings, is ever proposed. */
export type Change =
  | { readonly kind: 'evidence'; readonly skill: string; readonly grade: EvidenceGrade; readonly points: number }
  | { readonly kind: 'notice'; readonly days: number; readonly points: number }

export interface Raise {
  /** Among so many. */
  readonly into: number
  readonly scoreNow: number
  /** What has to be surpassed: the score of the last one among the best, the candidate left aside. */
  readonly scoreNeeded: number
  /** The fewest changes that do it; all that help where even they do not. */
  readonly changes: readonly Change[]
  readonly scoreThen: number
  readonly isReached: boolean
}

export interface RaiseOptions extends CountOptions {
  readonly into: number
}

/** A proof by assessment asks less of a person than a sample of work, so it is proposed first. */
const PROOFS: readonly EvidenceGrade[] = ['assessed', 'workSample']
const NOTICES = [60, 30, 14, 0]
const MAX_CHANGES = 4
const MAX_TOPICS = 10

/**
 * null where the card leaves the candidate out, or where there are not so many others. Already among the best: no
 * change, and `isReached`. Where it is said that the changes do it, the changed profile surpasses the score needed.
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

/** The profile after the changes; evidence is dated today. */
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

/** Scores a profile that need not be in the pool, by the code that scores the pool. */
function scorer(pool: Pool, criteria: SearchCriteria, options: CountOptions) {
  const { taxonomy, asOfDay, exchange } = pool
  const model = options.model ?? pool.model
  return (profile: CandidateProfile): number | null => {
    const alone = buildPool([profile], { taxonomy, model, asOfDay, exchange })
    return explain(alone, criteria, profile.id, { ...options, except: [] })?.score ?? null
  }
}

/** What could be changed, each topic with its ways from the least effort on; the most rewarding topics first. */
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

/** The ways that earn points, each more than the one before it. */
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
 * Fewest changes first, then the least effort. Points of changes on different topics never add up to more than their
 * sum, so a set whose sum falls short need not be tried.
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
