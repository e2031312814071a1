import { createCategory } from '@assay/contracts/items'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useAddCategory, useAddTag } from './items.mutations.ts'
import styles from './learning-hub.module.css'

/** Adds categories and tags to choose from. */
export function NewNames() {
  const category = useAddCategory()
  const tag = useAddTag()
  return (
    <Panel title="Categories and tags">
      <div className={styles.pair}>
        <NewName label="New category" button="Add category" send={(name) => category.mutateAsync(name)} />
        <NewName label="New tag" button="Add tag" send={(name) => tag.mutateAsync(name)} />
      </div>
    </Panel>
  )
}

interface NewNameProps {
  label: string
  button: string
  send: (name: string) => Promise<unknown>
}

const named = (label: string) => contractFields(createCategory.body, { labels: { name: label } })
const fieldsByLabel = new Map<string, ReturnType<typeof named>>()

function NewName({ label, button, send }: NewNameProps) {
  const fields = fieldsByLabel.get(label) ?? named(label)
  fieldsByLabel.set(label, fields)
  const form = useForm({
    fields,
    initial: { name: '' },
    send: async ({ name }) => {
      await send(name)
      form.reset({ name: '' })
    },
  })
  return (
    <form className={styles.bar} {...form.bind}>
      <TextField {...form.text('name')} />
      <Button {...form.button}>{button}</Button>
      <FormProblems form={form} />
    </form>
  )
}
