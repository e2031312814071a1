import { recommendations } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { Refusal } from '../../../platform/refusal.tsx'
import type { Interview } from '../records/index.ts'
import { recommendationLabels, useInterviewAction } from '../records/index.ts'
import styles from '../records/interviews.module.css'

interface Draft {
  readonly recommendation: string
  readonly ratings: Readonly<Record<string, number>>
  readonly notes: Readonly<Record<string, string>>
  readonly summary: string
}

const nothing: Draft = { recommendation: '', ratings: {}, notes: {}, summary: '' }
const keyOf = (id: string): string => `draft.scorecard.${id}`

function keptDraft(id: string): Draft {
  const kept = sessionStorage.getItem(keyOf(id))
  return kept === null ? nothing : { ...nothing, ...JSON.parse(kept) }
}

/** The user's own scorecard. Other scorecards are visible only after it is submitted. */
export function ScorecardForm({ interview }: { interview: Interview }) {
  const { id, criteria } = interview
  const [draft, setDraft] = useState(() => keptDraft(id))
  const submit = useInterviewAction('submitScorecard')
  const write = (change: Partial<Draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    sessionStorage.setItem(keyOf(id), JSON.stringify(next))
  }
  const left = [
    ...(draft.recommendation === '' ? ['would you hire'] : []),
    ...criteria.filter(({ key }) => draft.ratings[key] === undefined).map(({ label }) => label.toLowerCase()),
  ]
  const send = () =>
    submit.mutate({ id, body: bodyOf(draft, criteria) }, { onSuccess: () => sessionStorage.removeItem(keyOf(id)) })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className={styles.ratings} data-column="">
        <legend>Would you hire?</legend>
        {recommendations.map((each) => (
          <Radio
            key={each}
            name="recommendation"
            label={recommendationLabels[each]}
            checked={draft.recommendation === each}
            onChange={() => write({ recommendation: each })}
          />
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
              <Radio
                key={rating}
                name={`rating ${key}`}
                label={String(rating)}
                checked={draft.ratings[key] === rating}
                onChange={() => write({ ratings: { ...draft.ratings, [key]: rating } })}
              />
            ))}
          </fieldset>
          <TextArea
            label={`Evidence: ${label}`}
            labelHidden
            placeholder="Evidence"
            rows={2}
            limit={2000}
            value={draft.notes[key] ?? ''}
            onChange={(event) => write({ notes: { ...draft.notes, [key]: event.target.value } })}
          />
        </div>
      ))}
      <TextArea
        label="Summary"
        rows={3}
        limit={4000}
        value={draft.summary}
        onChange={(event) => write({ summary: event.target.value })}
      />
      <p className={styles.note}>
        {left.length > 0 && `Missing: ${left.join(', ')}. `}You can’t change it after submitting. You see other
        scorecards once yours is in.
      </p>
      <Refusal error={submit.error} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={submit.isPending} disabled={left.length > 0}>
          Submit scorecard
        </Button>
      </div>
    </form>
  )
}

function bodyOf({ recommendation, ratings, notes, summary }: Draft, criteria: Interview['criteria']) {
  return {
    recommendation: recommendation as (typeof recommendations)[number],
    criteria: criteria.flatMap(({ key }) => {
      const rating = ratings[key]
      return rating === undefined ? [] : [{ key, rating, note: notes[key] ?? '' }]
    }),
    summary,
  }
}
