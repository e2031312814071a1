import { Button } from '@assay/ui/button'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useSubmitCandidate } from './agency-clients.mutations.ts'
import { ownPeopleQuery, type Work } from './agency-clients.queries.ts'
import styles from './clients.module.css'

interface ProposeDialogProps {
  work: Work
  onClose: () => void
}

export function ProposeDialog({ work, onClose }: ProposeDialogProps) {
  const [search, setSearch] = useState('')
  const [person, setPerson] = useState<ComboboxOption | null>(null)
  const [note, setNote] = useState('')
  const people = useQuery(ownPeopleQuery(search))
  const submit = useSubmitCandidate(onClose)
  const send = () =>
    person !== null &&
    submit.mutate({
      requirementId: work.id,
      candidateId: person.value,
      note: note.trim() === '' ? null : note.trim(),
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Submit candidate"
      description={`For “${work.title}” at ${work.company.name}. The name stays hidden until the candidate accepts contact.`}
      width="medium"
      footer={
        <Button variant="primary" busy={submit.isPending} disabled={person === null} onClick={send}>
          Submit
        </Button>
      }
    >
      <div className={styles.form}>
        <Combobox
          label="Candidate"
          placeholder="Name or headline"
          nothing="No available candidate matches."
          value={person}
          onChange={setPerson}
          onSearch={setSearch}
          searching={people.isFetching}
          options={(people.data ?? []).map(({ id, legalName, maskedName, headline }) => ({
            value: id,
            label: legalName ?? maskedName,
            note: headline,
          }))}
        />
        <TextArea
          label="Pitch"
          hint="The client reads this. Leave out anything that identifies the candidate."
          rows={3}
          limit={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {submit.error !== null && (
          <p className={styles.error} role="alert">
            {submit.error instanceof ApiError ? submit.error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
