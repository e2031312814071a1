import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { getEntryForAct, noteWritten } from '../records/index.ts'
import { hashNote } from './note-hash.ts'
import { insertNote, type ShortlistNote } from './shortlist-notes.store.ts'

/** Adds a note for the team. The history records that it was written, with a hash of its text. */
export async function writeNote(
  ctx: Context,
  { shortlistedId, body }: { shortlistedId: string; body: string },
): Promise<ShortlistNote> {
  const { entry, actor } = await getEntryForAct(ctx, { id: shortlistedId, act: 'note' })
  const at = ctx.now()
  const { salt, textHash } = hashNote(body)
  return ctx.transaction(async (tx) => {
    const note = await insertNote(tx, {
      id: newId(at.getTime()),
      shortlistedId,
      authorId: actor.userId,
      body,
      salt,
      createdAt: at,
      updatedAt: at,
    })
    tx.record(noteWritten(entry, note.id, textHash))
    return note
  })
}
