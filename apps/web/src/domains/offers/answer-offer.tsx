import { acceptOfferLetter, declineOfferLetter } from '@assay/contracts/offer-letters'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { LoadingState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatDay, formatPay } from '../../platform/format.ts'
import { formatDeadline } from '../../platform/format-deadline.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { RequestFailed } from '../../platform/region.tsx'
import { useOnce } from '../../platform/use-once.ts'
import { engagementLabels } from './offer-labels.ts'
import {
  type OfferLetter,
  useAcceptLetter,
  useDeclineLetter,
  useReadLetter,
  useViewLetter,
} from './offer-letters.mutations.ts'
import styles from './offers.module.css'

/** The offer as the candidate reads and answers it without an account. */
export function AnswerOffer({ token, zone }: Pick<LinkPageProps, 'token' | 'zone'>) {
  const view = useViewLetter()
  const [answered, setAnswered] = useState<OfferLetter | null>(null)
  useOnce(view.mutate, token)
  const title = useRef<HTMLHeadingElement>(null)
  // The answer is given below the letter, and confirmed above it.
  useEffect(() => {
    if (answered === null) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [answered])
  const letter = answered ?? view.data
  if (view.error !== null) return <RequestFailed error={view.error} onRetry={() => view.mutate(token)} />
  if (letter === undefined) return <LoadingState />
  return (
    <article className={styles.letter}>
      <h1 ref={title} tabIndex={-1}>
        {letter.companyName} has made you an offer: {letter.position}
      </h1>
      <LetterStatus letter={letter} zone={zone} />
      <LetterFacts letter={letter} />
      <section aria-label="Offer letter" className={styles.form}>
        <div className={styles.terms}>{letter.terms}</div>
        <Paper token={token} letter={letter} />
      </section>
      {letter.mayAnswer && <Answers token={token} letter={letter} onAnswered={setAnswered} />}
    </article>
  )
}

const ENDS: Readonly<Record<OfferLetter['state'], { title: string; words: string } | null>> = {
  open: null,
  accepted: { title: 'You accepted this offer', words: 'We emailed you a copy of the letter.' },
  declined: { title: 'You declined this offer', words: 'The company was notified. There is nothing else to do.' },
  expired: { title: 'This offer has expired', words: 'Contact the person who sent it for a new version.' },
  withdrawn: { title: 'The company withdrew this offer', words: 'It can no longer be accepted.' },
  superseded: { title: 'This offer was replaced', words: 'Use the link in our latest email.' },
}

function LetterStatus({ letter, zone }: { letter: OfferLetter; zone: string | undefined }) {
  const end = ENDS[letter.state]
  if (end === null)
    return (
      <Notice tone="accent" title={`Please reply by ${formatDeadline(letter.expiresAt, zone)}`}>
        Take your time to read it. Nothing happens until you answer.
      </Notice>
    )
  return (
    <Notice tone={letter.state === 'accepted' ? 'accent' : 'plain'} title={end.title}>
      {letter.acceptedName !== null && letter.answeredAt !== null
        ? `Signed “${letter.acceptedName}” on ${formatDeadline(letter.answeredAt, zone)}. ${end.words}`
        : end.words}
    </Notice>
  )
}

function LetterFacts({ letter }: { letter: OfferLetter }) {
  const { hoursPerWeek, trialDays } = letter
  const facts = [
    ['Pay', formatPay(letter.amount)],
    ['Engagement', `${engagementLabels[letter.engagement]}${hoursPerWeek === null ? '' : `, ${hoursPerWeek} h/week`}`],
    ['Start', formatDay(letter.startOn)],
    ['Trial', trialDays === 0 ? 'None' : formatCount(trialDays, 'day')],
  ] as const
  return <FactList facts={facts} />
}

/** The document, and whether its content matches the hash in the offer. */
function Paper({ token, letter }: { token: string; letter: OfferLetter }) {
  const read = useReadLetter()
  const isOther = read.data !== undefined && read.data.hash !== null && read.data.hash !== letter.documentHash
  return (
    <>
      <div className={styles.line}>
        <Button busy={read.isPending} onClick={() => read.mutate(token, { onSuccess: ({ blob }) => save(blob) })}>
          Download the letter (PDF)
        </Button>
        {read.error !== null && <span className={styles.error}>Download failed. Try again.</span>}
      </div>
      <p className={styles.note} role="status">
        Document fingerprint (SHA-256) <code className={styles.hash}>{letter.documentHash}</code>
        {read.data?.hash === letter.documentHash && ' · your download matches'}
      </p>
      {isOther && (
        <Notice tone="danger" title="The document doesn’t match the offer">
          Don’t accept it. Contact the person who sent the offer.
        </Notice>
      )}
    </>
  )
}

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = 'offer.pdf'
  link.click()
  URL.revokeObjectURL(url)
}

interface AnswersProps {
  token: string
  letter: OfferLetter
  onAnswered: (letter: OfferLetter) => void
}

function Answers({ token, letter, onAnswered }: AnswersProps) {
  const [isDeclining, setDeclining] = useState(false)
  return (
    <section aria-label="Your answer" className={styles.answers}>
      {isDeclining ? (
        <Decline token={token} letter={letter} onAnswered={onAnswered} onBack={() => setDeclining(false)} />
      ) : (
        <>
          <Accept token={token} letter={letter} onAnswered={onAnswered} />
          <div>
            <Button variant="quiet" onClick={() => setDeclining(true)}>
              Decline offer…
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const acceptFields = contractFields<
  typeof acceptOfferLetter.body,
  { token: string; name: string; documentHash: string }
>(acceptOfferLetter.body, { labels: { name: 'Your full name' } })
const declineFields = contractFields(declineOfferLetter.body, {
  labels: { code: 'Reason', note: 'Comment (optional)' },
})

function Accept({ token, letter, onAnswered }: AnswersProps) {
  const [isAsking, setAsking] = useState(false)
  const accept = useAcceptLetter()
  const form = useForm({
    fields: acceptFields,
    initial: { token, name: '', documentHash: letter.documentHash },
    send: (body) => accept.mutateAsync(body, { onSuccess: onAnswered, onSettled: () => setAsking(false) }),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (form.check(['name'])) setAsking(true)
  }
  return (
    <>
      <h2>Accept offer</h2>
      <form className={styles.form} {...form.bind} onSubmit={ask}>
        <TextField {...form.text('name')} hint="Typing your name counts as your signature." autoComplete="name" />
        <FormProblems form={form} />
        <div>
          <Button {...form.button} variant="primary" size="large">
            Accept offer
          </Button>
        </div>
      </form>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Accept this offer?"
        confirmLabel="Accept offer"
        busy={form.busy}
        onConfirm={form.submit}
      >
        <p>
          You, {form.draft.name.trim()}, accept the position of “{letter.position}” at {letter.companyName} for{' '}
          {formatPay(letter.amount)}, from {formatDay(letter.startOn)}.
        </p>
      </Confirm>
    </>
  )
}

function Decline({ token, letter: { reasons }, onAnswered, onBack }: AnswersProps & { onBack: () => void }) {
  const decline = useDeclineLetter()
  const form = useForm({
    fields: declineFields,
    initial: { token, code: '', note: '' },
    send: ({ token, code, note = null }) => decline.mutateAsync({ token, code, note }, { onSuccess: onAnswered }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <h2>Decline offer</h2>
      <Select
        {...form.choice('code')}
        placeholder="Select reason"
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
      />
      <TextArea {...form.area('note')} rows={3} />
      <FormProblems form={form} />
      <div className={styles.line}>
        <Button {...form.button} variant="danger">
          Decline offer
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}
