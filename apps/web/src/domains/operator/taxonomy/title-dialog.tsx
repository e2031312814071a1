import { addJobTitle } from '@assay/contracts/taxonomy-titles'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './taxonomy.module.css'
import { useAddTitle, useChangeTitle } from './taxonomy.mutations.ts'
import type { Title } from './taxonomy.queries.ts'
import {
  movedTitleParts,
  type TitleDraft,
  TitleInputs,
  titleDraftOf,
  titleLabels,
  titlePartsOf,
} from './title-inputs.tsx'

const fields = contractFields<typeof addJobTitle.body, TitleDraft>(addJobTitle.body, {
  labels: titleLabels,
  shape: titlePartsOf,
  moved: movedTitleParts,
})

/** Adds a job title, or edits one. */
export function TitleDialog({ title, onClose }: { title: Title | null; onClose: () => void }) {
  const add = useAddTitle()
  const change = useChangeTitle(title?.id ?? '')
  const form = useForm({
    fields,
    initial: titleDraftOf(title),
    send: (body): Promise<unknown> =>
      title === null
        ? add.mutateAsync(body, { onSuccess: onClose })
        : change.mutateAsync({ ...body, version: title.version }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={title === null ? 'Add a job title' : `Edit ${title.name}`}>
      <form className={styles.form} {...form.bind}>
        <TitleInputs form={form} title={title} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {title === null ? 'Add job title' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
