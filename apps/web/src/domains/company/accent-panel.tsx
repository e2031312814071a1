import { isReadableAccent } from '@assay/contracts/accents'
import { changeCompany } from '@assay/contracts/users'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useChangeCompany } from './company.mutations.ts'
import type { Company } from './company.queries.ts'
import styles from './company-settings.module.css'
import { ownersNote } from './owners-note.ts'

const fields = contractFields<typeof changeCompany.body, { accent: string; version: number }>(changeCompany.body, {
  labels: { accent: 'Color' },
  shape: ({ accent, version }) => ({ accent: accent.trim() === '' ? null : accent, version }),
})

const OWN_ACCENT = '#0e5a4b'

/** The color of the one button in mails to candidates, with a sample of it. */
export function AccentPanel({ company }: { company: Company }) {
  const change = useChangeCompany(company.id)
  const { version, mayChange } = company
  const form = useForm({
    fields,
    initial: { accent: company.accent ?? '', version },
    send: (body) => change.mutateAsync(body),
  })
  const color = form.draft.accent.trim()
  const shown = isReadableAccent(color) ? color : (company.accent ?? OWN_ACCENT)
  return (
    <Panel title="Emails to candidates" note={ownersNote(mayChange)}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          Emails to candidates show your company’s name and logo and a button in your color. Replies go to the person
          who sent the email.
        </p>
        {mayChange && (
          <TextField {...form.text('accent')} hint="For example, #0e5a4b. Leave empty for Assay’s color." />
        )}
        <p className={styles.preview}>
          <span className={styles.quiet}>Preview</span>
          <span className={styles.sample} style={{ backgroundColor: shown }}>
            View and answer
          </span>
        </p>
        <FormProblems form={form} />
        {mayChange && (
          <div className={styles.acts}>
            <Button {...form.button} variant={form.isDirty ? 'primary' : 'secondary'}>
              Save color
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
