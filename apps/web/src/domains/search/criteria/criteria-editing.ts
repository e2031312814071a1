import type { Among, Legend, SearchCriteria } from '@assay/contracts/search-criteria'

/** Pure edits of search criteria: each returns new criteria. */

export type MustHave = SearchCriteria['mustHave'][number]
export type LegendSkills = Legend['skills']

export const MAX_WEIGHT = 5
const USUAL_WEIGHT = 3

export function namesSkill(criteria: SearchCriteria, skillId: string): boolean {
  return (
    criteria.mustHave.some(({ anyOf }) => anyOf.includes(skillId)) ||
    criteria.niceToHave.some((nice) => nice.skillId === skillId)
  )
}

export function addMustHave(criteria: SearchCriteria, skillId: string): SearchCriteria {
  if (criteria.mustHave.some(({ anyOf }) => anyOf.includes(skillId))) return criteria
  const mustHave = [...criteria.mustHave, { anyOf: [skillId], minYears: null, minEvidence: null }]
  return { ...criteria, mustHave, niceToHave: criteria.niceToHave.filter((nice) => nice.skillId !== skillId) }
}

export function addNiceToHave(criteria: SearchCriteria, skillId: string, weight = USUAL_WEIGHT): SearchCriteria {
  if (namesSkill(criteria, skillId)) return criteria
  return { ...criteria, niceToHave: [...criteria.niceToHave, { skillId, weight }] }
}

/**
 * Adds what was read from a list of skills. Empty criteria also take its title, years and words, so that a list that
 * is picked, typed or sent to the API finds the same candidates.
 */
export function addList(criteria: SearchCriteria, list: SearchCriteria, as: 'mustHave' | 'niceToHave'): SearchCriteria {
  if (hasNoCriteria(criteria) && as === 'mustHave')
    return {
      ...list,
      constraints: criteria.constraints,
      exclude: criteria.exclude,
      ...(criteria.among && { among: criteria.among }),
    }
  const isNamed = (skillId: string) => namesSkill(criteria, skillId)
  const nice = list.niceToHave.reduce((all, { skillId, weight }) => addNiceToHave(all, skillId, weight), criteria)
  if (as === 'niceToHave')
    return list.mustHave.flatMap(({ anyOf }) => anyOf).reduce((all, id) => addNiceToHave(all, id), nice)
  return { ...nice, mustHave: [...nice.mustHave, ...list.mustHave.filter(({ anyOf }) => !anyOf.some(isNamed))] }
}

export function addAlternative(criteria: SearchCriteria, position: number, skillId: string): SearchCriteria {
  return changeMustHave(criteria, position, (must) =>
    must.anyOf.includes(skillId) ? must : { ...must, anyOf: [...must.anyOf, skillId] },
  )
}

/** Removing the last alternative removes the must-have. */
export function removeAlternative(criteria: SearchCriteria, position: number, skillId: string): SearchCriteria {
  const left = (criteria.mustHave[position]?.anyOf ?? []).filter((id) => id !== skillId)
  if (left.length === 0) return removeMustHave(criteria, position)
  return changeMustHave(criteria, position, (must) => ({ ...must, anyOf: left }))
}

export function changeMustHave(
  criteria: SearchCriteria,
  position: number,
  change: (must: MustHave) => MustHave,
): SearchCriteria {
  return { ...criteria, mustHave: criteria.mustHave.map((must, at) => (at === position ? change(must) : must)) }
}

export function withCentral({ central: _, ...must }: MustHave, isCentral: boolean): MustHave {
  return isCentral ? { ...must, central: true } : must
}

export function removeMustHave(criteria: SearchCriteria, position: number): SearchCriteria {
  return { ...criteria, mustHave: criteria.mustHave.filter((_, at) => at !== position) }
}

/** Turns a must-have into nice-to-haves, one for each alternative. */
export function softenMustHave(criteria: SearchCriteria, position: number): SearchCriteria {
  const skills = criteria.mustHave[position]?.anyOf ?? []
  const rest = removeMustHave(criteria, position)
  const softened = skills.filter((skillId) => !namesSkill(rest, skillId))
  // In front: it weighs the most, and a long list is folded.
  return { ...rest, niceToHave: [...softened.map((skillId) => ({ skillId, weight: MAX_WEIGHT })), ...rest.niceToHave] }
}

export function hardenNiceToHave(criteria: SearchCriteria, skillId: string): SearchCriteria {
  return addMustHave(criteria, skillId)
}

export function setWeight(criteria: SearchCriteria, skillId: string, weight: number): SearchCriteria {
  return {
    ...criteria,
    niceToHave: criteria.niceToHave.map((nice) => (nice.skillId === skillId ? { ...nice, weight } : nice)),
  }
}

export function removeNiceToHave(criteria: SearchCriteria, skillId: string): SearchCriteria {
  return { ...criteria, niceToHave: criteria.niceToHave.filter((nice) => nice.skillId !== skillId) }
}

export function removeKeyword(criteria: SearchCriteria, term: string): SearchCriteria {
  const { keywords = [], ...rest } = criteria
  const left = keywords.filter((word) => word.term !== term)
  return left.length === 0 ? rest : { ...rest, keywords: left }
}

/** With or without quotation marks; the same words only once. */
export function addExactWords(criteria: SearchCriteria, typed: string): SearchCriteria {
  const words = typed
    .replace(/["“”„]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
  const { exactWords = [] } = criteria
  const isKnown = exactWords.some((known) => known.toLowerCase() === words.toLowerCase())
  return words.length < 2 || isKnown ? criteria : { ...criteria, exactWords: [...exactWords, words] }
}

export function removeExactWords(criteria: SearchCriteria, words: string): SearchCriteria {
  const { exactWords = [], ...rest } = criteria
  const left = exactWords.filter((known) => known !== words)
  return left.length === 0 ? rest : { ...rest, exactWords: left }
}

export function removeWrittenWords(criteria: SearchCriteria, words: string): SearchCriteria {
  const { writtenWords = [], ...rest } = criteria
  const left = writtenWords.filter((known) => known !== words)
  return left.length === 0 ? rest : { ...rest, writtenWords: left }
}

export function removeTextWord(criteria: SearchCriteria, word: string): SearchCriteria {
  const { textWords } = criteria
  const left = (textWords?.words ?? []).filter((known) => known !== word)
  if (textWords === undefined || left.length === 0) return removeTextWords(criteria)
  return { ...criteria, textWords: { ...textWords, words: left } }
}

export function removeTextWords({ textWords: _, ...rest }: SearchCriteria): SearchCriteria {
  return rest
}

export function setLimits(criteria: SearchCriteria, limits: Partial<SearchCriteria['constraints']>): SearchCriteria {
  return { ...criteria, constraints: { ...criteria.constraints, ...limits } }
}

/** Which limits exclude, and which are preferred. */
export function setRequired(
  criteria: SearchCriteria,
  change: NonNullable<SearchCriteria['constraints']['required']>,
): SearchCriteria {
  return setLimits(criteria, { required: { ...criteria.constraints.required, ...change } })
}

/** undefined: all candidates. */
export function setAmong({ among: _, ...rest }: SearchCriteria, among: Among | undefined): SearchCriteria {
  return among === undefined ? rest : { ...rest, among }
}

export function hasNoCriteria(criteria: SearchCriteria): boolean {
  const { mustHave, niceToHave, title, keywords = [], exactWords = [], textWords } = criteria
  const named = mustHave.length + niceToHave.length + keywords.length + exactWords.length
  return named === 0 && title === null && textWords?.first !== true
}

/** The same criteria, of which none excludes a candidate any more. */
export function asPreferences(criteria: SearchCriteria): SearchCriteria {
  const { languages } = criteria.constraints
  const required = { rate: false, notice: false, overlap: false, country: false, engagement: false, years: false }
  const softened = languages.map((language) => ({ ...language, required: false }))
  return { ...setLimits(criteria, { required, languages: softened }), mustHaveMode: 'prefer' }
}

/** Removes the condition that a waterfall step names. */
export function dropCondition(criteria: SearchCriteria, target: string): SearchCriteria {
  const [kind, detail = ''] = target.split(':')
  switch (kind) {
    case 'mustHave':
      return softenMustHave(criteria, Number(detail))
    case 'years':
      return setRequired(criteria, { years: false })
    case 'rate':
      return setLimits(criteria, { rateMax: null })
    case 'notice':
      return setLimits(criteria, { noticeMaxDays: null, startBy: null })
    case 'overlap':
      return setLimits(criteria, { overlapHours: null })
    case 'country':
      return setLimits(criteria, { countries: [] })
    case 'engagement':
      return setLimits(criteria, { engagement: [] })
    case 'language':
      return setLimits(criteria, { languages: criteria.constraints.languages.filter(({ code }) => code !== detail) })
    default:
      return criteria
  }
}
