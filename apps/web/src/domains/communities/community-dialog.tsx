import { createCommunity } from '@assay/contracts/communities'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './communities.module.css'
import { useSaveCommunity } from './communities.mutations.ts'
import type { Community } from './communities.queries.ts'

const fields = contractFields(createCommunity.body, {
  labels: { name: 'Name', description: 'Description', visibility: 'Who can see the posts' },
})

interface CommunityDialogProps {
  /** null: a new one. */
  community: Community | null
  onClose: () => void
  onSaved: (id: string) => void
}

export function CommunityDialog({ community, onClose, onSaved }: CommunityDialogProps) {
  const save = useSaveCommunity()
  const form = useForm({
    fields,
    initial: {
      name: community?.name ?? '',
      description: community?.description ?? '',
      visibility: community?.visibility ?? 'private',
    },
    send: (body) =>
      save.mutateAsync(
        { id: community?.id ?? null, body },
        {
          onSuccess: ({ id }) => {
            onSaved(id)
            onClose()
          },
        },
      ),
  })
  return (
    <Dialog open onOpenChange={onClose} title={community === null ? 'New community' : 'Edit community'} width="narrow">
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} placeholder="For example, Friends of engineering" />
        <TextArea {...form.area('description')} rows={3} hint="Invited people read it before they join." />
        <fieldset className={styles.form}>
          <legend>{form.field('visibility').label}</legend>
          <Radio {...form.radio('visibility', 'private')} label="Members only" />
          <Radio
            {...form.radio('visibility', 'link')}
            label="Everyone with the link"
            note="Candidates can ask there for an invitation."
          />
        </fieldset>
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {community === null ? 'Create community' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
