import { createReasonCode, type ReasonKind } from '@assay/contracts/reason-codes'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { builtInOptions } from './reason-labels.ts'
import styles from './reasons.module.css'
import { useAddReason } from './reasons.mutations.ts'

const fields = contractFields(createReasonCode.body, {
  labels: { kind: 'Type', label: 'New reason', belongsTo: 'Counts as' },
})

export function AddReason({ kind }: { kind: ReasonKind }) {
  const add = useAddReason()
  const form = useForm({
    fields,
    initial: { kind, label: '', belongsTo: 'other' },
    send: async (body) => {
      await add.mutateAsync(body)
      form.reset()
    },
  })
  return (
    <form className={styles.add} {...form.bind}>
      <TextField className={styles.grow} {...form.text('label')} />
      <Select {...form.choice('belongsTo')} options={builtInOptions(kind)} />
      <Button {...form.button}>Add reason</Button>
      <FormProblems form={form} />
    </form>
  )
}
