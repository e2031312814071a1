import { rateAgency, ratingAspects } from '@assay/contracts/agency-ratings'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { type AgencyRating, agencyRatingQuery } from './agency-ratings.queries.ts'
import styles from './shortlist.module.css'
import { useRateAgency } from './shortlisteds.mutations.ts'

const labels = { accuracy: 'Profile accuracy', speed: 'Response time', quality: 'Quality' } as const
const fields = contractFields(rateAgency.body, { labels })

const GRADES = [
  { value: '5', label: '5, very good' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, fair' },
  { value: '2', label: '2, poor' },
  { value: '1', label: '1, very poor' },
]

/** The employer's opinion on the agency's work, once it decided on the submission. */
export function RateAgency({ submissionId }: { submissionId: string }) {
  const { data: rating } = useQuery(agencyRatingQuery(submissionId))
  const [isRating, setRating] = useState(false)
  if (rating === undefined) return null
  if (isRating) return <Form submissionId={submissionId} rating={rating} onDone={() => setRating(false)} />
  return (
    <>
      {rating !== null && <p className={styles.note}>{formatRating(rating)}</p>}
      <p>
        <Button size="small" onClick={() => setRating(true)}>
          {rating === null ? 'Rate the agency…' : 'Change rating…'}
        </Button>
      </p>
    </>
  )
}

/** A company has one rating of a submission, which colleagues may change. */
function formatRating(rating: AgencyRating): string {
  const grades = ratingAspects.map((aspect) => `${labels[aspect].toLowerCase()} ${rating[aspect]} of 5`)
  return `${rating.isOwn ? 'Your rating' : 'A colleague’s rating'}: ${grades.join(', ')}.`
}

interface FormProps {
  submissionId: string
  rating: AgencyRating | null
  onDone: () => void
}

function Form({ submissionId, rating, onDone }: FormProps) {
  const rate = useRateAgency()
  const [opened] = useState(rating)
  const given = (aspect: keyof typeof labels) => (opened === null ? '' : String(opened[aspect]))
  const form = useForm({
    fields,
    initial: { submissionId, accuracy: given('accuracy'), speed: given('speed'), quality: given('quality') },
    send: async (body) => {
      await rate.mutateAsync({ ...body, replaces: opened?.updatedAt ?? null })
      onDone()
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      {ratingAspects.map((aspect) => (
        <Select key={aspect} {...form.choice(aspect)} placeholder="Select" options={GRADES} />
      ))}
      <p className={styles.note}>The agency sees averages across employers, never this rating.</p>
      <FormProblems form={form} />
      <p>
        <Button {...form.button} size="small" variant="primary">
          Save rating
        </Button>{' '}
        <Button size="small" onClick={onDone}>
          Back
        </Button>
      </p>
    </form>
  )
}
