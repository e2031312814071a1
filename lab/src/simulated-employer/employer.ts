/** Simulates an employer with known preferences and click behavior, as ground truth for the learners. */

import type { ShownRow } from '@assay/training/funnel'
import type { HarvestedLook } from '@assay/training/position-bias'
import { type RandomStream, seededRandom } from '@assay/training/seeded-random'

/** The true preference, in addition to the prior's weights. No learner sees it. */
const TRAITS = [
  { name: 'title', prior: 1.4, taste: 0.5 },
  { name: 'mustHave', prior: 3.2, taste: 2.2 },
  { name: 'niceToHave', prior: 1.2, taste: 0.4 },
  { name: 'typicalSkills', prior: 0.5, taste: 0.1 },
  { name: 'evidence', prior: 0.6, taste: 2 },
  { name: 'seniority', prior: 0.6, taste: 1.2 },
  { name: 'years', prior: 0.5, taste: 0.2 },
  { name: 'notice', prior: 0.2, taste: 1.2 },
] as const

export const traitCount = TRAITS.length
/** The examination probability of a rank is rank^-1. */
export const TRUE_EXPONENT = 1
/** The page size of the match list. */
export const SHOWN = 25
const PEOPLE = 60
/** The probability of a long view after examination, by true quality. */
const APPEAL = [0.03, 0.12, 0.35, 0.65, 0.95]
/** The probability of the next stage of the funnel, by true quality. */
const ONWARD = [0.05, 0.15, 0.35, 0.5, 0.6]
const HIRED = 5

export interface Person {
  readonly values: readonly number[]
  readonly prior: number
  /** 0 to 4. */
  readonly trueGrade: number
}

/** A requirement with its matches. */
export function drawPeople(random: RandomStream): Person[] {
  const drawn = Array.from({ length: PEOPLE }, () => TRAITS.map(() => Math.round(random() * 20) / 20))
  return drawn.map((values) => ({
    values,
    prior: sumOf(values, ({ prior }) => prior),
    trueGrade: gradeOf(sumOf(values, ({ taste }) => taste)),
  }))
}

function sumOf(values: readonly number[], weight: (trait: (typeof TRAITS)[number]) => number): number {
  return TRAITS.reduce((sum, trait, place) => sum + weight(trait) * (values[place] as number), 0)
}

/** Few candidates are excellent. */
function gradeOf(worth: number): number {
  const most = TRAITS.reduce((sum, { taste }) => sum + taste, 0)
  return [0.48, 0.56, 0.63, 0.7].filter((least) => worth / most >= least).length
}

export interface ClickLog {
  readonly searches: readonly (readonly ShownRow[])[]
  /** The initial scores by which each search was ranked. */
  readonly priors: readonly (readonly number[])[]
  readonly harvested: readonly HarvestedLook[]
}

/** Two colleagues search for each requirement, the second with changed weights. */
export function keepClickLog(impressions: number, seed: number): ClickLog {
  const random = seededRandom(seed)
  const searches: ShownRow[][] = []
  const priors: number[][] = []
  const harvested: HarvestedLook[] = []
  while (searches.length * SHOWN < impressions) {
    const people = drawPeople(random)
    const turned = TRAITS.map(() => (random() < 0.5 ? 2 : 0))
    const looks = [(person: Person) => person.prior, (person: Person) => person.prior + dot(person.values, turned)].map(
      (score) => lookThrough(people, score, random),
    )
    for (const rows of looks) {
      searches.push(rows.map(({ row }) => row))
      priors.push(rows.map(({ person }) => person.prior))
    }
    harvested.push(...harvest(looks))
  }
  return { searches, priors, harvested }
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (weights[place] as number), 0)
}

interface Looked {
  readonly person: Person
  readonly row: ShownRow
}

function lookThrough(people: readonly Person[], score: (person: Person) => number, random: RandomStream): Looked[] {
  return people
    .toSorted((left, right) => score(right) - score(left))
    .slice(0, SHOWN)
    .map((person, index) => {
      const place = index + 1
      const grade = funnelGrade(person.trueGrade, place, random)
      return { person, row: { place, grade, isRefused: false, values: person.values } }
    })
}

function funnelGrade(trueGrade: number, place: number, random: RandomStream): number {
  if (random() >= place ** -TRUE_EXPONENT) return 0
  if (random() >= (APPEAL[trueGrade] as number)) return 0
  let grade = 1
  while (grade < HIRED && random() < (ONWARD[trueGrade] as number)) grade += 1
  return grade
}

/** Candidates shown at two different ranks: their impressions reveal the position bias. */
function harvest([first = [], second = []]: readonly (readonly Looked[])[]): HarvestedLook[] {
  return first.flatMap(({ person, row }) => {
    const again = second.find((other) => other.person === person)?.row
    if (again === undefined || again.place === row.place) return []
    return [
      ...(row.grade > 0 ? [{ place: row.place, otherPlace: again.place }] : []),
      ...(again.grade > 0 ? [{ place: again.place, otherPlace: row.place }] : []),
    ]
  })
}
