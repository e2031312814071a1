import type { AuditMeasure } from '@assay/contracts/bias-audits'
import type { Queries } from '../../platform/context/context.ts'
import { type Course, listCourses } from '../pipeline/shortlists/index.ts'
import { listFrozenMatches, listSearchesForJobs, type Search } from '../search/index.ts'
import { medianOf } from './impact-tables.rules.ts'

/** One person ranked for one job. */
export interface Assessment {
  readonly candidateId: string
  readonly jobId: string
  readonly reached: Readonly<Record<AuditMeasure, boolean>>
  /** By feature, less the average of the ranking. */
  readonly points: ReadonlyMap<string, number>
}

/** The last search for a job in the period. */
export interface LastRanking {
  readonly search: Search & { readonly requirementId: string }
  readonly list: readonly { readonly id: string; readonly score: number }[]
}

export interface Gathered {
  readonly assessments: readonly Assessment[]
  readonly rankings: readonly LastRanking[]
  readonly models: readonly string[]
}

/** Every candidate in the frozen answers of the period, once per job, from the latest of its searches. */
export async function gatherAssessments(
  db: Queries,
  wanted: { readonly companyId: string | null; readonly from: Date; readonly to: Date },
): Promise<Gathered> {
  const searches = await listSearchesForJobs(db, wanted)
  const coursesOf = new Map<string, ReadonlyMap<string, Course>>()
  for (const companyId of new Set(searches.map((search) => search.companyId))) {
    const courses = await listCourses(db, companyId)
    coursesOf.set(companyId, new Map(courses.map((course) => [keyOf(course), course])))
  }
  const assessments = new Map<string, Assessment>()
  const rankings = new Map<string, LastRanking>()
  for (const search of searches) {
    const matches = await listFrozenMatches(db, search.id, { from: 0, to: search.frozenCount })
    const median = medianOf(matches.map(({ score }) => score))
    const averages = averagesOf(matches)
    for (const { candidateId, score, contributions } of matches) {
      const key = keyOf({ candidateId, requirementId: search.requirementId })
      const reached = { scored: score > median, ...stagesOf(coursesOf.get(search.companyId)?.get(key)) }
      const own = pointsOf(contributions)
      const points = new Map([...averages].map(([name, average]) => [name, (own.get(name) ?? 0) - average]))
      assessments.set(key, { candidateId, jobId: search.requirementId, reached, points })
    }
    const list = matches.map(({ candidateId: id, score }) => ({ id, score }))
    rankings.set(search.requirementId, { search, list })
  }
  const models = [...new Set(searches.map(({ modelVersionId }) => modelVersionId))].toSorted()
  return { assessments: [...assessments.values()], rankings: [...rankings.values()], models }
}

const keyOf = ({ candidateId, requirementId }: Pick<Course, 'candidateId' | 'requirementId'>): string =>
  `${requirementId} ${candidateId}`

const HIRED = new Set(['hired'])
const INTERVIEWED = new Set(['interviewing', 'decision', 'offer', ...HIRED])
const SHORTLISTED = new Set(['shortlisted', 'contactRequested', 'contactReleased', ...INTERVIEWED])

function stagesOf(course: Course | undefined): Omit<Assessment['reached'], 'scored'> {
  const came = (to: ReadonlySet<string>) => course?.steps.some(({ toStage }) => to.has(toStage)) ?? false
  return { shortlisted: came(SHORTLISTED), interviewed: came(INTERVIEWED), hired: came(HIRED) }
}

type Lines = readonly { readonly feature: string; readonly points: number }[]

function pointsOf(lines: Lines): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { feature, points } of lines) sums.set(feature, (sums.get(feature) ?? 0) + points)
  return sums
}

function averagesOf(matches: readonly { readonly contributions: Lines }[]): Map<string, number> {
  const sums = pointsOf(matches.flatMap(({ contributions }) => contributions))
  return new Map([...sums].map(([feature, points]) => [feature, points / matches.length]))
}
