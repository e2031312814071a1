import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { getEntryForAct, noteWritten } from '../records/index.ts'
import { insertNote, type ShortlistNote } from './shortlist-notes.store.ts'

/** Adds a note for the team. The history records that it was written, without its text. */
export async function writeNote(
  ctx: Context,
  { shortlistedId, body }: { shortlistedId: string; body: string },
): Promise<ShortlistNote> {
  const { entry, actor } = await getEntryForAct(ctx, { id: shortlistedId, act: 'note' })
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const note = await insertNote(tx, {
      id: newId(at.getTime()),
      shortlistedId,
      authorId: actor.userId,
      body,
      createdAt: at,
      updatedAt: at,
    })
    tx.record(noteWritten(entry, note.id))
    return note
  })
}
