import { type ContactAsked, contactAsked, type DeclineCode, declineCodes } from '@assay/contracts/contact-infos'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { FactList } from '../../platform/fact-list.tsx'
import { formatHours, formatPay, formatTime } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { declineWords } from './contact-words.ts'
import styles from './contacts.module.css'
import { useOwnAnswer } from './own-answers.mutations.ts'

/** A company asks for contact details: everything that it says, and the two answers. */
export function AnswerContactRequest({ link, token }: LinkPageProps) {
  const asked = contactAsked.parse(link.shows)
  const company = link.companyName ?? 'A company'
  if (link.state === 'answered') return <Answered company={company} answer={link.answer} asked={asked} />
  return (
    <section className={styles.card}>
      <h1>{company} would like to talk to you</h1>
      <p>
        They do not know who you are. They learn it only if you say yes, until{' '}
        <strong>{formatTime(link.expiresAt)}</strong>.
      </p>
      <Asked asked={asked} />
      <Employer company={company} employer={asked.employer} />
      <Choices company={company} asked={asked} token={token} />
    </section>
  )
}

function Asked({ asked }: { asked: ContactAsked }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['For', asked.requirementTitle],
    ['Pay', formatPay(asked.pay)],
    ['Place', asked.location],
    ['Asked by', asked.requestedBy],
  ]
  return (
    <>
      <FactList facts={facts} aligned />
      <p className={styles.message}>{asked.message}</p>
      {asked.mismatches.length > 0 && (
        <Notice tone="warn" title="What does not fit what you look for">
          <ul className={styles.list}>
            {asked.mismatches.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function Employer({ company, employer }: { company: string; employer: ContactAsked['employer'] }) {
  const { answered, decided, medianHours } = employer
  if (decided === 0) return <p className={styles.note}>Nobody has released their details to {company} here before.</p>
  return (
    <p className={styles.note}>
      {company} has gone on with {answered} of {decided} people who said yes in the last year
      {medianHours === null ? '.' : `, half of them within ${formatHours(medianHours)}.`}
    </p>
  )
}

function Choices({ company, asked, token }: { company: string; asked: ContactAsked; token: string }) {
  const [saying, setSaying] = useState<'decline' | 'report' | null>(null)
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  const answer = useOwnAnswer(token)
  const words = note.trim() === '' ? null : note.trim()
  if (saying === null)
    return (
      <>
        <h2>If you say yes</h2>
        <p>
          {company} sees {inList(asked.willSee)}. {asked.purpose} It is removed after {asked.keptUntilDays} days at the
          latest, unless you work there, and you can take it back at any time.
        </p>
        <Refusal error={answer.error} />
        <div className={styles.choices}>
          <Button
            variant="primary"
            size="large"
            busy={answer.isPending}
            onClick={() => answer.mutate({ does: 'approve' })}
          >
            Yes, share my details
          </Button>
          <Button size="large" onClick={() => setSaying('decline')}>
            No, thanks…
          </Button>
          <Button variant="quiet" size="large" onClick={() => setSaying('report')}>
            Report this request…
          </Button>
        </div>
      </>
    )
  const isReport = saying === 'report'
  return (
    <div className={styles.form}>
      <h2>{isReport ? 'What is wrong with this request?' : 'Why not?'}</h2>
      {!isReport && (
        <Select
          label="Reason"
          value={code}
          placeholder="Choose a reason"
          options={declineCodes.map((value) => ({ value, label: declineWords[value] }))}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <TextArea
        label={isReport ? 'In your words' : 'Anything to add (optional)'}
        hint="The company does not see these words."
        rows={3}
        limit={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        <Button
          variant="primary"
          size="large"
          busy={answer.isPending}
          disabled={!isReport && code === ''}
          onClick={() =>
            answer.mutate(
              isReport ? { does: 'report', note: words } : { does: 'decline', code: code as DeclineCode, note: words },
            )
          }
        >
          {isReport ? 'Report and decline' : 'Decline'}
        </Button>
        <Button size="large" onClick={() => setSaying(null)}>
          Back
        </Button>
      </div>
    </div>
  )
}

const ANSWERS: Readonly<Record<string, string>> = {
  approve: 'You said yes',
  decline: 'You said no',
  report: 'You reported this request',
}

function Answered({ company, answer, asked }: { company: string; answer: string | null; asked: ContactAsked }) {
  const isShared = asked.state === 'approved' || asked.state === 'disputed'
  return (
    <section className={styles.card} role="status">
      <h1>{ANSWERS[answer ?? ''] ?? 'This was answered'}</h1>
      <p>
        {isShared
          ? `${company} has your contact details now, for “${asked.requirementTitle}” and for nothing else. They will write to you.`
          : `${company} does not have your contact details.`}
      </p>
      <p className={styles.note}>
        This link has done its work. Where things stand, and your data, are behind the other links of the mail.
      </p>
    </section>
  )
}

const inList = (parts: readonly string[]): string =>
  parts.length === 0 ? 'your profile' : new Intl.ListFormat('en').format(parts)
