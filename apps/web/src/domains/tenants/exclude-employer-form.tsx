import type { ExclusionReason } from '@assay/contracts/excluded-employers'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RequestFailed } from '../../platform/region.tsx'
import { useForm } from '../../platform/use-form.ts'
import styles from './company-settings.module.css'
import { refreshExcluded, sendExclusion } from './excluded-employers.mutations.ts'

export const reasonLabels: Readonly<Record<ExclusionReason, string>> = {
  ownGroup: 'Company of our group',
  noPoach: 'No-poach partner',
}

const fields = {
  name: { label: 'Employer', attributes: { minLength: 2, maxLength: 200 }, checks: [rules.required()] },
  reason: { label: 'Reason', checks: [rules.oneOf(Object.keys(reasonLabels))] },
} as const

export function ExcludeEmployerForm() {
  const client = useQueryClient()
  const form = useForm(fields, { name: '', reason: 'ownGroup' })
  const submit = form.submit(async ({ name, reason }) => {
    const employer = await sendExclusion({ name, reason: reason as ExclusionReason })
    refreshExcluded(client)
    form.reset()
    toasts.success(`${employer.name} added`, {
      detail: employer.state === 'upcoming' ? 'Takes effect tomorrow.' : 'It was on the list already.',
    })
  })
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextField className={styles.grow} maxLength={200} hint="As candidates write it" {...form.text('name')} />
      <Select
        {...form.text('reason')}
        options={Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Add employer
      </Button>
      {form.failure !== null && <RequestFailed error={form.failure} />}
    </form>
  )
}
