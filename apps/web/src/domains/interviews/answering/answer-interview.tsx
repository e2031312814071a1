import { candidateInterviews } from '@assay/contracts/candidate-interviews'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import type { LinkPageProps } from '../../../platform/candidate-link.ts'
import { formatTime } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/interview-kind-labels.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import { alsoIn, placeOf, slotIn } from '../records/index.ts'
import styles from './answer-interview.module.css'
import { type CandidateStep, type OwnInterview, useAnswerInterview } from './candidate-interviews.mutations.ts'
import { NameOtherTimes } from './name-other-times.tsx'

/** An interview as the candidate sees it: times in the candidate's time zone, and every possible answer. */
export function AnswerInterview({ link, token }: LinkPageProps) {
  const [interview, setInterview] = useState<OwnInterview>(() => candidateInterviews.attributes.parse(link.shows))
  const answer = useAnswerInterview(token, setInterview)
  const [zone, setZone] = useState(interview.zoneCandidate)
  const step = (next: CandidateStep) => answer.mutate(next)
  return (
    <section className={styles.card}>
      <h1>{headingOf(interview)}</h1>
      <Facts interview={interview} zone={zone} />
      <ZoneChoice interview={interview} zone={zone} onZone={setZone} />
      {interview.reason !== null && <Notice title="Message from the company">{interview.reason}</Notice>}
      <Refusal error={answer.error} />
      <Choices key={interview.state} interview={interview} zone={zone} step={step} isBusy={answer.isPending} />
    </section>
  )
}

function headingOf({ companyName, state, start }: OwnInterview): string {
  if (state === 'proposed') return `${companyName} invites you to an interview. Choose a time.`
  if (state === 'countered') return `Times sent to ${companyName}`
  if (state === 'rescheduling') return `Rescheduling your interview with ${companyName}`
  if (state === 'scheduled') return `You talk to ${companyName}`
  if (state === 'cancelled') return `Interview with ${companyName} cancelled`
  if (state === 'expired') return `The times proposed by ${companyName} have expired`
  return start === null ? `Interview with ${companyName}` : `Interview with ${companyName} completed`
}

function Facts({ interview, zone }: { interview: OwnInterview; zone: string }) {
  const { requirementTitle, kind, round, minutes, interviewers, place, joinUrl, placeNote, start, end } = interview
  return (
    <dl className={styles.facts}>
      {start !== null && end !== null && (
        <>
          <dt>When</dt>
          <dd>
            <strong>{slotIn({ start, end }, zone)}</strong> {placeOf(zone)} time
            {interview.zoneOrganizer !== zone && (
              <span className={styles.note}>{alsoIn(start, interview.zoneOrganizer, zone)}</span>
            )}
          </dd>
        </>
      )}
      <dt>Job</dt>
      <dd>
        {requirementTitle}
        <span className={styles.note}>
          round {round}, {kindLabels[kind].toLowerCase()}, {minutes} minutes
        </span>
      </dd>
      <dt>With</dt>
      <dd>{interviewers.length === 0 ? 'Shared once booked' : interviewers.join(', ')}</dd>
      <dt>Where</dt>
      <dd>
        {place === 'video' && joinUrl !== null ? (
          <a href={joinUrl} rel="noreferrer">
            Video call
          </a>
        ) : (
          (placeNote ?? { video: 'Video call, link to follow', phone: 'By phone', onsite: 'On site' }[place])
        )}
      </dd>
    </dl>
  )
}

/** Candidates may be traveling, so they can switch to the browser's time zone. */
function ZoneChoice({
  interview,
  zone,
  onZone,
}: {
  interview: OwnInterview
  zone: string
  onZone: (zone: string) => void
}) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (here === interview.zoneCandidate) return null
  const other = zone === here ? interview.zoneCandidate : here
  return (
    <p className={styles.note}>
      Times shown in {placeOf(zone)}.{' '}
      <Button size="small" variant="quiet" onClick={() => onZone(other)}>
        Show times in {placeOf(other)}
      </Button>
    </p>
  )
}

interface ChoicesProps {
  interview: OwnInterview
  zone: string
  step: (step: CandidateStep) => void
  isBusy: boolean
}

type Asking = 'counter' | 'reschedule' | 'cancel' | 'contest' | null

function Choices({ interview, zone, step, isBusy }: ChoicesProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const { mayDo, respondBy, state } = interview
  const may = (verb: (typeof mayDo)[number]) => mayDo.includes(verb)
  const back = () => setAsking(null)
  if (asking === 'counter' || asking === 'reschedule')
    return (
      <NameOtherTimes
        interview={interview}
        zone={zone}
        isBusy={isBusy}
        needsReason={asking === 'reschedule'}
        onBack={back}
        onSend={(slots, words) =>
          step(
            asking === 'counter'
              ? { verb: 'counter', body: { slots: [...slots], zone, note: words || null } }
              : { verb: 'reschedule', body: { slots: [...slots], zone, reason: words } },
          )
        }
      />
    )
  if (asking !== null)
    return (
      <WithReason
        label={asking === 'cancel' ? 'Why are you cancelling?' : 'What happened?'}
        act={asking === 'cancel' ? 'Cancel interview' : 'Send report'}
        isBusy={isBusy}
        onBack={back}
        onSend={(reason) => step({ verb: asking, body: { reason } })}
      />
    )
  return (
    <>
      {may('choose') && <ChooseSlot interview={interview} zone={zone} step={step} isBusy={isBusy} />}
      {respondBy !== null && ['proposed', 'rescheduling'].includes(state) && (
        <p className={styles.note}>Please reply by {formatTime(respondBy)}.</p>
      )}
      {state === 'countered' && <p>The company will choose one of your times or propose others by email.</p>}
      {state === 'scheduled' && <p>We emailed you the invitation. Changes arrive there too.</p>}
      <div className={styles.choices}>
        {may('counter') && (
          <Button size="large" onClick={() => setAsking('counter')}>
            Suggest other times…
          </Button>
        )}
        {may('reschedule') && (
          <Button size="large" onClick={() => setAsking('reschedule')}>
            Reschedule…
          </Button>
        )}
        {may('cancel') && (
          <Button size="large" variant="quiet" onClick={() => setAsking('cancel')}>
            {state === 'scheduled' ? 'Cancel interview…' : 'Withdraw…'}
          </Button>
        )}
        {may('reportNoShow') && (
          <Button size="large" busy={isBusy} onClick={() => step({ verb: 'reportNoShow', body: { reason: null } })}>
            Report company no-show…
          </Button>
        )}
        {may('contest') && (
          <Button size="large" onClick={() => setAsking('contest')}>
            Dispute no-show…
          </Button>
        )}
      </div>
    </>
  )
}

function ChooseSlot({ interview, zone, step, isBusy }: ChoicesProps) {
  const [start, setStart] = useState('')
  const offered = interview.proposedSlots.filter(({ by }) => by === 'employer')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        step({ verb: 'choose', body: { start } })
      }}
    >
      <fieldset className={styles.slots}>
        <legend>Times in {placeOf(zone)}</legend>
        {offered.map((slot) => (
          <Radio
            key={slot.start}
            name="slot"
            label={slotIn(slot, zone)}
            note={slot.isFree ? noteOf(slot.start, interview.zoneOrganizer, zone) : 'no longer available'}
            disabled={!slot.isFree}
            checked={start === slot.start}
            onChange={() => setStart(slot.start)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={start === ''}>
        Book this time
      </Button>
    </form>
  )
}

const noteOf = (start: string, other: string, zone: string): string =>
  other === zone ? '' : alsoIn(start, other, zone)

interface WithReasonProps {
  label: string
  act: string
  isBusy: boolean
  onSend: (reason: string) => void
  onBack: () => void
}

function WithReason({ label, act, isBusy, onSend, onBack }: WithReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(reason.trim())
      }}
    >
      <TextArea
        label={label}
        hint="The company will read this."
        rows={3}
        limit={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.choices}>
        <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={reason.trim().length < 3}>
          {act}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
