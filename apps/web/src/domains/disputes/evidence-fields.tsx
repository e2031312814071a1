import { MAX_EVIDENCE } from '@assay/contracts/ownership-disputes'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import type { Form } from '../../platform/forms/use-form.ts'
import styles from './disputes.module.css'

interface Row {
  readonly on: string
  readonly what: string
}

/** Dated facts that support a statement. */
export function EvidenceFields<Draft extends { readonly evidence: readonly Row[] }>({ form }: { form: Form<Draft> }) {
  const { evidence } = form.draft
  return (
    <fieldset className={styles.evidence}>
      <legend>Evidence, such as an email, a call or a contract</legend>
      {evidence.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are removed from the end
        <div key={at} className={styles.row}>
          <TextField {...form.text(`evidence.${at}.on`)} type="date" label={`Date ${at + 1}`} />
          <TextField {...form.text(`evidence.${at}.what`)} label={`What happened ${at + 1}`} />
        </div>
      ))}
      <div className={styles.acts}>
        {evidence.length < MAX_EVIDENCE && (
          <Button size="small" onClick={() => form.set('evidence', [...evidence, { on: '', what: '' }])}>
            Add evidence
          </Button>
        )}
        {evidence.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => form.set('evidence', evidence.slice(0, -1))}>
            Remove last
          </Button>
        )}
      </div>
    </fieldset>
  )
}
