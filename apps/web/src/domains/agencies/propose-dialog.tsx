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

/** One of the agency's own people for a client's requirement. */
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
      title="Propose a candidate"
      description={`For “${work.title}” of ${work.company.name}. The name stays hidden until they agree to be contacted.`}
      width="medium"
      footer={
        <Button variant="primary" busy={submit.isPending} disabled={person === null} onClick={send}>
          Propose
        </Button>
      }
    >
      <div className={styles.form}>
        <Combobox
          label="Candidate"
          placeholder="Name or headline"
          nothing="None of your available candidates is called so."
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
          label="Why they fit"
          hint="The client reads this. Write nothing by which they could be recognised."
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
