import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { useChangeNote, useDeleteNote, useWriteNote } from './notes.mutations.ts'
import { type Note, notesQuery } from './notes.queries.ts'
import styles from './shortlist.module.css'

const LONGEST = 2000

export function EntryNotes({ entryId }: { entryId: string }) {
  const query = useQuery(notesQuery(entryId))
  const [draft, setDraft] = useState('')
  const write = useWriteNote()
  return (
    <section aria-label="Notes" className={styles.form}>
      <h3>Notes</h3>
      <Region query={query}>
        {(notes) => (
          <ul className={styles.votes}>
            {notes.map((note) => (
              <li key={note.id}>
                <OneNote note={note} />
              </li>
            ))}
          </ul>
        )}
      </Region>
      <TextArea
        label="New note"
        hint="Visible to your team, not to viewers or candidates."
        rows={2}
        limit={LONGEST}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className={styles.choice}>
        <Button
          size="small"
          busy={write.isPending}
          disabled={draft.trim() === ''}
          onClick={() =>
            write.mutate({ shortlistedId: entryId, body: draft.trim() }, { onSuccess: () => setDraft('') })
          }
        >
          Save note
        </Button>
      </div>
    </section>
  )
}

function OneNote({ note }: { note: Note }) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const change = useChangeNote()
  const remove = useDeleteNote()
  if (draft !== null)
    return (
      <div className={styles.form}>
        <TextArea
          label="Edit note"
          rows={3}
          limit={LONGEST}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className={styles.choice}>
          <Button
            size="small"
            variant="primary"
            busy={change.isPending}
            disabled={draft.trim() === ''}
            onClick={() => change.mutate({ id: note.id, body: draft.trim() }, { onSuccess: () => setDraft(null) })}
          >
            Save note
          </Button>
          <Button size="small" onClick={() => setDraft(null)}>
            Back
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <p className={styles.words}>{note.body}</p>
      <span className={styles.note}>
        {note.author.fullName}, {formatTime(note.createdAt)}
        {note.editedAt !== null && `, edited ${formatTime(note.editedAt)}`}
      </span>
      {note.isOwn && (
        <div className={styles.choice}>
          <Button size="small" variant="quiet" onClick={() => setDraft(note.body)}>
            Edit
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDeleting(true)}>
            Delete…
          </Button>
        </div>
      )}
      <Confirm
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this note?"
        confirmLabel="Delete note"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(note.id, { onSettled: () => setDeleting(false) })}
      >
        This can’t be undone.
      </Confirm>
    </>
  )
}
