import { addNote } from '@assay/contracts/activities'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import { useAddNote } from './activities.mutations.ts'

const fields = contractFields(addNote.body, { labels: { note: 'Note', requirementId: 'About' } })

export function NoteDialog(props: { requirementId: string; isEmployer: boolean; onClose: () => void }) {
  const add = useAddNote(props.onClose)
  const form = useForm({
    fields,
    initial: { note: '', requirementId: props.requirementId },
    send: ({ note, requirementId = null }) => add.mutateAsync({ note, requirementId }),
  })
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
          <Button {...form.button} variant="primary">
            Add
          </Button>
        </>
      }
    >
      <form {...form.bind}>
        {props.isEmployer && (
          <RequirementChooser
            label="About"
            value={form.draft.requirementId}
            none="The company"
            onChoose={(picked) => form.set('requirementId', picked?.id ?? '')}
          />
        )}
        <TextArea {...form.area('note')} rows={5} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
