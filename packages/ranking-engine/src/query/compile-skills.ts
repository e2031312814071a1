/** Compiles the skills of the criteria into posting lists and tables of points. */

import { CODES, GRADE_BY_CODE, gradeNumber, yearsOfDetail } from '../columns/skill-code.ts'
import {
  codePointsOf,
  detailPointsOf,
  missingPoints,
  mostListed,
  type SkillTerms,
  unwantedPoints,
} from '../features/skill-points.ts'
import { DETAILS } from '../kernel/layout.ts'
import { cellOfHow, corrected, THOUSANDTHS } from '../model/correction.ts'
import type { Model, Shapes } from '../model/model.ts'
import type { Taxonomy, TaxonomySkill } from '../taxonomy/compile-taxonomy.ts'
import type { SearchCriteria } from './search-criteria.ts'

export type ItemKind = 'mustHave' | 'niceToHave' | 'typicalSkills' | 'careers'

/** Whether the criteria name the item; the others are derived from what they name. */
export function isNamed({ kind }: { readonly kind: ItemKind }): boolean {
  return kind === 'mustHave' || kind === 'niceToHave'
}

/** How a skill of a candidate matches the requested one. */
export interface Answer {
  /** The skill of the candidate. */
  readonly skill: number
  /** The requested skill. */
  readonly asked: number
  readonly how: 'exact' | 'implied' | 'related'
  /** The share of the points that this way earns. */
  readonly factor: number
  readonly strength: number
  /** The cell of the correction tables for this way. */
  readonly cell: number
  /** Whether a certificate is a must-have and this is one, which counts as told where it is listed. */
  readonly isCertificate?: boolean
  /** Whether a certificate is wanted and this is something else, which is no part of it. */
  readonly isNoPart?: boolean
}

export interface CompiledList extends Answer {
  readonly terms: SkillTerms
  /** Made when first read: counting needs no points. */
  readonly tables: () => PointTables
}

/**
 * Points above those of a candidate without the item, by code and by detail (claimed in the first half, verified in
 * the second).
 */
export interface PointTables {
  readonly byCode: Int16Array
  readonly byDetail: Int16Array
  /** Upper bound of both together; never below 0. */
  readonly upperBound: number
}

/** Whether an entry meets the required years and evidence; null without requirements. */
export interface Demands {
  readonly byCode: Uint8Array
  readonly byDetail: Uint8Array
}

/** A requested item, before its points are known. */
export interface RequestedItem {
  readonly kind: ItemKind
  /** The place in the criteria. */
  readonly position: number
  readonly skills: readonly number[]
  readonly lists: readonly Answer[]
  readonly minYears: number | null
  readonly minGrade: number | null
  readonly demands: Demands | null
}

export interface CompiledItem extends RequestedItem {
  readonly lists: readonly CompiledList[]
  readonly budget: number
  /** Points of a candidate without it; never above 0. */
  readonly missing: number
}

export interface UnwantedSkill {
  readonly skill: number
  readonly tables: PointTables
}

/** Kinds that share the points of the skills. */
type DraftKind = Exclude<ItemKind, 'careers'>

interface ItemDraft {
  readonly kind: DraftKind
  readonly position: number
  readonly skills: readonly number[]
  readonly weight: number
  readonly minYears: number | null
  readonly minGrade: number | null
}

export interface DraftedSkills {
  readonly drafts: readonly ItemDraft[]
  /** Sum of the items' weights. */
  readonly breadth: number
}

const FULL_NICE_WEIGHT = 3
/** The typical skills of a title count less and less in their order. */
const TYPICAL_SKILLS = 12

/** Must-haves and nice-to-haves with their weights, before points are assigned. */
export function draftItems(criteria: SearchCriteria, taxonomy: Taxonomy, model: Model): DraftedSkills {
  const centrality = centralityOf(criteria, model.shapes)
  const mustHaves = criteria.mustHave.map((group, position): ItemDraft => {
    const skills = numbersOf(taxonomy, group.anyOf)
    const times = group.central === true ? centrality : 1
    return {
      kind: 'mustHave',
      position,
      skills,
      weight: model.weights.mustHave * telling(taxonomy, model.shapes, skills) * times,
      minYears: group.minYears,
      minGrade: group.minEvidence === null ? null : gradeNumber(group.minEvidence),
    }
  })
  const named = new Set(mustHaves.flatMap(({ skills }) => skills))
  const nice = criteria.niceToHave.map((item, position): ItemDraft => {
    const skills = numbersOf(taxonomy, [item.skill]).filter((skill) => !named.has(skill))
    const weight = (model.weights.niceToHave * item.weight) / FULL_NICE_WEIGHT
    return plainDraft('niceToHave', position, skills, weight * telling(taxonomy, model.shapes, skills))
  })
  for (const { skills } of nice) for (const skill of skills) named.add(skill)
  const typical = typicalDrafts(criteria, taxonomy, model, named)
  const drafts = [
    ...atLeastAs(nice, mustHaves, model.shapes),
    ...[...nice, ...typical].filter(({ skills, weight }) => skills.length > 0 && weight > 0),
  ]
  return { drafts, breadth: drafts.reduce((sum, { weight }) => sum + weight, 0) }
}

/** How many times as much as another must-have a central one weighs; where all are central, there is no other. */
function centralityOf({ mustHave }: SearchCriteria, { order }: Shapes): number {
  return mustHave.every(({ central }) => central === true) ? 1 : (order?.central ?? 1)
}

/** No nice-to-have brings more than a must-have, whatever their kinds, and whatever was learned. */
function atLeastAs(nice: readonly ItemDraft[], mustHaves: readonly ItemDraft[], shapes: Shapes): ItemDraft[] {
  const { order } = shapes
  if (order === undefined) return [...mustHaves]
  const factor = mostLearned(shapes)
  const least = Math.max(order.leastMustHave, ...nice.map(({ weight }) => weight * factor))
  return mustHaves.map((draft) => ({ ...draft, weight: Math.max(least, draft.weight) }))
}

/** How many times as much a nice-to-have brings by what was learned, with the same evidence. */
function mostLearned({ correction, detailShare }: Shapes): number {
  const ways = { nice: Math.max(...correction.niceToHaveHow), must: Math.min(...correction.mustHaveHow) }
  if (ways.nice <= ways.must) return 1
  const held = 1 - detailShare + Math.min(0, ...correction.lastUse, ...correction.prominence) / THOUSANDTHS
  const share = (learned: number) => Math.max(0.1, held + learned / THOUSANDTHS)
  return share(ways.nice) / share(ways.must)
}

/** Assigns points to the drafted items. Self-reported skills together stay below the model's cap. */
export function compileItems(
  { drafts, breadth }: DraftedSkills,
  budget: number,
  { taxonomy, model }: { taxonomy: Taxonomy; model: Model },
): CompiledItem[] {
  const shares = drafts.map(({ weight }) => (breadth === 0 ? 0 : (budget * weight) / breadth))
  const claimable = drafts.reduce(
    (sum, { kind }, place) => sum + (shares[place] as number) * upperBoundOf(kind, model.shapes),
    0,
  )
  const claimedWorth = cappedClaim(budget, claimable, model.shapes)
  const worths = {
    claimedWorth,
    ...listedWorths(claimedWorth, { budget, claimable }, model.shapes),
    maxDetailShare: cappedTelling(claimedWorth, budget, model.shapes),
  }
  return drafts.map((draft, place) =>
    compileItem(draft, shares[place] as number, worths, { taxonomy, shapes: model.shapes }),
  )
}

/** Excluded skills with the points they cost, by the strength of a candidate's evidence. */
export function compileUnwanted(criteria: SearchCriteria, taxonomy: Taxonomy, model: Model): UnwantedSkill[] {
  return numbersOf(taxonomy, criteria.unwantedSkills).map((skill) => ({
    skill,
    tables: {
      byCode: Int16Array.from({ length: 256 }, (_, code) =>
        code === 0 || code >= CODES ? 0 : unwantedPoints(model.weights.unwantedSkill, code, model.shapes),
      ),
      byDetail: new Int16Array(2 * DETAILS),
      upperBound: 0,
    },
  }))
}

function plainDraft(kind: DraftKind, position: number, skills: readonly number[], weight: number): ItemDraft {
  return { kind, position, skills, weight, minYears: null, minGrade: null }
}

function typicalDrafts(
  criteria: SearchCriteria,
  taxonomy: Taxonomy,
  model: Model,
  named: ReadonlySet<number>,
): ItemDraft[] {
  const title = criteria.titleSlug === null ? undefined : taxonomy.titleNumbers.get(criteria.titleSlug)
  const skills = title === undefined ? [] : (taxonomy.typicalSkills[title] ?? []).slice(0, TYPICAL_SKILLS)
  return skills
    .map((skill, place) =>
      plainDraft('typicalSkills', place, [skill], model.weights.typicalSkill * (1 - place / (2 * TYPICAL_SKILLS))),
    )
    .filter(({ skills: [skill = -1] }) => !named.has(skill))
}

function numbersOf(taxonomy: Taxonomy, slugs: readonly string[]): number[] {
  const numbers = slugs.map((slug) => taxonomy.skillNumbers.get(slug)).filter((number) => number !== undefined)
  return [...new Set(numbers)]
}

/** How well the skills discriminate: the mean over an OR-group. */
function telling(taxonomy: Taxonomy, shapes: Shapes, skills: readonly number[]): number {
  if (skills.length === 0) return 1
  const factors = skills.map((number) => {
    const skill = taxonomy.skills[number] as TaxonomySkill
    const rarity = shapes.rarity.find(([from]) => skill.popularity >= from)?.[1] ?? 1
    return rarity * shapes.kind[skill.kind]
  })
  return factors.reduce((sum, factor) => sum + factor, 0) / factors.length
}

/** Upper bound for an item of this kind as a part of its share: 1 plus the correction. */
function upperBoundOf(kind: DraftKind, { correction }: Shapes): number {
  return 1 + Math.max(0, ...correction[`${kind}How`]) / THOUSANDTHS
}

/** Lowers the worth of claims until everything claimed, and every must-have met by claims, stays within the cap. */
function cappedClaim(budget: number, claimable: number, shapes: Shapes): number {
  const worth = shapes.gradeWorth[0] ?? 0
  if (claimable === 0) return worth
  return Math.max(0, Math.min(worth, (shapes.claimedCap - shapes.missingShare * budget) / claimable))
}

/** Lowers what is only listed, and the details of claims, until a list of everything stays within its own cap. */
function listedWorths(
  claimedWorth: number,
  { budget, claimable }: { budget: number; claimable: number },
  shapes: Shapes,
): Pick<SkillTerms, 'listedWorth' | 'detailWorth'> {
  const { order, missingShare } = shapes
  if (order === undefined) return { listedWorth: claimedWorth, detailWorth: claimedWorth }
  const most = mostListed(shapes)
  const listed = claimable * (order.listed * most.held + order.details * most.detail)
  const room = listed === 0 ? 1 : Math.max(0, Math.min(1, (order.listedCap - missingShare * budget) / listed))
  return {
    listedWorth: Math.min(claimedWorth, order.listed * room),
    detailWorth: Math.min(claimedWorth, order.details * room),
  }
}

/** The same for stated details of verified skills, and for the years that a must-have requires. */
function cappedTelling(claimedWorth: number, budget: number, shapes: Shapes): number {
  if (budget === 0) return 0
  return Math.max(0, Math.min(1, shapes.claimedCap / budget) - shapes.yearsShortfall * claimedWorth)
}

function compileItem(
  draft: ItemDraft,
  budget: number,
  worths: Pick<SkillTerms, 'claimedWorth' | 'listedWorth' | 'detailWorth' | 'maxDetailShare'>,
  { taxonomy, shapes }: { taxonomy: Taxonomy; shapes: Shapes },
): CompiledItem {
  const wanted = requestedItemOf(draft, taxonomy, shapes)
  const { minYears, minGrade } = draft
  const isTypical = draft.kind === 'typicalSkills' && shapes.order?.typicalAsTold === true
  const missing = draft.kind === 'mustHave' ? missingPoints(budget, shapes) : 0
  const tablesByWay = new Map<string, Pick<CompiledList, 'terms' | 'tables'>>()
  const lists = wanted.lists.map((answer): CompiledList => {
    const { isCertificate } = answer
    const ignoresProof = isTypical || (answer.how === 'related' && shapes.order?.relatedAsTold === true)
    const way = `${answer.factor} ${answer.cell} ${isCertificate}`
    const known = tablesByWay.get(way)
    if (known !== undefined) return { ...answer, ...known }
    const bonus = corrected(shapes.correction, `${draft.kind}How`, answer.cell)
    const terms = {
      budget,
      factor: answer.factor,
      bonus,
      ...worths,
      minYears,
      minGrade,
      ignoresProof,
      isCertificate,
      shapes,
    }
    let made: PointTables | null = null
    const tables = () => {
      made ??= tablesOf(terms, missing)
      return made
    }
    const compiled = { terms, tables }
    tablesByWay.set(way, compiled)
    return { ...answer, ...compiled }
  })
  return { ...wanted, lists, budget, missing }
}

export function requestedItemOf(draft: ItemDraft, taxonomy: Taxonomy, shapes: Shapes): RequestedItem {
  const { kind, position, skills, minYears, minGrade } = draft
  const lists = answersTo(draft, taxonomy, shapes)
  return { kind, position, skills, lists, minYears, minGrade, demands: demandsOf(minYears, minGrade) }
}

/** Every skill that matches the item, by its best way; the requested ones first. */
function answersTo(draft: ItemDraft, taxonomy: Taxonomy, shapes: Shapes): Answer[] {
  const best = new Map<number, Answer>()
  const offer = (answer: Answer) => {
    if (answer.factor > (best.get(answer.skill)?.factor ?? 0)) best.set(answer.skill, answer)
  }
  // As a nice-to-have it brings what a list brings: otherwise it outweighs a must-have that is only listed.
  const countsCertificates = shapes.order?.certificatesAsTold === true && draft.kind === 'mustHave'
  for (const asked of draft.skills) {
    const isCertificate = countsCertificates && taxonomy.certificates[asked] === 1
    offer({ skill: asked, asked, how: 'exact', factor: 1, strength: 1, cell: cellOfHow('exact', 0), isCertificate })
    for (const { skill, depth } of taxonomy.impliedBy[asked] ?? []) {
      const factor = shapes.impliedShare[Math.min(depth, shapes.impliedShare.length) - 1] ?? 0
      const cell = cellOfHow('implied', depth)
      offer({ skill, asked, how: 'implied', factor, strength: factor, cell, isCertificate })
    }
    if (draft.kind === 'typicalSkills') continue
    const isNoPart = shapes.order?.certificatesWhole === true && taxonomy.certificates[asked] === 1
    for (const { skill, strength } of taxonomy.related[asked] ?? []) {
      if (strength < shapes.leastRelated) continue
      const factor = strength * shapes.relatedScale
      offer({ skill, asked, how: 'related', factor, strength, cell: cellOfHow('related', 0), isNoPart })
    }
  }
  return [...best.values()]
}

function tablesOf(terms: SkillTerms, missing: number): PointTables {
  const byCode = new Int16Array(256)
  const ofCode = codePointsOf(terms)
  for (let code = 1; code < CODES; code++) byCode[code] = ofCode(code) - missing
  const byDetail = new Int16Array(2 * DETAILS)
  const [ofClaimed, ofVerified] = [detailPointsOf(terms, true), detailPointsOf(terms, false)]
  for (let detail = 0; detail < DETAILS; detail++) {
    byDetail[detail] = ofClaimed(detail)
    byDetail[DETAILS + detail] = ofVerified(detail)
  }
  return { byCode, byDetail, upperBound: largest(byCode) + largest(byDetail) }
}

function largest(table: Int16Array): number {
  let most = 0
  for (const points of table) if (points > most) most = points
  return most
}

/** Years that are not stated do not meet required years. */
function demandsOf(minYears: number | null, minGrade: number | null): Demands | null {
  if ((minYears === null || minYears <= 0) && (minGrade === null || minGrade === 0)) return null
  return {
    byCode: GRADE_BY_CODE.map((grade) => (grade >= (minGrade ?? 0) ? 1 : 0)),
    byDetail: Uint8Array.from({ length: DETAILS }, (_, detail) => {
      return minYears === null || minYears <= 0 || (yearsOfDetail(detail) ?? -1) >= minYears ? 1 : 0
    }),
  }
}
