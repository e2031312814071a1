/** Contributions of skills: requested, typical, unwanted. */

import { decodeStrength, yearsOfDetail } from '../columns/skill-code.ts'
import type { Plan, QueryContext } from '../query/compile-query.ts'
import { type CompiledItem, isNamed } from '../query/compile-skills.ts'
import { listOf } from '../query/list-words.ts'
import { type HeldItem, type HeldSkill, type HeldUnwanted, isClose } from '../scoring/held-skills.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Contribution, MustHaveTick } from './match.ts'
import { countOf, skillName, skillWords, wayWords } from './wording.ts'

export function itemLines(context: QueryContext, plan: Plan, items: readonly HeldItem[]): Contribution[] {
  const lines = items.flatMap((item) => {
    return isNamed(item.item) ? linesOfItem(context.taxonomy, plan, item) : []
  })
  return [...lines, ...typicalLine(context.taxonomy, plan, items), ...careerLine(context.taxonomy, plan, items)]
}

export function unwantedLines(taxonomy: Taxonomy, unwanted: readonly HeldUnwanted[]): Contribution[] {
  return unwanted.map(({ skill, posting, points }) => ({
    feature: 'unwantedSkill',
    label: `${skillName(taxonomy, skill)}, not wanted`,
    value: skillWords(posting),
    points,
    evidence: {
      skill: taxonomy.skills[skill]?.slug ?? '',
      grade: decodeStrength(posting.code).grade,
      day: posting.day,
    },
  }))
}

/** For each must-have whether it is met, partly met or missed, and by which skill. */
export function ticks(taxonomy: Taxonomy, items: readonly HeldItem[]): MustHaveTick[] {
  return items
    .filter(({ item }) => item.kind === 'mustHave')
    .map((entry) => {
      const { item, shown: held, isMet } = entry
      if (held === null) return { position: item.position, met: 'no', bySkill: null, note: 'not found' }
      const listed = isMet || fallsShort(entry, held) ? [] : ['only listed']
      const notes = [wayWords(taxonomy, held.list), ...shortNotes(entry, held), ...listed].filter(
        (note) => note !== null,
      )
      return {
        position: item.position,
        met: isMet ? 'yes' : isClose(entry) ? 'partly' : 'no',
        bySkill: taxonomy.skills[held.list.skill]?.slug ?? null,
        note: notes.length === 0 ? null : notes.join('; '),
      }
    })
}

/** The same for all candidates of a plan, so it is made once. */
interface Words {
  readonly name: string
  readonly label: string
}

const wordsByItem = new WeakMap<CompiledItem, Words>()

function wordsOf(taxonomy: Taxonomy, plan: Plan, item: CompiledItem): Words {
  const known = wordsByItem.get(item)
  if (known !== undefined) return known
  const { kind, position, skills } = item
  const asWritten = kind === 'mustHave' ? (plan.criteria.mustHave[position]?.anyOf.join(' or ') ?? '') : ''
  const name = skills.length > 0 ? skills.map((skill) => skillName(taxonomy, skill)).join(' or ') : asWritten
  const isCentral = kind === 'mustHave' && isWeighedMore(plan, position)
  const label = `${name}, ${isCentral ? 'central must-have' : kind === 'mustHave' ? 'must-have' : 'nice to have'}`
  const words = { name, label }
  wordsByItem.set(item, words)
  return words
}

/** Not by models from before prior-19, whose searches replay as they were explained. */
function isWeighedMore({ criteria, model }: Plan, position: number): boolean {
  return criteria.mustHave[position]?.central === true && model.shapes.order?.central !== undefined
}

/** The name of the item: its skills, or the words of the criteria if the taxonomy knows none. */
export function itemName(taxonomy: Taxonomy, plan: Plan, item: CompiledItem): string {
  return wordsOf(taxonomy, plan, item).name
}

function linesOfItem(taxonomy: Taxonomy, plan: Plan, entry: HeldItem): Contribution[] {
  const { item, held, points } = entry
  const feature = item.kind
  const { name, label } = wordsOf(taxonomy, plan, item)
  if (held === null) return [{ feature, label, value: 'not found', points, evidence: null }]
  const { evidenceShortfall, yearsShortfall } = held.brings
  const way = wayWords(taxonomy, held.list)
  const words = `${held.list.isCertificate === true ? 'certificate, ' : ''}${skillWords(held.posting)}`
  const lines: Contribution[] = [
    {
      feature,
      label,
      value: way === null ? words : `${way}: ${words}`,
      points: points + evidenceShortfall + yearsShortfall,
      evidence: evidenceOf(taxonomy, held),
    },
  ]
  if (yearsShortfall > 0) {
    const years = yearsOfDetail(held.posting.detail)
    const value = years === null ? 'years not stated' : countOf(years, 'year')
    const yearsLabel = `${name}, ${item.minYears} years asked`
    lines.push({ feature: 'mustHaveYears', label: yearsLabel, value, points: -yearsShortfall, evidence: null })
  }
  if (evidenceShortfall > 0) {
    const { grade } = decodeStrength(held.posting.code)
    const asked = plan.criteria.mustHave[item.position]?.minEvidence ?? ''
    const evidenceLabel = `${name}, ${asked} asked`
    lines.push({
      feature: 'mustHaveEvidence',
      label: evidenceLabel,
      value: grade,
      points: -evidenceShortfall,
      evidence: null,
    })
  }
  return lines
}

/** One contribution for all of them: each adds little. */
function typicalLine(taxonomy: Taxonomy, plan: Plan, items: readonly HeldItem[]): Contribution[] {
  const typical = items.filter(({ item }) => item.kind === 'typicalSkills')
  if (typical.length === 0 || plan.title === null) return []
  const names = typical.flatMap(({ held }) => (held === null ? [] : [skillName(taxonomy, held.list.skill)]))
  const title = taxonomy.titles[plan.title.title]?.name ?? ''
  return [
    {
      feature: 'typicalSkills',
      label: `Other skills typical of the title ${title}`,
      value: names.length === 0 ? 'none found' : listOf([...new Set(names)]),
      points: typical.reduce((sum, { points }) => sum + points, 0),
      evidence: null,
    },
  ]
}

/** One contribution for all slots, with the skills that count. */
function careerLine(taxonomy: Taxonomy, plan: Plan, items: readonly HeldItem[]): Contribution[] {
  const slots = items.filter(({ item }) => item.kind === 'careers')
  if (slots.length === 0) return []
  const held = slots.toSorted((left, right) => right.points - left.points)
  const names = held.flatMap(({ held: best, points }) =>
    best === null || points === 0 ? [] : [skillName(taxonomy, best.list.skill)],
  )
  const title = plan.title === null ? null : taxonomy.titles[plan.title.title]?.name
  return [
    {
      feature: 'careers',
      label: `What led others to ${title == null ? 'such' : title} work`,
      value: names.length === 0 ? 'none of it found' : listOf(names),
      points: slots.reduce((sum, { points }) => sum + points, 0),
      evidence: null,
    },
  ]
}

function evidenceOf(taxonomy: Taxonomy, { list, posting }: HeldSkill): Contribution['evidence'] {
  const { grade } = decodeStrength(posting.code)
  return { skill: taxonomy.skills[list.skill]?.slug ?? '', grade, day: posting.day }
}

/** For another reason than that it is only listed. */
function fallsShort({ item }: HeldItem, { list, posting }: HeldSkill): boolean {
  if (list.how === 'related') return true
  return (
    item.demands !== null && (item.demands.byCode[posting.code] !== 1 || item.demands.byDetail[posting.detail] !== 1)
  )
}

function shortNotes({ item }: HeldItem, held: HeldSkill): string[] {
  if (item.demands === null) return []
  const years = yearsOfDetail(held.posting.detail)
  const { grade } = decodeStrength(held.posting.code)
  return [
    ...(item.demands.byDetail[held.posting.detail] === 1
      ? []
      : [`${years === null ? 'years not stated' : countOf(years, 'year')}, ${item.minYears} asked`]),
    ...(item.demands.byCode[held.posting.code] === 1 ? [] : [`only ${grade}`]),
  ]
}
