import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import type { Entry } from '../records/index.ts'
import { entryTagged, getEntryForAct, lockWithRequirement } from '../records/index.ts'
import { areTagsOf, replaceTags } from './tags.store.ts'

/** Sets the tags of an entry. */
export async function tagCandidate(
  ctx: Context,
  { id, tagIds }: { id: string; tagIds: readonly string[] },
): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'tag' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    if (!(await areTagsOf(tx, entry.companyId, tagIds)))
      throw new ValidationError([{ field: 'tagIds', message: 'Your company has no such tag.' }])
    await replaceTags(tx, id, tagIds)
    tx.record(entryTagged(entry, tagIds))
    return entry
  })
}
