import { submitCandidate } from '@assay/contracts/submissions'
import { Button } from '@assay/ui/button'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useSubmitCandidate } from './agency-clients.mutations.ts'
import { ownPeopleQuery, type Work } from './agency-clients.queries.ts'
import styles from './clients.module.css'

interface Draft {
  readonly requirementId: string
  readonly person: ComboboxOption | null
  readonly note: string
}

const fields = contractFields<typeof submitCandidate.body, Draft>(submitCandidate.body, {
  labels: { person: 'Candidate', note: 'Pitch' },
  shape: ({ requirementId, person, note }) => ({ requirementId, candidateId: person?.value ?? '', note }),
  moved: { candidateId: 'person' },
})

interface ProposeDialogProps {
  work: Work
  onClose: () => void
}

export function ProposeDialog({ work, onClose }: ProposeDialogProps) {
  const [search, setSearch] = useState('')
  const people = useQuery(ownPeopleQuery(search))
  const submit = useSubmitCandidate(onClose)
  const form = useForm({
    fields,
    initial: { requirementId: work.id, person: null as ComboboxOption | null, note: '' },
    send: (body) => submit.mutateAsync(body),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Submit candidate"
      description={`For “${work.title}” at ${work.company.name}. The name stays hidden until the candidate accepts contact.`}
      width="medium"
      footer={
        <Button {...form.button} variant="primary">
          Submit
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Combobox
          {...form.field('person')}
          placeholder="Name or headline"
          nothing="No available candidate matches."
          value={form.draft.person}
          onChange={(person) => form.set('person', person)}
          onSearch={setSearch}
          searching={people.isFetching}
          options={(people.data ?? []).map(({ id, legalName, maskedName, headline }) => ({
            value: id,
            label: legalName ?? maskedName,
            note: headline,
          }))}
        />
        <TextArea
          {...form.area('note')}
          hint="The client can read this. Leave out anything that identifies the candidate."
          rows={3}
        />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
