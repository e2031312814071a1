import { createTag } from '@assay/contracts/tags'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './shortlist.module.css'
import { tagsQuery } from './shortlisteds.queries.ts'

const tagFields = contractFields<typeof createTag.body, { name: string }>(createTag.body, { labels: { name: 'Tag' } })

export function TagForm({ onTag }: { onTag: (name: string) => void }) {
  const known = useQuery(tagsQuery())
  const form = useForm({
    fields: tagFields,
    initial: { name: '' },
    send: async ({ name }) => {
      onTag(name.trim())
      form.reset()
    },
  })
  return (
    <form {...form.bind} className={styles.choice}>
      <TextField
        {...form.text('name')}
        limit={undefined}
        label="Add tag"
        labelHidden
        placeholder="Add tag"
        controlSize="small"
        list="known-tags"
      />
      <datalist id="known-tags">
        {(known.data ?? []).map((each) => (
          <option key={each.id} value={each.name} />
        ))}
      </datalist>
      <Button {...form.button} size="small">
        Add tag
      </Button>
    </form>
  )
}
