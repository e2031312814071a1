import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { noteDeleted } from '../records/index.ts'
import { getNoteForAct } from './get-note-for-act.ts'
import { removeNote } from './shortlist-notes.store.ts'

/** Permanently deletes the caller’s own note. */
export async function deleteNote(ctx: Context, id: string): Promise<void> {
  const { entry, note } = await getNoteForAct(ctx, id)
  await ctx.transaction(async (tx) => {
    if (!(await removeNote(tx, { id, authorId: note.authorId }))) throw notFound('note')
    tx.record(noteDeleted(entry, id))
  })
}
