import type { Skill } from '@assay/taxonomy'
import type { Changed, SkillChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import {
  changedNames,
  differenceOf,
  entryOfId,
  type NamesInput,
  NO_DIFFERENCE,
  named,
  newNames,
} from './entry-names.rules.ts'

/** The request body for a skill. */
export type SkillPart = { readonly [Field in keyof SkillInput]?: SkillInput[Field] | undefined }

export interface SkillInput extends NamesInput {
  readonly kind: Skill['kind']
  readonly broaderIds: readonly string[]
  readonly relatedIds: readonly string[]
}

/** The edit that adds a skill, or what is wrong with it. */
export function newSkill(input: SkillInput, known: KnownTaxonomy): SkillChange | FieldProblem[] {
  const { broader, related, problems: unknown } = neighborsOf(input, known)
  const { slug, aliases, problems } = newNames(known, 'skills', input)
  if (unknown.length + problems.length > 0) return [...unknown, ...problems]
  const { name, kind } = input
  return { act: 'add', slug, name, kind, aliases, broader, related }
}

/** The edit that makes the skill what was sent; null if it already is. */
export function changedSkill(
  skill: Skill,
  input: SkillPart,
  known: KnownTaxonomy,
): Changed<SkillChange> | FieldProblem[] | null {
  const { broader, related, problems: unknown } = neighborsOf(input, known)
  const { parts, problems } = changedNames(known, 'skills', skill, input)
  problems.unshift(...unknown)
  if (broader.includes(skill.slug) || broader.some((slug) => implies(known, slug, skill.slug)))
    problems.push({ field: 'broaderIds', message: 'A skill can’t imply itself, not even through other skills.' })
  if (problems.length > 0) return problems
  const links = {
    broader: input.broaderIds === undefined ? NO_DIFFERENCE : differenceOf(skill.broader, broader),
    related:
      input.relatedIds === undefined
        ? NO_DIFFERENCE
        : differenceOf(
            skill.related.map(({ slug }) => slug),
            related,
          ),
  }
  const change = {
    ...parts,
    ...(input.kind === undefined || input.kind === skill.kind ? {} : { kind: input.kind }),
    ...named('broader', links.broader.added),
    ...named('removedBroader', links.broader.removed),
    ...named('related', links.related.added),
    ...named('removedRelated', links.related.removed),
  }
  return Object.keys(change).length === 0 ? null : { act: 'change', slug: skill.slug, ...change }
}

function neighborsOf(
  { broaderIds = [], relatedIds = [] }: SkillPart,
  known: KnownTaxonomy,
): { broader: string[]; related: string[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const slugsOf = (field: string, ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const skill = entryOfId(known, 'skills', id)
      if (skill === null) problems.push({ field, message: 'Choose skills from the list.' })
      return skill === null ? [] : [skill.slug]
    })
  return { broader: slugsOf('broaderIds', broaderIds), related: slugsOf('relatedIds', relatedIds), problems }
}

function implies(known: KnownTaxonomy, from: string, to: string): boolean {
  const bySlug = new Map(known.tables.skills.map((skill) => [skill.slug, skill]))
  const open = [from]
  const seen = new Set<string>()
  for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
    if (slug === to) return true
    if (seen.has(slug)) continue
    seen.add(slug)
    open.push(...(bySlug.get(slug)?.broader ?? []))
  }
  return false
}
