// Translates between ids on the wire and slugs in the engine for skills and titles.
import type { Legend, SearchCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import {
  type SearchCriteria as EngineCriteria,
  evidenceGrades,
  type KeywordCriterion,
  limitNames,
} from '@assay/ranking-engine'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import {
  describeSkill,
  findKeyword,
  findLanguage,
  findSkill,
  findTitle,
  findZone,
  skillSlugOf,
  titleNameOf,
  titleSlugOf,
} from '../../candidates/index.ts'
import { currentSkillId, type KnownTaxonomy, mergedSkillIds } from '../../taxonomy/index.ts'

/** Takes ids, slugs, names and aliases; throws one problem for each unknown name. */
export function engineCriteriaOf(criteria: SearchCriteria): EngineCriteria {
  return criteriaBy(criteria, {
    skill: (reference) => skillSlugOf(reference.toLowerCase()) ?? findSkill(reference),
    language: (code) => findLanguage(code) ?? code.toLowerCase(),
  })
}

/** For replays: a skill that the taxonomy of that time did not know yet was not ranked by, and codes stay as they were. */
export function sealedCriteriaOf(criteria: SearchCriteria, known: KnownTaxonomy): EngineCriteria {
  return criteriaBy(criteria, {
    skill: (reference) => skillSlugOf(reference.toLowerCase(), known) ?? '',
    language: (code) => code.toLowerCase(),
  })
}

interface Find {
  skill(reference: string): string | null
  language(code: string): string
}

function criteriaBy(criteria: SearchCriteria, find: Find): EngineCriteria {
  const problems: FieldProblem[] = []
  const skill = (reference: string, field: string): string => {
    const slug = find.skill(reference)
    if (slug === null) problems.push({ field, message: `"${reference}" is not a known skill.` })
    return slug ?? ''
  }
  const { constraints } = criteria
  const { required: _, ...others } = constraints
  const keywords = wordsOf(criteria, problems)
  const engineCriteria: EngineCriteria = {
    title: criteria.title,
    titleSlug: titleOf(criteria, problems),
    seniority: criteria.seniority,
    years: criteria.years,
    mustHave: criteria.mustHave.map((must, place) => ({
      ...must,
      anyOf: must.anyOf.map((reference, at) => skill(reference, `criteria.mustHave.${place}.anyOf.${at}`)),
    })),
    mustHaveMode: criteria.mustHaveMode,
    niceToHave: criteria.niceToHave.map((nice, place) => ({
      skill: skill(nice.skillId, `criteria.niceToHave.${place}.skillId`),
      weight: nice.weight,
    })),
    constraints: {
      ...others,
      overlapHours: overlapOf(constraints.overlapHours, problems),
      countries: constraints.countries.map((code) => code.toUpperCase()),
      languages: constraints.languages.map(({ code, level, required, plus }) => ({
        code: find.language(code),
        level,
        ...(required === false ? { required } : {}),
        ...(required === false && plus === true ? { plus } : {}),
      })),
      ...preferredOf(constraints),
    },
    unwantedSkills: criteria.exclude.skills.map((reference, place) =>
      skill(reference, `criteria.exclude.skills.${place}`),
    ),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...exactOf(criteria),
  }
  const [first, ...rest] = problems
  if (first !== undefined) throw new ValidationError([first, ...rest])
  return engineCriteria
}

/** Only differences from the default are included, so that other criteria keep their form. */
function preferredOf({
  required = {},
}: SearchCriteria['constraints']): Pick<EngineCriteria['constraints'], 'required'> {
  const preferred = limitNames.filter((name) => required[name] === false).map((name) => [name, false] as const)
  const named = [...preferred, ...(required.years === true ? [['years', true] as const] : [])]
  return named.length === 0 ? {} : { required: Object.fromEntries(named) }
}

/** A keyword with a weight is accepted as it is: this table or an earlier one has resolved it. */
function wordsOf({ keywords = [] }: SearchCriteria, problems: FieldProblem[]): KeywordCriterion[] {
  const found = keywords.flatMap(({ term, weight }, place): KeywordCriterion[] => {
    const known = findKeyword(term)
    if (weight !== undefined) return [{ term: known?.term ?? term, weight }]
    if (known !== null) return [known]
    const field = `criteria.keywords.${place}.term`
    problems.push({ field, message: `"${term}" is not a known keyword.` })
    return []
  })
  return [...new Map(found.map((word) => [word.term, word])).values()]
}

function titleOf(criteria: SearchCriteria, problems: FieldProblem[]): string | null {
  if (criteria.titleId === null) return criteria.title === null ? null : (findTitle(criteria.title)?.slug ?? null)
  const slug = titleSlugOf(criteria.titleId.toLowerCase()) ?? findTitle(criteria.titleId)?.slug ?? null
  if (slug === null)
    problems.push({ field: 'criteria.titleId', message: `"${criteria.titleId}" is not a known title.` })
  return slug
}

function overlapOf(
  overlap: SearchCriteria['constraints']['overlapHours'],
  problems: FieldProblem[],
): SearchCriteria['constraints']['overlapHours'] {
  if (overlap === null) return null
  const zone = findZone(overlap.zone)
  if (zone === null)
    problems.push({
      field: 'criteria.constraints.overlapHours.zone',
      message: `"${overlap.zone}" is not a time zone such as Europe/Berlin.`,
    })
  return { ...overlap, zone: zone ?? overlap.zone }
}

/** New records refer to a merged skill by its present id. */
const currentIdOf = (slug: string): string => currentSkillId(skillIdOf(slug))

/**
 * The criteria that the engine does not know: exclusions other than skills, and the group of candidates that is
 * searched.
 */
type BesideEngine = Pick<SearchCriteria, 'exclude' | 'among'>

/** Keeps what the engine does not know from the given criteria. */
export function wireCriteriaOf(
  criteria: EngineCriteria,
  { exclude, among }: Partial<BesideEngine> = {},
): SearchCriteria {
  return {
    title: criteria.title ?? (criteria.titleSlug === null ? null : titleNameOf(titleIdOf(criteria.titleSlug))),
    titleId: criteria.titleSlug === null ? null : titleIdOf(criteria.titleSlug),
    seniority: criteria.seniority,
    years: criteria.years,
    mustHave: criteria.mustHave.map((must) => ({ ...must, anyOf: [...new Set(must.anyOf.map(currentIdOf))] })),
    mustHaveMode: criteria.mustHaveMode,
    niceToHave: criteria.niceToHave.map((nice) => ({
      skillId: currentIdOf(nice.skill),
      weight: Math.min(5, Math.max(0, Math.round(nice.weight))),
    })),
    constraints: {
      ...criteria.constraints,
      languages: criteria.constraints.languages.map((language) => ({ ...language })),
      countries: [...criteria.constraints.countries],
      engagement: [...criteria.constraints.engagement],
    },
    exclude: {
      inPipeline: exclude?.inPipeline ?? false,
      rejected: exclude?.rejected ?? false,
      skills: criteria.unwantedSkills.map(currentIdOf),
    },
    ...(among === undefined ? {} : { among }),
    ...(criteria.keywords === undefined ? {} : { keywords: criteria.keywords.map((word) => ({ ...word })) }),
    ...exactOf(criteria),
  }
}

/** Included only where there are some, so that other criteria keep their form. */
function exactOf({
  exactWords = [],
  writtenWords = [],
  textWords,
}: Pick<EngineCriteria, 'exactWords' | 'writtenWords' | 'textWords'>): Pick<
  SearchCriteria,
  'exactWords' | 'writtenWords' | 'textWords'
> {
  return {
    ...(exactWords.length === 0 ? {} : { exactWords: [...exactWords] }),
    ...(writtenWords.length === 0 ? {} : { writtenWords: [...writtenWords] }),
    ...(textWords === undefined ? {} : { textWords: { words: [...textWords.words], first: textWords.first } }),
  }
}

/**
 * The criteria with merged skills replaced by their present ones. Conditions that become equal are merged into one,
 * with the stricter values of both.
 */
export function withMeanings(criteria: SearchCriteria): SearchCriteria {
  if (mergedSkillIds().size === 0) return criteria
  const groups = new Map<string, SearchCriteria['mustHave'][number]>()
  for (const must of criteria.mustHave) {
    const anyOf = [...new Set(must.anyOf.map(currentSkillId))]
    const key = anyOf.toSorted().join(' ')
    const same = groups.get(key)
    groups.set(key, same === undefined ? { ...must, anyOf } : stricter(same, must))
  }
  const nice = new Map<string, SearchCriteria['niceToHave'][number]>()
  for (const each of criteria.niceToHave) {
    const skillId = currentSkillId(each.skillId)
    nice.set(skillId, { skillId, weight: Math.max(each.weight, nice.get(skillId)?.weight ?? 0) })
  }
  const skills = [...new Set(criteria.exclude.skills.map(currentSkillId))]
  return {
    ...criteria,
    mustHave: [...groups.values()],
    niceToHave: [...nice.values()],
    exclude: { ...criteria.exclude, skills },
  }
}

type Must = SearchCriteria['mustHave'][number]

function stricter(one: Must, other: Must): Must {
  const gradeOf = ({ minEvidence }: Must): number => (minEvidence === null ? -1 : evidenceGrades.indexOf(minEvidence))
  return {
    ...one,
    minYears: one.minYears === null ? other.minYears : Math.max(one.minYears, other.minYears ?? 0),
    minEvidence: gradeOf(other) > gradeOf(one) ? other.minEvidence : one.minEvidence,
    ...(one.central === true || other.central === true ? { central: true } : {}),
  }
}

/** Names of the skills in the criteria. */
export function legendOf(criteria: SearchCriteria): Legend {
  const ids = [
    ...criteria.mustHave.flatMap((must) => must.anyOf),
    ...criteria.niceToHave.map((nice) => nice.skillId),
    ...criteria.exclude.skills,
  ]
  return {
    skills: Object.fromEntries(ids.flatMap((id) => (describeSkill(id) === null ? [] : [[id, describeSkill(id)]]))),
  } as Legend
}

/** Whether the criteria can rank at all: conditions alone only filter. */
export function hasCriteria(criteria: EngineCriteria): boolean {
  const { titleSlug, mustHave, niceToHave, keywords = [], exactWords = [], textWords } = criteria
  const named = mustHave.length + keywords.length + exactWords.length + (textWords?.first === true ? 1 : 0)
  return titleSlug !== null || named > 0 || niceToHave.some((nice) => nice.weight > 0)
}
