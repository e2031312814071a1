import { MAX_TAGS } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import type { Entry } from '../records/index.ts'
import { entryTagged, getEntryForAct, lockWithRequirement } from '../records/index.ts'
import { areTagsOf, listTagsOf, replaceTags } from './tags.store.ts'

/** The tags of an entry, or those to add and remove: tags that colleagues set in the meantime stay. */
export type Tagging = { readonly id: string } & (
  | { readonly tagIds: readonly string[] }
  | { readonly add: readonly string[]; readonly remove: readonly string[] }
)

/** Adds and removes tags of an entry. Repeating it changes nothing. */
export async function tagCandidate(ctx: Context, tagging: Tagging): Promise<Entry> {
  const { id } = tagging
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'tag' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    const own = (await listTagsOf(tx, [id])).get(id) ?? []
    const tagIds = tagsAfter(
      own.map((tag) => tag.id),
      tagging,
    )
    if (tagIds.length > MAX_TAGS)
      throw new ValidationError([{ field: 'add', message: `A candidate has at most ${MAX_TAGS} tags.` }])
    if (!(await areTagsOf(tx, entry.companyId, tagIds)))
      throw new ValidationError([{ field: 'tagIds', message: 'Your company has no such tag.' }])
    await replaceTags(tx, id, tagIds)
    tx.record(entryTagged(entry, tagIds))
    return entry
  })
}

function tagsAfter(own: readonly string[], tagging: Tagging): readonly string[] {
  if ('tagIds' in tagging) return tagging.tagIds
  const { add, remove } = tagging
  return [...new Set([...own, ...add])].filter((id) => !remove.includes(id))
}
