import { renameSearch } from '@assay/contracts/candidate-searches'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './search-history.module.css'
import { nameOfSearch } from './search-items.tsx'
import { useSetAlert } from './searches.mutations.ts'
import type { ListedSearch } from './searches.queries.ts'

const fields = contractFields(renameSearch.body, {
  labels: { savedName: 'Search name', alert: 'Alert' },
  checks: { savedName: [rules.required()] },
})

type Alert = ListedSearch['alert']

export const alertLabels: Readonly<Record<Alert, string>> = {
  off: 'No alert',
  daily: 'Daily, at 07:00',
  weekly: 'Weekly, on Mondays at 07:00',
}

interface AlertDialogProps {
  search: Pick<ListedSearch, 'id' | 'savedName' | 'alert' | 'criteria' | 'text' | 'legend'>
  onClose: () => void
}

/** The reader’s own alert on a search. One that has no name yet is saved with it. */
export function AlertDialog({ search, onClose }: AlertDialogProps) {
  const set = useSetAlert()
  const isSaved = search.savedName !== null
  const form = useForm({
    fields,
    initial: {
      savedName: search.savedName ?? nameOfSearch(search).slice(0, 80),
      alert: search.alert === 'off' && !isSaved ? ('daily' as Alert) : search.alert,
    },
    send: ({ savedName = null, alert = 'off' }) =>
      set.mutateAsync({ id: search.id, alert, ...(isSaved ? {} : { savedName }) }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Alert"
      width="narrow"
      footer={
        <Button {...form.button} variant="primary">
          Save alert
        </Button>
      }
    >
      <form className={styles.alert} {...form.bind}>
        <p className={styles.note}>
          We run the search for you and notify you in Assay and by email of candidates who are new or entered the top
          25. Runs that find something new count toward your daily searches.
        </p>
        {!isSaved && <TextField {...form.text('savedName')} />}
        <fieldset className={styles.radios}>
          <legend>Frequency, in your company’s time zone</legend>
          {(Object.entries(alertLabels) as [Alert, string][]).map(([value, label]) => (
            <Radio key={value} label={label} {...form.radio('alert', value)} />
          ))}
        </fieldset>
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
