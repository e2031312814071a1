import { startImport } from '@assay/contracts/import-runs'
import { Button } from '@assay/ui/button'
import { Checkbox, Radio } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { formatCount } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './imports.module.css'
import { useStartImport } from './imports.mutations.ts'
import type { Import } from './imports.queries.ts'

const fields = contractFields(startImport.body, {
  labels: { duplicates: 'Existing candidates', agreed: 'Consent', consentUntil: 'Consent until' },
})

function aYearFromNow(): string {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

/** The last step: what to do with people who are there, and that all agreed. */
export function StartForm({ run, isAgency }: { run: Import; isAgency: boolean }) {
  const start = useStartImport(run.id)
  const form = useForm({
    fields,
    initial: { duplicates: 'update', agreed: false, consentUntil: aYearFromNow() },
    send: (body) => start.mutateAsync(body),
  })
  const known = run.staged.known ?? 0
  const count = (run.staged.ready ?? 0) + known
  return (
    <Panel title="Import">
      <form className={styles.start} {...form.bind}>
        {known > 0 && (
          <fieldset className={styles.choices}>
            <legend>{formatCount(known, 'person', 'people')} you already have</legend>
            <Radio
              {...form.radio('duplicates', 'update')}
              label="Update from the file, keeping what it doesn’t contain"
            />
            <Radio {...form.radio('duplicates', 'skip')} label="Keep existing" />
          </fieldset>
        )}
        <Checkbox
          {...form.tick('agreed')}
          label={
            isAgency
              ? 'Everyone in these files agreed to be represented by us, to be found by employers here, and to receive contact requests'
              : 'Everyone in these files agreed to be found by employers here and to receive contact requests'
          }
        />
        <TextField {...form.text('consentUntil')} type="date" />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {count === 0 ? 'Import' : `Import ${formatCount(count, 'person', 'people')}`}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
