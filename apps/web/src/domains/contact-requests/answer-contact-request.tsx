import {
  answerContact,
  type ContactAsked,
  contactAsked,
  type DeclineCode,
  declineCodes,
} from '@assay/contracts/contact-infos'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import type { z } from 'zod'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatHours, formatPay } from '../../platform/format.ts'
import { formatDeadline } from '../../platform/format-deadline.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { declineLabels } from './contact-labels.ts'
import styles from './contacts.module.css'
import { useOwnAnswer } from './own-answers.mutations.ts'

/** A contact request as the candidate sees it, with the two answers. */
export function AnswerContactRequest({ link, token, zone }: LinkPageProps) {
  const asked = contactAsked.parse(link.shows)
  const company = link.companyName ?? 'A company'
  if (link.state === 'answered') return <Answered company={company} answer={link.answer} asked={asked} />
  return (
    <section className={styles.panel}>
      <h1>{company} would like to contact you</h1>
      <p>
        They won’t know who you are unless you accept. Please reply by{' '}
        <strong>{formatDeadline(link.expiresAt, zone)}</strong>.
      </p>
      <Asked asked={asked} />
      <Employer company={company} employer={asked.employer} />
      <Choices company={company} asked={asked} token={token} />
    </section>
  )
}

function Asked({ asked }: { asked: ContactAsked }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Job', asked.requirementTitle],
    ['Pay', formatPay(asked.pay)],
    ['Location', asked.location],
    ['Sent by', asked.requestedBy],
  ]
  return (
    <>
      <FactList facts={facts} aligned />
      <p className={styles.message}>{asked.message}</p>
      {asked.mismatches.length > 0 && (
        <Notice tone="warn" title="Doesn’t match your preferences">
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
  if (decided === 0)
    return <p className={styles.note}>You would be the first candidate here to share contact details with {company}.</p>
  return (
    <p className={styles.note}>
      {company} followed up with {answered} of {decided} people who accepted in the last year
      {medianHours === null ? '.' : `, half of them within ${formatWait(medianHours)}.`}
    </p>
  )
}

function Choices({ company, asked, token }: { company: string; asked: ContactAsked; token: string }) {
  const [saying, setSaying] = useState<'decline' | 'report' | null>(null)
  const answer = useOwnAnswer(token)
  if (saying === null)
    return (
      <>
        <h2>If you accept</h2>
        <p>
          {company} sees {listWords(asked.willSee)}. {asked.purpose} Your details are removed after{' '}
          {asked.keptUntilDays} days unless you are hired. You can withdraw your consent at any time.
        </p>
        <Refusal error={answer.error} />
        {/* Both answers have equal weight, so that no one is led to share their name. */}
        <div className={styles.answers}>
          <Button size="large" busy={answer.isPending} onClick={() => answer.mutate({ does: 'approve' })}>
            Accept and share details
          </Button>
          <Button size="large" onClick={() => setSaying('decline')}>
            Decline…
          </Button>
        </div>
        <div>
          <Button variant="quiet" size="small" onClick={() => setSaying('report')}>
            Report request…
          </Button>
        </div>
      </>
    )
  return <SayWhy isReport={saying === 'report'} token={token} onBack={() => setSaying(null)} />
}

const whyFields = contractFields<typeof answerContact.body, Why>(answerContact.body, {
  labels: { code: 'Reason', note: 'Comment (optional)' },
})

interface Why {
  readonly token: string
  readonly answer: 'decline' | 'report'
  readonly code: string
  readonly note: string
}

function SayWhy({ isReport, token, onBack }: { isReport: boolean; token: string; onBack: () => void }) {
  const answer = useOwnAnswer(token)
  const form = useForm<Why, z.input<typeof answerContact.body>>({
    fields: whyFields,
    initial: { token, answer: isReport ? 'report' : 'decline', code: '', note: '' },
    send: ({ code, note = null }) =>
      answer.mutateAsync(isReport ? { does: 'report', note } : { does: 'decline', code: code as DeclineCode, note }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <h2>{isReport ? 'Report request' : 'Decline request'}</h2>
      {!isReport && (
        <Select
          {...form.choice('code')}
          required
          placeholder="Select reason"
          options={declineCodes.map((value) => ({ value, label: declineLabels[value] }))}
        />
      )}
      <TextArea
        {...form.area('note')}
        label={isReport ? 'Details' : 'Comment (optional)'}
        hint="The company doesn’t see this."
        rows={3}
      />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary" size="large">
          {isReport ? 'Report and decline' : 'Decline request'}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

const ANSWERS: Readonly<Record<string, string>> = {
  approve: 'You accepted',
  decline: 'You declined',
  report: 'You reported this request',
}

function Answered({ company, answer, asked }: { company: string; answer: string | null; asked: ContactAsked }) {
  const isShared = asked.state === 'approved' || asked.state === 'disputed'
  return (
    <section className={styles.panel} role="status">
      <h1>{ANSWERS[answer ?? ''] ?? 'Request answered'}</h1>
      <p>
        {isShared
          ? `${company} has your contact details for “${asked.requirementTitle}” only, and will write to you.`
          : `${company} does not have your contact details.`}
      </p>
      <p className={styles.note}>
        {answer === null && 'You’ve already answered this request. '}Your application and your data are below.
      </p>
    </section>
  )
}

/** In days where hours would have to be divided. */
const formatWait = (hours: number): string =>
  hours < 48 ? formatHours(hours) : formatCount(Math.round(hours / 24), 'day')

const listWords = (parts: readonly string[]): string =>
  parts.length === 0 ? 'your profile' : new Intl.ListFormat('en').format(parts)
