import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import { useAddNote } from './activities.mutations.ts'

const MOST = 1000

export function NoteDialog(props: { requirementId: string; isEmployer: boolean; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [requirementId, setRequirementId] = useState(props.requirementId)
  const add = useAddNote(props.onClose)
  const isWritten = note.trim() !== '' && note.length <= MOST
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Add note"
      description="The note appears in the timeline with your name. Its text can be erased later, the entry can’t."
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
        <RequirementChooser
          label="About"
          value={requirementId}
          none="The company"
          onChoose={(picked) => setRequirementId(picked?.id ?? '')}
        />
      )}
      <TextArea label="Note" rows={5} value={note} limit={MOST} onChange={(event) => setNote(event.target.value)} />
    </Dialog>
  )
}
