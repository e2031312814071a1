import { changeShortlistNote, writeShortlistNote } from '@assay/contracts/shortlist-notes'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { MentionChoices } from './mention-choices.tsx'
import { useChangeNote, useDeleteNote, useWriteNote } from './notes.mutations.ts'
import { type Note, notesQuery } from './notes.queries.ts'
import styles from './shortlist.module.css'

const writeFields = contractFields(writeShortlistNote.body, { labels: { body: 'New note' } })
const changeFields = contractFields(changeShortlistNote.body, { labels: { body: 'Edit note' } })

export function EntryNotes({ entryId }: { entryId: string }) {
  const query = useQuery(notesQuery(entryId))
  const write = useWriteNote()
  const form = useForm({
    fields: writeFields,
    initial: { shortlistedId: entryId, body: '' },
    send: async (body) => {
      await write.mutateAsync(body)
      form.reset()
    },
  })
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
      <form className={styles.form} {...form.bind}>
        <TextArea
          {...form.area('body')}
          required={false}
          hint="Visible to your team, not to viewers or candidates. Write @ and a name to notify a colleague."
          rows={2}
        />
        <MentionChoices text={form.draft.body} onText={(body) => form.set('body', body)} />
        <FormProblems form={form} />
        <div className={styles.choice}>
          <Button {...form.button} size="small">
            Save note
          </Button>
        </div>
      </form>
    </section>
  )
}

function OneNote({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteNote()
  if (isEditing) return <EditNote note={note} onDone={() => setEditing(false)} />
  return (
    <>
      <p className={styles.words}>{note.body}</p>
      <span className={styles.note}>
        {note.author.fullName}, {formatTime(note.createdAt)}
        {note.editedAt !== null && `, edited ${formatTime(note.editedAt)}`}
      </span>
      {note.isOwn && (
        <div className={styles.choice}>
          <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
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

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const change = useChangeNote()
  const form = useForm({
    fields: changeFields,
    initial: { body: note.body },
    send: ({ body }) => change.mutateAsync({ id: note.id, body }, { onSuccess: onDone }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea {...form.area('body')} rows={3} />
      <MentionChoices text={form.draft.body} onText={(body) => form.set('body', body)} />
      <FormProblems form={form} />
      <div className={styles.choice}>
        <Button {...form.button} size="small" variant="primary">
          Save note
        </Button>
        <Button size="small" onClick={onDone}>
          Back
        </Button>
      </div>
    </form>
  )
}
