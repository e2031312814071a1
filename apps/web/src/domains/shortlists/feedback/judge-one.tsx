import { maxOpinionLength } from '@assay/contracts/feedback-requests'
import { type Vote, votes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Hallmark } from '@assay/ui/hallmark'
import { TextArea } from '@assay/ui/text-area'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCountry, formatMonth, formatTime, formatYears } from '../../../platform/format.ts'
import { gradeOf, voteLabels } from '../entries/index.ts'
import { useGiveFeedback } from './feedback.mutations.ts'
import type { AskedAbout } from './feedback.queries.ts'
import styles from './give-feedback.module.css'

/** One masked candidate: the evidence, the explanation of the rank, and the user's own opinion. */
export function JudgeOne({ candidate, token }: { candidate: AskedAbout; token: string }) {
  const { maskedName, headline, titleName, summary, skills } = candidate
  return (
    <section className={styles.card} aria-label={maskedName}>
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

function factsOf({ titleName, headline, experienceYears, country }: AskedAbout): string {
  return [
    headline === '' ? null : titleName,
    experienceYears === null ? null : `${formatYears(experienceYears)} of experience`,
    country === null ? null : formatCountry(country),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}

function Lines({ candidate: { contributions, score } }: { candidate: AskedAbout }) {
  return (
    <details className={styles.lines}>
      <summary>Score details: {score} </summary>
      <table>
        <tbody>
          {contributions.map(({ label, value, points }) => (
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

function Opinion({ candidate, token }: { candidate: AskedAbout; token: string }) {
  const { shortlistedId, maskedName } = candidate
  const [vote, setVote] = useState<Vote | null>(candidate.vote)
  const [note, setNote] = useState(candidate.note ?? '')
  const give = useGiveFeedback(token)
  const isKept = candidate.vote !== null && candidate.vote === vote && (candidate.note ?? '') === note.trim()
  const send = () => {
    if (vote !== null) give.mutate({ shortlistedId, vote, note: note.trim() === '' ? null : note.trim() })
  }
  return (
    <fieldset className={styles.opinion}>
      <legend>Your feedback on {maskedName}</legend>
      <div className={styles.choices}>
        {votes.map((each) => (
          <Button key={each} aria-pressed={vote === each} onClick={() => setVote(each)}>
            {voteLabels[each]}
          </Button>
        ))}
      </div>
      <TextArea
        label="Reason (optional)"
        rows={3}
        limit={maxOpinionLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {give.error !== null && (
        <p className={styles.error} role="alert">
          {give.error instanceof ApiError ? give.error.message : 'Oops...Something went wrong'}
        </p>
      )}
      <div className={styles.choices}>
        <Button variant="primary" busy={give.isPending} disabled={vote === null || isKept} onClick={send}>
          {candidate.vote === null ? 'Send answer' : 'Update answer'}
        </Button>
        {isKept && candidate.answeredAt !== null && (
          <span className={styles.kept} role="status">
            <Check size={15} aria-hidden="true" /> Saved, {formatTime(candidate.answeredAt)}
          </span>
        )}
      </div>
    </fieldset>
  )
}
