import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import type { Entry } from '../records/index.ts'
import { getEntryForAct } from '../records/index.ts'
import { findNote, type ShortlistNote } from './shortlist-notes.store.ts'

/** The caller’s own note, on an entry that is still in their scope. */
export async function getNoteForAct(ctx: Context, id: string): Promise<{ entry: Entry; note: ShortlistNote }> {
  const note = await findNote(ctx.db, id)
  if (note === null) throw notFound('note')
  const { entry, actor } = await getEntryForAct(ctx, { id: note.shortlistedId, act: 'note' })
  assertAllowed(note.authorId === actor.userId, 'Only the author of a note can change it.')
  return { entry, note }
}
