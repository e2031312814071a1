import { giveFeedback } from '@assay/contracts/feedback-requests'
import { formatLines } from '@assay/contracts/sealed-text'
import { type Vote, votes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Hallmark } from '@assay/ui/hallmark'
import { TextArea } from '@assay/ui/text-area'
import { Check } from 'lucide-react'
import type { z } from 'zod'
import { formatCountry, formatMonth, formatTime, formatYears } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { gradeOf, voteLabels } from '../entries/index.ts'
import { useGiveFeedback } from './feedback.mutations.ts'
import type { FeedbackCandidate } from './feedback.queries.ts'
import styles from './give-feedback.module.css'

/** One masked candidate: the evidence, the explanation of the rank, and the user's own opinion. */
export function JudgeOne({ candidate, token }: { candidate: FeedbackCandidate; token: string }) {
  const { maskedName, headline, titleName, summary, skills } = candidate
  return (
    <section className={styles.panel} aria-label={maskedName}>
      <header>
        <h2>{maskedName}</h2>
        <p>{headline || titleName}</p>
        <p className={styles.note}>{factsOf(candidate)}</p>
      </header>
      {summary !== null && <p>{summary}</p>}
      <div>
        <h3>Skills</h3>
        <ul className={styles.skills}>
          {skills.map(({ name, years, evidence, evidenceOn }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles.note}>{years === null ? '' : formatYears(years)}</span>
              <Hallmark {...gradeOf(evidence)} date={evidenceOn === null ? null : formatMonth(evidenceOn)} />
            </li>
          ))}
        </ul>
      </div>
      {candidate.contributions.length > 0 && <Lines candidate={candidate} />}
      <Opinion candidate={candidate} token={token} />
    </section>
  )
}

function factsOf({ titleName, headline, experienceYears, country }: FeedbackCandidate): string {
  return [
    headline === '' ? null : titleName,
    experienceYears === null ? null : `${formatYears(experienceYears)} of experience`,
    country === null ? null : formatCountry(country),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}

function Lines({ candidate: { contributions, score } }: { candidate: FeedbackCandidate }) {
  return (
    <details className={styles.lines}>
      <summary>Score details: {score} </summary>
      <table>
        <tbody>
          {formatLines(contributions).map(({ label, value, points }) => (
            <tr key={label + value}>
              <th scope="row">
                {label}
                <span className={styles.note}>{value}</span>
              </th>
              <td>
                {points > 0 && '+'}
                {points}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Score</th>
            <td>{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}

const opinionFields = contractFields<typeof giveFeedback.body, OpinionDraft>(giveFeedback.body, {
  labels: { vote: 'Your vote', note: 'Reason (optional)' },
})

interface OpinionDraft {
  readonly token: string
  readonly shortlistedId: string
  readonly vote: Vote | ''
  readonly note: string
}

function Opinion({ candidate, token }: { candidate: FeedbackCandidate; token: string }) {
  const { shortlistedId, maskedName } = candidate
  const give = useGiveFeedback(token)
  const form = useForm<OpinionDraft, z.input<typeof giveFeedback.body>>({
    fields: opinionFields,
    initial: { token, shortlistedId, vote: candidate.vote ?? '', note: candidate.note ?? '' },
    send: ({ vote, note = null }) => give.mutateAsync({ shortlistedId, vote, note }),
  })
  const { vote, note } = form.draft
  const isKept = candidate.vote !== null && candidate.vote === vote && (candidate.note ?? '') === note.trim()
  return (
    <form {...form.bind}>
      <fieldset className={styles.opinion}>
        <legend>Your feedback on {maskedName}</legend>
        <div className={styles.choices}>
          {votes.map((each) => (
            <Button key={each} aria-pressed={vote === each} onClick={() => form.set('vote', each)}>
              {voteLabels[each]}
            </Button>
          ))}
        </div>
        <TextArea {...form.area('note')} rows={3} />
        <FormProblems form={form} />
        <div className={styles.choices}>
          <Button {...form.button} variant="primary">
            {candidate.vote === null ? 'Send answer' : 'Update answer'}
          </Button>
          {isKept && candidate.answeredAt !== null && (
            <span className={styles.kept} role="status">
              <Check size={15} aria-hidden="true" /> Saved, {formatTime(candidate.answeredAt)}
            </span>
          )}
        </div>
      </fieldset>
    </form>
  )
}
