import type { Title } from '@assay/taxonomy'
import type { Changed, TitleChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { changedNames, type EntryOf, entryOfId, type NamesInput, newNames } from './entry-names.rules.ts'

export interface TitleInput extends NamesInput {
  readonly family: string
  readonly seniority: Title['seniority']
  readonly typicalSkillIds: readonly string[]
}

/** The request body for a job title. */
export type TitlePart = { readonly [Field in keyof TitleInput]?: TitleInput[Field] | undefined }

/** The edit that adds a job title, or what is wrong with it. */
export function newTitle(input: TitleInput, known: KnownTaxonomy): TitleChange | FieldProblem[] {
  const { slug, aliases, problems } = newNames(known, 'titles', input)
  const typicalSkills = slugsOf(input.typicalSkillIds, known, problems)
  if (problems.length > 0) return problems
  const { name, family, seniority } = input
  return { act: 'add', list: 'titles', slug, name, family, seniority, typicalSkills, aliases }
}

/** The edit that makes the job title what was sent; null if it already is. */
export function changedTitle(
  title: EntryOf<'titles'>,
  { family = title.family, seniority = title.seniority, typicalSkillIds, ...names }: TitlePart,
  known: KnownTaxonomy,
): Changed<TitleChange> | FieldProblem[] | null {
  const { parts, problems } = changedNames(known, 'titles', title, names)
  const typicalSkills = typicalSkillIds === undefined ? title.typicalSkills : slugsOf(typicalSkillIds, known, problems)
  if (problems.length > 0) return problems
  const change = {
    ...parts,
    ...(family === title.family ? {} : { family }),
    ...(seniority === title.seniority ? {} : { seniority }),
    ...(isSameOrder(typicalSkills, title.typicalSkills) ? {} : { typicalSkills }),
  }
  return Object.keys(change).length === 0 ? null : { act: 'change', list: 'titles', slug: title.slug, ...change }
}

const isSameOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((slug, at) => slug === right[at])

function slugsOf(ids: readonly string[], known: KnownTaxonomy, problems: FieldProblem[]): string[] {
  const found = ids.map((id) => entryOfId(known, 'skills', id)?.slug ?? null)
  if (found.includes(null)) problems.push({ field: 'typicalSkillIds', message: 'Choose skills of the list.' })
  return [...new Set(found.filter((slug) => slug !== null))]
}
