import type { Presented } from '@assay/jsonapi/present'
import { effectiveEdits } from '@assay/taxonomy/edits/apply-edits'
import { entryIdOf, type KnownTaxonomy, type StoredEdit } from '../../taxonomy/index.ts'
import type { Lists } from '../lists/index.ts'
import { sentenceOf, undoneNumbers } from './edit-words.rules.ts'

const byIdOf = ({ skillsById, titlesById, industriesById }: Lists) => ({
  skills: skillsById,
  titles: titlesById,
  industries: industriesById,
})

export function presentTaxonomyEdit(
  { id, number, list, change, nameBefore, nameAfter, editedBy, createdAt }: StoredEdit,
  { known, lists, names }: { known: KnownTaxonomy; lists: Lists; names: ReadonlyMap<string, string> },
): Presented {
  const entries: ReadonlyMap<string, { readonly name: string }> = byIdOf(lists)[list]
  const of = (slug: string): string => entries.get(entryIdOf(list, slug))?.name ?? slug
  return {
    type: 'taxonomy-edits',
    id,
    attributes: {
      number,
      act: change.act,
      list,
      name: nameAfter,
      summary: sentenceOf(change, { before: nameBefore, after: nameAfter, of }),
      editedByName: names.get(editedBy) ?? null,
      isUndone: undoneNumbers(known.edits).has(number),
      mayUndo: effectiveEdits(known.edits).at(-1)?.number === number,
      superseded: known.superseded.filter((each) => each.number === number).map(({ reason }) => reason),
      createdAt,
    },
  }
}
