import { type ExclusionReason, excludeEmployer } from '@assay/contracts/excluded-employers'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './company-settings.module.css'
import { refreshExcluded, sendExclusion } from './excluded-employers.mutations.ts'

export const reasonLabels: Readonly<Record<ExclusionReason, string>> = {
  ownGroup: 'Company in our group',
  noPoach: 'No-poach partner',
}

const fields = contractFields(excludeEmployer.body, { labels: { name: 'Employer', reason: 'Reason' } })

export function ExcludeEmployerForm() {
  const client = useQueryClient()
  const form = useForm({
    fields,
    initial: { name: '', reason: 'ownGroup' },
    send: async (body) => {
      const employer = await sendExclusion(body)
      refreshExcluded(client)
      form.reset()
      toasts.success(`${employer.name} added`, {
        detail: employer.state === 'upcoming' ? 'Takes effect tomorrow.' : 'It was already on the list.',
      })
    },
  })
  return (
    <form className={styles.add} {...form.bind}>
      <TextField className={styles.grow} placeholder="As candidates spell it" {...form.text('name')} />
      <Select
        {...form.choice('reason')}
        options={Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))}
      />
      <Button {...form.button}>Add employer</Button>
      <FormProblems form={form} />
    </form>
  )
}
