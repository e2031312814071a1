// Translates between ids on the wire and slugs in the engine for skills and titles.
import type { Legend, SearchCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import { type AskedWord, type SearchCriteria as EngineCriteria, limitNames } from '@assay/ranking-engine'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import {
  describeSkill,
  findKeyword,
  findSkill,
  findTitle,
  findZone,
  skillSlugOf,
  titleNameOf,
  titleSlugOf,
} from '../../candidates/index.ts'

/** Takes ids, slugs, names and aliases; throws one problem for each unknown name. */
export function engineCriteriaOf(criteria: SearchCriteria): EngineCriteria {
  const problems: FieldProblem[] = []
  const skill = (reference: string, field: string): string => {
    const slug = skillSlugOf(reference.toLowerCase()) ?? findSkill(reference)
    if (slug === null) problems.push({ field, message: `"${reference}" is no skill that we know.` })
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
      languages: constraints.languages.map(({ code, level, required }) => ({
        code: code.toLowerCase(),
        level,
        ...(required === false ? { required } : {}),
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

/** Only limits that are preferred are named, so that criteria say nothing new where all are required. */
function preferredOf({
  required = {},
}: SearchCriteria['constraints']): Pick<EngineCriteria['constraints'], 'required'> {
  const preferred = limitNames.filter((name) => required[name] === false)
  return preferred.length === 0 ? {} : { required: Object.fromEntries(preferred.map((name) => [name, false])) }
}

/** A keyword with a weight is accepted as it is: this table or an earlier one has resolved it. */
function wordsOf({ keywords = [] }: SearchCriteria, problems: FieldProblem[]): AskedWord[] {
  const found = keywords.flatMap(({ term, weight }, place): AskedWord[] => {
    const known = findKeyword(term)
    if (weight !== undefined) return [{ term: known?.term ?? term, weight }]
    if (known !== null) return [known]
    const field = `criteria.keywords.${place}.term`
    problems.push({ field, message: `"${term}" is not a keyword that we know.` })
    return []
  })
  return [...new Map(found.map((word) => [word.term, word])).values()]
}

function titleOf(criteria: SearchCriteria, problems: FieldProblem[]): string | null {
  if (criteria.titleId === null) return criteria.title === null ? null : (findTitle(criteria.title)?.slug ?? null)
  const slug = titleSlugOf(criteria.titleId.toLowerCase()) ?? findTitle(criteria.titleId)?.slug ?? null
  if (slug === null)
    problems.push({ field: 'criteria.titleId', message: `"${criteria.titleId}" is no title that we know.` })
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
      message: `"${overlap.zone}" is no time zone such as Europe/Berlin.`,
    })
  return { ...overlap, zone: zone ?? overlap.zone }
}

/** Keeps the exclusions other than skills from the given criteria; the engine does not know them. */
export function wireCriteriaOf(criteria: EngineCriteria, exclude?: SearchCriteria['exclude']): SearchCriteria {
  return {
    title: criteria.title ?? (criteria.titleSlug === null ? null : titleNameOf(titleIdOf(criteria.titleSlug))),
    titleId: criteria.titleSlug === null ? null : titleIdOf(criteria.titleSlug),
    seniority: criteria.seniority,
    years: criteria.years,
    mustHave: criteria.mustHave.map((must) => ({ ...must, anyOf: must.anyOf.map(skillIdOf) })),
    mustHaveMode: criteria.mustHaveMode,
    niceToHave: criteria.niceToHave.map((nice) => ({
      skillId: skillIdOf(nice.skill),
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
      skills: criteria.unwantedSkills.map(skillIdOf),
    },
    ...(criteria.keywords === undefined ? {} : { keywords: criteria.keywords.map((word) => ({ ...word })) }),
    ...exactOf(criteria),
  }
}

/** Named only where there are some, so that other criteria say nothing new. */
function exactOf({ exactWords = [], writtenWords = [] }: Pick<EngineCriteria, 'exactWords' | 'writtenWords'>): {
  exactWords?: string[]
  writtenWords?: string[]
} {
  return {
    ...(exactWords.length === 0 ? {} : { exactWords: [...exactWords] }),
    ...(writtenWords.length === 0 ? {} : { writtenWords: [...writtenWords] }),
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
export function asksForSomething(criteria: EngineCriteria): boolean {
  const { titleSlug, mustHave, niceToHave, keywords = [], exactWords = [] } = criteria
  const named = mustHave.length + keywords.length + exactWords.length
  return titleSlug !== null || named > 0 || niceToHave.some((nice) => nice.weight > 0)
}
