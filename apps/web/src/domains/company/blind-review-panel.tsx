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

const choices: Readonly<Record<BlindReview, string>> = {
  personal: 'Everyone chooses for themselves, on their own page',
  reviewers: 'People who judge without arranging contact always review blind',
}

const fields = contractFields(changeCompany.body, { labels: { blindReview: 'Blind review' } })

/** What reviewers do not see, and who reviews blind. */
export function BlindReviewPanel({ company }: { company: Company }) {
  const change = useChangeCompany(company.id)
  const { blindReview, version, mayChange } = company
  const form = useForm({ fields, initial: { blindReview, version }, send: (body) => change.mutateAsync(body) })
  return (
    <Panel title="Blind review" note="Owners and admins change it">
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          Reviewing blind, a person sees no names, photos, contact details, schools and videos: in lists, profiles,
          shortlists, calendars, mails, offer letters and exports, and also after a candidate released them. Hiring
          managers and viewers judge without arranging contact; recruiters, admins and owners need the names to write to
          people.
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
            <Button {...form.button} variant="primary">
              Save policy
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
