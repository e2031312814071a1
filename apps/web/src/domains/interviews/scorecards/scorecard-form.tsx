import { interviewActions, recommendations } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { TextArea } from '@assay/ui/text-area'
import { useEffect, useMemo } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import type { Interview } from '../records/index.ts'
import { recommendationLabels, useInterviewAction } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { dropScorecardDraft, keepScorecardDraft, readScorecardDraft, type ScorecardDraft } from './scorecard-draft.ts'

/** The user's own scorecard. Other scorecards are visible only after it is submitted. */
export function ScorecardForm({ interview }: { interview: Interview }) {
  const { id, criteria } = interview
  const submit = useInterviewAction('submitScorecard')
  const fields = useMemo(() => fieldsOf(criteria), [criteria])
  const form = useForm({
    fields,
    initial: readScorecardDraft(id),
    send: (body) => submit.mutateAsync({ id, body }, { onSuccess: () => dropScorecardDraft(id) }),
  })
  const { draft } = form
  useEffect(() => {
    keepScorecardDraft(id, draft)
  }, [draft, id])
  const left = [
    ...(draft.recommendation === '' ? ['would you hire'] : []),
    ...criteria.filter(({ key }) => draft.ratings[key] === undefined).map(({ label }) => label.toLowerCase()),
  ]
  return (
    <form className={styles.form} {...form.bind}>
      <fieldset className={styles.ratings} data-column="">
        <legend>Would you hire?</legend>
        {recommendations.map((each) => (
          <Radio key={each} {...form.radio('recommendation', each)} label={recommendationLabels[each]} />
        ))}
      </fieldset>
      {criteria.map(({ key, label, hint }) => (
        <div key={key} className={styles.form}>
          <fieldset className={styles.ratings}>
            <legend>
              {label}
              {hint !== null && <span className={styles.note}>{hint}</span>}
            </legend>
            {[1, 2, 3, 4, 5].map((rating) => (
              <Radio key={rating} {...form.radio(`ratings.${key}`, rating)} label={String(rating)} />
            ))}
          </fieldset>
          <TextArea
            {...form.area(`notes.${key}`)}
            limit={fields.limits('criteria.0.note').maxLength}
            label={`Evidence: ${label}`}
            labelHidden
            placeholder="Evidence"
            rows={2}
          />
        </div>
      ))}
      <TextArea {...form.area('summary')} rows={3} />
      <p className={styles.note}>
        {left.length > 0 && `Missing: ${left.join(', ')}. `}You can’t change it after submitting. You’ll see the other
        scorecards once yours is in.
      </p>
      <FormProblems form={form} listed />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Submit scorecard
        </Button>
      </div>
    </form>
  )
}

function fieldsOf(criteria: Interview['criteria']) {
  const rated = criteria.map(({ key }) => key)
  const labels = Object.fromEntries(criteria.map(({ key, label }) => [`ratings.${key}`, label]))
  return contractFields<typeof interviewActions.submitScorecard.body, ScorecardDraft>(
    interviewActions.submitScorecard.body,
    {
      labels: { recommendation: 'Would you hire', summary: 'Summary', ...labels },
      shape: ({ recommendation, ratings, notes, summary }) => ({
        recommendation,
        criteria: rated.map((key) => ({ key, rating: ratings[key], note: notes[key] ?? '' })),
        summary,
      }),
      moved: Object.fromEntries(
        rated.flatMap((key, at) => [
          [`criteria.${at}.rating`, `ratings.${key}`],
          [`criteria.${at}.note`, `notes.${key}`],
        ]),
      ),
    },
  )
}
