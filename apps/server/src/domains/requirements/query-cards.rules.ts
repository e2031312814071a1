// The wire names skills and titles by id, the engine by slug. This is the edge between the two.
import type { Legend, QueryCard } from '@assay/contracts/query-card'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import type { AskedWord, QueryCard as EngineCard } from '@assay/ranking-engine'
import type { FieldProblem } from '../../platform/errors/app-error.ts'
import { ValidationError } from '../../platform/errors/app-error.ts'
import {
  describeSkill,
  findSkill,
  findTitle,
  findWorkTerm,
  findZone,
  skillSlugOf,
  titleNameOf,
  titleSlugOf,
} from '../candidates/index.ts'

/** Takes ids, slugs, names and aliases; throws a problem per name that nobody knows. */
export function engineCardOf(card: QueryCard): EngineCard {
  const problems: FieldProblem[] = []
  const skill = (reference: string, field: string): string => {
    const slug = skillSlugOf(reference.toLowerCase()) ?? findSkill(reference)
    if (slug === null) problems.push({ field, message: `"${reference}" is no skill that we know.` })
    return slug ?? ''
  }
  const { constraints } = card
  const workTerms = wordsOf(card, problems)
  const engineCard: EngineCard = {
    title: card.title,
    titleSlug: titleOf(card, problems),
    seniority: card.seniority,
    years: card.years,
    mustHave: card.mustHave.map((must, place) => ({
      ...must,
      anyOf: must.anyOf.map((reference, at) => skill(reference, `queryCard.mustHave.${place}.anyOf.${at}`)),
    })),
    mustHaveMode: card.mustHaveMode,
    niceToHave: card.niceToHave.map((nice, place) => ({
      skill: skill(nice.skillId, `queryCard.niceToHave.${place}.skillId`),
      weight: nice.weight,
    })),
    constraints: {
      ...constraints,
      overlapHours: overlapOf(constraints.overlapHours, problems),
      countries: constraints.countries.map((code) => code.toUpperCase()),
      languages: constraints.languages.map(({ code, level }) => ({ code: code.toLowerCase(), level })),
    },
    unwantedSkills: card.exclude.skills.map((reference, place) =>
      skill(reference, `queryCard.exclude.skills.${place}`),
    ),
    ...(workTerms.length === 0 ? {} : { workTerms }),
  }
  const [first, ...rest] = problems
  if (first !== undefined) throw new ValidationError([first, ...rest])
  return engineCard
}

/** A word that says its weight is taken at its word: it was understood once, by this table or an earlier one. */
function wordsOf({ workTerms = [] }: QueryCard, problems: FieldProblem[]): AskedWord[] {
  const found = workTerms.flatMap(({ term, weight }, place): AskedWord[] => {
    const known = findWorkTerm(term)
    if (weight !== undefined) return [{ term: known?.term ?? term, weight }]
    if (known !== null) return [known]
    const field = `queryCard.workTerms.${place}.term`
    problems.push({ field, message: `"${term}" is no word of work that we know.` })
    return []
  })
  return [...new Map(found.map((word) => [word.term, word])).values()]
}

function titleOf(card: QueryCard, problems: FieldProblem[]): string | null {
  if (card.titleId === null) return card.title === null ? null : (findTitle(card.title)?.slug ?? null)
  const slug = titleSlugOf(card.titleId.toLowerCase()) ?? findTitle(card.titleId)?.slug ?? null
  if (slug === null)
    problems.push({ field: 'queryCard.titleId', message: `"${card.titleId}" is no title that we know.` })
  return slug
}

function overlapOf(
  overlap: QueryCard['constraints']['overlapHours'],
  problems: FieldProblem[],
): QueryCard['constraints']['overlapHours'] {
  if (overlap === null) return null
  const zone = findZone(overlap.zone)
  if (zone === null)
    problems.push({
      field: 'queryCard.constraints.overlapHours.zone',
      message: `"${overlap.zone}" is no time zone such as Europe/Berlin.`,
    })
  return { ...overlap, zone: zone ?? overlap.zone }
}

/** What the card that was sent excludes beside skills is kept; the engine does not know of it. */
export function wireCardOf(card: EngineCard, exclude?: QueryCard['exclude']): QueryCard {
  return {
    title: card.title ?? (card.titleSlug === null ? null : titleNameOf(titleIdOf(card.titleSlug))),
    titleId: card.titleSlug === null ? null : titleIdOf(card.titleSlug),
    seniority: card.seniority,
    years: card.years,
    mustHave: card.mustHave.map((must) => ({ ...must, anyOf: must.anyOf.map(skillIdOf) })),
    mustHaveMode: card.mustHaveMode,
    niceToHave: card.niceToHave.map((nice) => ({
      skillId: skillIdOf(nice.skill),
      weight: Math.min(5, Math.max(0, Math.round(nice.weight))),
    })),
    constraints: {
      ...card.constraints,
      languages: card.constraints.languages.map((language) => ({ ...language })),
      countries: [...card.constraints.countries],
      engagement: [...card.constraints.engagement],
    },
    exclude: {
      inPipeline: exclude?.inPipeline ?? false,
      passed: exclude?.passed ?? false,
      companies: exclude?.companies ?? [],
      skills: card.unwantedSkills.map(skillIdOf),
    },
    ...(card.workTerms === undefined ? {} : { workTerms: card.workTerms.map((word) => ({ ...word })) }),
  }
}

/** Names for every skill of the card. */
export function legendOf(card: QueryCard): Legend {
  const ids = [
    ...card.mustHave.flatMap((must) => must.anyOf),
    ...card.niceToHave.map((nice) => nice.skillId),
    ...card.exclude.skills,
  ]
  return {
    skills: Object.fromEntries(ids.flatMap((id) => (describeSkill(id) === null ? [] : [[id, describeSkill(id)]]))),
  } as Legend
}

/** Whether there is anything to look for: conditions alone rank nobody. */
export function asksForSomething(card: EngineCard): boolean {
  const { titleSlug, mustHave, niceToHave, workTerms = [] } = card
  return titleSlug !== null || mustHave.length + workTerms.length > 0 || niceToHave.some((nice) => nice.weight > 0)
}
