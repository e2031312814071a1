// A creator's proposal, and the edit that results from it with today's taxonomy.
import type { ListName, TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import {
  changedIndustry,
  changedSkill,
  changedTitle,
  type EntryOf,
  entryOfId,
  type IndustryPart,
  listField,
  mergedEntry,
  newIndustry,
  newSkill,
  newTitle,
  nounOf,
  type SkillPart,
  type TitlePart,
} from '../taxonomy-editing/index.ts'

type Parts = SkillPart & TitlePart & IndustryPart

/** A proposed change, as it was sent. */
export type WantedEdit = Parts & {
  readonly act: 'add' | 'change' | 'merge' | 'deprecate' | 'restore'
  /** Missing where it was kept before job titles and industries could be proposed. */
  readonly entryId?: string | null
  /** The same, of skills only. */
  readonly skillId: string | null
  readonly intoId: string | null
}

interface ListRules<List extends ListName> {
  /** Fields that only entries of this list have. */
  readonly own: readonly (keyof Parts)[]
  readonly add: (parts: Parts & { readonly name: string }, known: KnownTaxonomy) => TaxonomyChange | FieldProblem[]
  readonly change: (entry: EntryOf<List>, parts: Parts, known: KnownTaxonomy) => TaxonomyChange | FieldProblem[] | null
}

const listRules: { readonly [List in ListName]: ListRules<List> } = {
  skills: {
    own: ['kind', 'broaderIds', 'relatedIds'],
    add: ({ name, kind, aliases = [], broaderIds = [], relatedIds = [] }, known) =>
      kind === undefined
        ? [{ field: 'kind', message: 'Choose a kind.' }]
        : newSkill({ name, kind, aliases, broaderIds, relatedIds }, known),
    change: changedSkill,
  },
  titles: {
    own: ['family', 'seniority', 'typicalSkillIds'],
    add: ({ name, family, seniority = 'none', aliases = [], typicalSkillIds = [] }, known) =>
      family === undefined
        ? [{ field: 'family', message: 'Choose a family.' }]
        : newTitle({ name, family, seniority, aliases, typicalSkillIds }, known),
    change: changedTitle,
  },
  industries: {
    own: ['code', 'parentId'],
    add: ({ name, code, parentId = null, aliases = [] }, known) =>
      code === undefined
        ? [{ field: 'code', message: 'Enter a NAICS code.' }]
        : newIndustry({ name, code, parentId, aliases }, known),
    change: changedIndustry,
  },
}

const lists: readonly ListName[] = ['skills', 'titles', 'industries']

export const entryIdOfWanted = ({ entryId, skillId }: WantedEdit): string | null => entryId ?? skillId

/** The edit that is wanted; what is wrong with it today; or null if the entry is like this already. */
export function editWanted<List extends ListName>(
  list: List,
  wanted: WantedEdit,
  known: KnownTaxonomy,
): TaxonomyChange | FieldProblem[] | null {
  const { act, entryId, skillId, intoId, ...parts } = wanted
  const foreign = foreignFields(list, wanted)
  if (foreign.length > 0)
    return foreign.map((field) => ({ field, message: `Leave this out for a change of ${aNounOf[list]}.` }))
  const rules: ListRules<List> = listRules[list]
  if (act === 'add') {
    const { name } = parts
    return name === undefined ? [{ field: 'name', message: 'Enter a name.' }] : rules.add({ ...parts, name }, known)
  }
  const id = entryIdOfWanted(wanted)
  const entry = id === null ? null : entryOfId(known, list, id)
  if (entry === null) {
    const field = list === 'skills' && entryId == null ? 'skillId' : 'entryId'
    return [{ field, message: `Choose ${aNounOf[list]} from the list.` }]
  }
  if (act === 'change') return rules.change(entry, parts, known)
  const { slug } = entry
  if (act === 'merge') return mergedEntry(known, list, slug, intoId)
  return known.deprecated[list].has(slug) === (act === 'deprecate') ? null : { act, ...listField(list), slug }
}

const aNounOf: Readonly<Record<ListName, string>> = {
  skills: `a ${nounOf.skills}`,
  titles: `a ${nounOf.titles}`,
  industries: `an ${nounOf.industries}`,
}

/** Fields of entries of another list in the request. */
function foreignFields(list: ListName, wanted: WantedEdit): string[] {
  const others = lists.filter((each) => each !== list).flatMap((each) => listRules[each].own)
  return [
    ...(list !== 'skills' && wanted.skillId !== null ? ['skillId'] : []),
    ...others.filter((field) => wanted[field] !== undefined),
  ]
}
