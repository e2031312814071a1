import { type BlindReview, changeCompany } from '@assay/contracts/users'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useChangeCompany } from './company.mutations.ts'
import type { Company } from './company.queries.ts'
import styles from './company-settings.module.css'
import { ownersNote } from './owners-note.ts'

const choices: Readonly<Record<BlindReview, string>> = {
  personal: 'Everyone chooses in their own profile',
  reviewers: 'Hiring managers and viewers always review blind',
}

const fields = contractFields(changeCompany.body, { labels: { blindReview: 'Blind review' } })

/** What reviewers do not see, and who reviews blind. */
export function BlindReviewPanel({ company }: { company: Company }) {
  const change = useChangeCompany(company.id)
  const { blindReview, version, mayChange } = company
  const form = useForm({ fields, initial: { blindReview, version }, send: (body) => change.mutateAsync(body) })
  return (
    <Panel title="Blind review" note={ownersNote(mayChange)}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          Blind reviewers see no names, photos, contact details, schools or videos anywhere, even after a candidate
          shares them. Recruiters, admins and owners need names to contact candidates.
        </p>
        <fieldset className={styles.radios} disabled={!mayChange}>
          <legend>Who reviews blind</legend>
          {(Object.entries(choices) as [BlindReview, string][]).map(([value, label]) => (
            <Radio key={value} label={label} {...form.radio('blindReview', value)} />
          ))}
        </fieldset>
        <FormProblems form={form} />
        {mayChange && (
          <div className={styles.acts}>
            <Button {...form.button} variant={form.isDirty ? 'primary' : 'secondary'}>
              Save policy
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
