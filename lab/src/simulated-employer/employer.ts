/** An employer made of numbers: what they want and how they look are known, so what is learned can be held against it. */

import type { ShownRow } from '@assay/training/funnel'
import type { HarvestedLook } from '@assay/training/position-bias'
import { type RandomStream, seededRandom } from '@assay/training/seeded-random'

/** Beside the weights that the prior gives: what this employer really wants. Never known to any learner. */
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
/** How strongly the place decides about a look: place^-1. */
export const TRUE_EXPONENT = 1
/** As many as a page of matches shows. */
export const SHOWN = 25
const PEOPLE = 60
/** The chance that somebody who is looked at is found worth a longer look, by how good they truly are. */
const APPEAL = [0.03, 0.12, 0.35, 0.65, 0.95]
/** The chance to be taken one step further in the funnel, by how good they truly are. */
const ONWARD = [0.05, 0.15, 0.35, 0.5, 0.6]
const HIRED = 5

export interface Person {
  readonly values: readonly number[]
  readonly prior: number
  /** 0 to 4. */
  readonly trueGrade: number
}

/** One requirement: those who match it. */
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

/** Few are excellent. */
function gradeOf(worth: number): number {
  const most = TRAITS.reduce((sum, { taste }) => sum + taste, 0)
  return [0.48, 0.56, 0.63, 0.7].filter((least) => worth / most >= least).length
}

export interface ClickLog {
  readonly searches: readonly (readonly ShownRow[])[]
  /** Of which start scores the rows were ranked by, search by search. */
  readonly priors: readonly (readonly number[])[]
  readonly harvested: readonly HarvestedLook[]
}

/** Each requirement is searched for by two colleagues, the second with some weights turned. */
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

/** Who was shown to both, at different places: each look at them is one to learn about places from. */
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
