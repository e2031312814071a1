/**
 * Careers: skills of a history that make the requested title and skills likely, learned from counts over careers. They
 * are distributed over a few slots, and the best skill of each slot counts: several in one slot earn no more than one,
 * and an additional skill never lowers the score.
 */

import { CODES, SHOWN_BY_CODE } from '../columns/skill-code.ts'
import { DETAILS } from '../kernel/layout.ts'
import type { CareerShape, Model } from '../model/model.ts'
import type { CareerLead, Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { CompiledItem, CompiledList, PointTables } from './compile-skills.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** The weight of a nice-to-have as evidence for the kind of work, relative to a must-have. */
const NICE_TO_HAVE_SHARE = 0.5
const FULL_NICE_WEIGHT = 3

/** Skills that lead to the requested work and are not requested themselves, the strongest first. */
export function careerLeads(criteria: SearchCriteria, taxonomy: Taxonomy, shape: CareerShape): CareerLead[] {
  const { careers } = taxonomy
  const found = new Map<number, number>()
  const follow = (leads: readonly CareerLead[] | undefined, weight: number) => {
    for (const { skill, weight: own } of leads ?? []) found.set(skill, (found.get(skill) ?? 0) + weight * own)
  }
  const title = criteria.titleSlug === null ? undefined : taxonomy.titleNumbers.get(criteria.titleSlug)
  if (title !== undefined) {
    follow(careers.toTitle.get(title), shape.title)
    follow(careers.toFamily.get(taxonomy.titleFamily[title] as number), shape.family)
  }
  const asked = [
    ...criteria.mustHave.map(({ anyOf }) => ({ slugs: anyOf, weight: 1 })),
    ...criteria.niceToHave.map(({ skill, weight }) => ({
      slugs: [skill],
      weight: (NICE_TO_HAVE_SHARE * weight) / FULL_NICE_WEIGHT,
    })),
  ]
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const named = new Set<number>()
  for (const { slugs, weight } of asked) {
    const skills = slugs.flatMap((slug) => taxonomy.skillNumbers.get(slug) ?? [])
    for (const skill of skills) {
      named.add(skill)
      follow(careers.toSkill.get(skill), (shape.skills * weight) / (total * skills.length))
    }
  }
  return [...found]
    .filter(([skill, weight]) => !named.has(skill) && weight > 0)
    .map(([skill, weight]) => ({ skill, weight }))
    .sort((left, right) => right.weight - left.weight || left.skill - right.skill)
    .slice(0, shape.slots * shape.perSlot)
}

/** One item for each slot; the leads go round the slots, so that neighbors do not crowd one of them. */
export function compileCareers(leads: readonly CareerLead[], model: Model): CompiledItem[] {
  const shape = model.careers
  if (shape === undefined || leads.length === 0) return []
  const slots = Array.from({ length: Math.min(shape.slots, leads.length) }, (_, slot) =>
    leads.filter((_, place) => place % shape.slots === slot),
  )
  const total = slots.reduce((sum, [best]) => sum + (best?.weight ?? 0), 0)
  return slots.map((own, position): CompiledItem => {
    const best = own[0]?.weight ?? 0
    const budget = (shape.points * best) / total
    return {
      kind: 'careers',
      position,
      skills: [],
      lists: own.map(({ skill, weight }) => listOf(skill, { budget, factor: weight / best, model })),
      minYears: null,
      minGrade: null,
      demands: null,
      budget,
      missing: 0,
    }
  })
}

/** The most points that all slots can bring, and of skills that are only listed. */
export function careerBudget(leads: readonly CareerLead[], { careers }: Model): { points: number; listed: number } {
  if (careers === undefined || leads.length === 0) return { points: 0, listed: 0 }
  return { points: careers.points, listed: careers.points * careers.listed }
}

function listOf(
  skill: number,
  { budget, factor, model }: { budget: number; factor: number; model: Model },
): CompiledList {
  const { shapes } = model
  const worths = { claimedWorth: 1, listedWorth: 1, detailWorth: 1, maxDetailShare: 0 }
  const terms = { budget, factor, bonus: 0, ...worths, minYears: null, minGrade: null, shapes }
  let made: PointTables | null = null
  const tables = () => {
    made ??= tableOf(budget * factor, model.careers?.listed ?? 1)
    return made
  }
  return { skill, asked: skill, how: 'exact', factor, strength: factor, cell: 0, terms, tables }
}

/**
 * Such a skill shows a person's background equally well when proven or described in a dated job; a list is weaker
 * evidence.
 */
function tableOf(points: number, listed: number): PointTables {
  const [shown, onlyListed] = [Math.trunc(points), Math.trunc(points * listed)]
  const byCode = new Int16Array(256)
  for (let code = 1; code < CODES; code++) byCode[code] = SHOWN_BY_CODE[code] === 1 ? shown : onlyListed
  return {
    byCode,
    byDetail: new Int16Array(2 * DETAILS),
    upperBound: shown,
  }
}
