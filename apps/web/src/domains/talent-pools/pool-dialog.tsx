import { createPool, type PoolVisibility } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../platform/forms/newer-version.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './talent-pools.module.css'
import { useSavePool } from './talent-pools.mutations.ts'
import type { Pool } from './talent-pools.queries.ts'

const fields = contractFields(createPool.body, {
  labels: { name: 'Name', description: 'Description', visibility: 'Visibility' },
})

const visibilityLabels: Readonly<Record<PoolVisibility, string>> = {
  team: 'Your team: owners, admins and recruiters',
  private: 'Only you',
}

interface PoolDialogProps {
  /** Absent for a new pool. */
  pool?: Pool
  onSaved: (pool: Pool) => void
  onClose: () => void
}

const draftOf = (pool: Pool | undefined) => ({
  name: pool?.name ?? '',
  description: pool?.description ?? '',
  visibility: pool?.visibility ?? ('team' as PoolVisibility),
  version: pool?.version ?? 0,
})

export function PoolDialog({ pool, onSaved, onClose }: PoolDialogProps) {
  const save = useSavePool()
  const form = useForm({
    fields,
    initial: draftOf(pool),
    send: async (body): Promise<void> =>
      onSaved(await save.mutateAsync({ ...body, ...(pool && { id: pool.id, version: form.draft.version }) })),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={pool === undefined ? 'New talent pool' : 'Edit talent pool'}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            {pool === undefined ? 'Create' : 'Save'}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} placeholder="For example, Kotlin, Nordics" />
        <TextArea {...form.area('description')} rows={2} />
        <fieldset className={styles.radios}>
          <legend>Visibility</legend>
          {(Object.entries(visibilityLabels) as [PoolVisibility, string][]).map(([value, label]) => (
            <Radio key={value} label={label} {...form.radio('visibility', value)} />
          ))}
        </fieldset>
        <FormProblems form={form} />
        <NewerVersion
          begun={form.draft.version}
          stored={draftOf(pool).version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset(draftOf(pool))}
          onKeep={() => form.set('version', draftOf(pool).version)}
        />
      </form>
    </Dialog>
  )
}
