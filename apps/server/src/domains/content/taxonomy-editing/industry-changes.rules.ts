import type { Changed, IndustryChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { changedNames, type EntryOf, entryOfId, type NamesInput, newNames } from './entry-names.rules.ts'

type Industry = EntryOf<'industries'>

export interface IndustryInput extends NamesInput {
  readonly code: string
  readonly parentId: string | null
}

/** The request body for an industry. */
export type IndustryPart = { readonly [Field in keyof IndustryInput]?: IndustryInput[Field] | undefined }

/** The edit that adds an industry, or what is wrong with it. */
export function newIndustry(input: IndustryInput, known: KnownTaxonomy): IndustryChange | FieldProblem[] {
  const { slug, aliases, problems } = newNames(known, 'industries', input)
  const parent = parentOf(known, null, input.parentId)
  if (Array.isArray(parent)) problems.push(...parent)
  if (problems.length > 0 || Array.isArray(parent)) return problems
  return { act: 'add', list: 'industries', slug, name: input.name, naics: input.code, parent, aliases }
}

/** The edit that makes the industry what was sent; null if it already is. */
export function changedIndustry(
  industry: Industry,
  { code = industry.naics, parentId, ...names }: IndustryPart,
  known: KnownTaxonomy,
): Changed<IndustryChange> | FieldProblem[] | null {
  const { parts, problems } = changedNames(known, 'industries', industry, names)
  const before = industry.parent ?? null
  const parent = parentId === undefined ? before : parentOf(known, industry, parentId)
  if (Array.isArray(parent)) problems.push(...parent)
  if (problems.length > 0 || Array.isArray(parent)) return problems
  const change = {
    ...parts,
    ...(code === industry.naics ? {} : { naics: code }),
    ...(parent === before ? {} : { parent }),
  }
  if (Object.keys(change).length === 0) return null
  return { act: 'change', list: 'industries', slug: industry.slug, ...change }
}

/** There are main industries and those under them, and no third level. */
function parentOf(known: KnownTaxonomy, own: Industry | null, parentId: string | null): string | null | FieldProblem[] {
  if (parentId === null) return null
  const parent = entryOfId(known, 'industries', parentId)
  if (parent === null || parent.parent !== undefined || parent.slug === own?.slug)
    return [{ field: 'parentId', message: 'Choose another main industry from the list.' }]
  if (own !== null && known.tables.industries.some((each) => each.parent === own.slug))
    return [{ field: 'parentId', message: `${own.name} has sub-industries, so it must stay a main industry.` }]
  return parent.slug
}
