import type { Presented } from '@assay/jsonapi/present'
import type { ShortlistNote } from './shortlist-notes.store.ts'

export function presentNote(
  note: ShortlistNote,
  { authorName, callerId }: { authorName: string; callerId: string },
): Presented {
  const { id, shortlistedId, authorId, body, editedAt, createdAt, updatedAt } = note
  return {
    type: 'shortlist-notes',
    id,
    attributes: {
      body,
      editedAt,
      createdAt,
      updatedAt,
      author: { userId: authorId, fullName: authorName },
      isOwn: authorId === callerId,
    },
    relationships: { shortlisted: { type: 'shortlisteds', id: shortlistedId } },
  }
}
