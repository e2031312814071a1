import { createOfferTemplate } from '@assay/contracts/offer-templates'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import type { z } from 'zod'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './offers.module.css'
import { useDeleteTemplate, useKeepTemplate } from './offers.mutations.ts'
import type { Template } from './offers.queries.ts'

const fields = contractFields<z.ZodType<{ name: string }, { name: string }>, { name: string }>(
  createOfferTemplate.body.pick({ name: true }),
  { labels: { name: 'Save as template' } },
)

export function KeepLetter({ body, templates }: { body: string; templates: readonly Template[] }) {
  const keep = useKeepTemplate()
  const remove = useDeleteTemplate()
  const form = useForm({
    fields,
    initial: { name: '' },
    send: ({ name }) => keep.mutateAsync({ name, body }),
  })
  const { name } = form.draft
  const known = templates.find((each) => each.mayChange && each.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <form className={styles.tools} {...form.bind}>
      <TextField {...form.text('name')} placeholder="Template name" list="company-letters" />
      <datalist id="company-letters">
        {templates
          .filter(({ isBuiltIn }) => !isBuiltIn)
          .map((each) => (
            <option key={each.id} value={each.name} />
          ))}
      </datalist>
      <Button {...form.button}>{known === undefined ? 'Save' : 'Replace'}</Button>
      {known !== undefined && (
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(known.id)}>
          Delete
        </Button>
      )}
      <FormProblems form={form} />
    </form>
  )
}
