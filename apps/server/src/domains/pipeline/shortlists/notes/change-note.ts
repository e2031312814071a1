import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { noteChanged } from '../records/index.ts'
import { getNoteForAct } from './get-note-for-act.ts'
import { hashNote } from './note-hash.ts'
import { changeNoteBody, type ShortlistNote } from './shortlist-notes.store.ts'

/** Changes the text of the caller’s own note. */
export async function changeNote(ctx: Context, { id, body }: { id: string; body: string }): Promise<ShortlistNote> {
  const { entry, note: found } = await getNoteForAct(ctx, id)
  if (found.body === body) return found
  const { salt, textHash } = hashNote(body)
  return ctx.transaction(async (tx) => {
    const note = await changeNoteBody(tx, { id, authorId: found.authorId, body, salt, at: ctx.now() })
    if (note === null) throw notFound('note')
    tx.record(noteChanged(entry, id, textHash))
    return note
  })
}
