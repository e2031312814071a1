import type { Legend, QueryCard } from '@assay/contracts/query-card'

/** Pure edits of a query card: each gives a new card and leaves the old one alone. */

export type MustHave = QueryCard['mustHave'][number]
export type LegendSkills = Legend['skills']

export const MAX_WEIGHT = 5
const USUAL_WEIGHT = 3

export const emptyCard: QueryCard = {
  title: null,
  titleId: null,
  seniority: 'none',
  years: null,
  mustHave: [],
  mustHaveMode: 'prefer',
  niceToHave: [],
  constraints: {
    rateMax: null,
    noticeMaxDays: null,
    startBy: null,
    overlapHours: null,
    languages: [],
    countries: [],
    engagement: [],
  },
  exclude: { inPipeline: false, passed: false, companies: [], skills: [] },
}

export function namesSkill(card: QueryCard, skillId: string): boolean {
  return (
    card.mustHave.some(({ anyOf }) => anyOf.includes(skillId)) ||
    card.niceToHave.some((nice) => nice.skillId === skillId)
  )
}

export function addMustHave(card: QueryCard, skillId: string): QueryCard {
  if (card.mustHave.some(({ anyOf }) => anyOf.includes(skillId))) return card
  const mustHave = [...card.mustHave, { anyOf: [skillId], minYears: null, minEvidence: null }]
  return { ...card, mustHave, niceToHave: card.niceToHave.filter((nice) => nice.skillId !== skillId) }
}

export function addNiceToHave(card: QueryCard, skillId: string, weight = USUAL_WEIGHT): QueryCard {
  if (namesSkill(card, skillId)) return card
  return { ...card, niceToHave: [...card.niceToHave, { skillId, weight }] }
}

export function addAlternative(card: QueryCard, position: number, skillId: string): QueryCard {
  return changeMustHave(card, position, (must) =>
    must.anyOf.includes(skillId) ? must : { ...must, anyOf: [...must.anyOf, skillId] },
  )
}

/** The last alternative that goes takes the must-have along. */
export function removeAlternative(card: QueryCard, position: number, skillId: string): QueryCard {
  const left = (card.mustHave[position]?.anyOf ?? []).filter((id) => id !== skillId)
  if (left.length === 0) return removeMustHave(card, position)
  return changeMustHave(card, position, (must) => ({ ...must, anyOf: left }))
}

export function changeMustHave(card: QueryCard, position: number, change: (must: MustHave) => MustHave): QueryCard {
  return { ...card, mustHave: card.mustHave.map((must, at) => (at === position ? change(must) : must)) }
}

export function removeMustHave(card: QueryCard, position: number): QueryCard {
  return { ...card, mustHave: card.mustHave.filter((_, at) => at !== position) }
}

/** A must-have becomes nice to have; each alternative on its own. */
export function softenMustHave(card: QueryCard, position: number): QueryCard {
  const skills = card.mustHave[position]?.anyOf ?? []
  return skills.reduce(
    (softened, skillId) => addNiceToHave(softened, skillId, MAX_WEIGHT),
    removeMustHave(card, position),
  )
}

export function hardenNiceToHave(card: QueryCard, skillId: string): QueryCard {
  return addMustHave(card, skillId)
}

export function setWeight(card: QueryCard, skillId: string, weight: number): QueryCard {
  return { ...card, niceToHave: card.niceToHave.map((nice) => (nice.skillId === skillId ? { ...nice, weight } : nice)) }
}

export function removeNiceToHave(card: QueryCard, skillId: string): QueryCard {
  return { ...card, niceToHave: card.niceToHave.filter((nice) => nice.skillId !== skillId) }
}

export function removeWorkTerm(card: QueryCard, term: string): QueryCard {
  const { workTerms = [], ...rest } = card
  const left = workTerms.filter((word) => word.term !== term)
  return left.length === 0 ? rest : { ...rest, workTerms: left }
}

export function setLimits(card: QueryCard, limits: Partial<QueryCard['constraints']>): QueryCard {
  return { ...card, constraints: { ...card.constraints, ...limits } }
}

export function asksNothing(card: QueryCard): boolean {
  const { mustHave, niceToHave, title, workTerms = [] } = card
  return mustHave.length + niceToHave.length + workTerms.length === 0 && title === null
}

/** Drops the condition that a step of the waterfall names. */
export function dropCondition(card: QueryCard, target: string): QueryCard {
  const [kind, detail = ''] = target.split(':')
  switch (kind) {
    case 'mustHave':
      return softenMustHave(card, Number(detail))
    case 'rate':
      return setLimits(card, { rateMax: null })
    case 'notice':
      return setLimits(card, { noticeMaxDays: null, startBy: null })
    case 'overlap':
      return setLimits(card, { overlapHours: null })
    case 'country':
      return setLimits(card, { countries: [] })
    case 'engagement':
      return setLimits(card, { engagement: [] })
    case 'language':
      return setLimits(card, { languages: card.constraints.languages.filter(({ code }) => code !== detail) })
    default:
      return card
  }
}
