import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddNote } from './activities.mutations.ts'
import { timelineChoicesQuery } from './activities.queries.ts'

const MOST = 1000

export function NoteDialog(props: { requirementId: string; isEmployer: boolean; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [requirementId, setRequirementId] = useState(props.requirementId)
  const { data: choices } = useQuery(timelineChoicesQuery(props.isEmployer))
  const add = useAddNote(props.onClose)
  const isWritten = note.trim() !== '' && note.length <= MOST
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Add a note"
      description="It stands in the timeline with your name and the time. What it says about a person can be erased later; that it was written cannot."
      width="narrow"
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={!isWritten}
            onClick={() => add.mutate({ note, requirementId: requirementId || null })}
          >
            Add
          </Button>
        </>
      }
    >
      {props.isEmployer && (
        <Select
          label="About"
          value={requirementId}
          placeholder="The company"
          options={choices?.requirements ?? []}
          onChange={(event) => setRequirementId(event.target.value)}
        />
      )}
      <TextArea label="Note" rows={5} value={note} limit={MOST} onChange={(event) => setNote(event.target.value)} />
    </Dialog>
  )
}
