import { candidateInterviews } from '@assay/contracts/candidate-interviews'
import { representedActions } from '@assay/contracts/represented-interviews'
import { placeOfZone, presentZone, timeOfZone } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import type { LinkPageProps } from '../../../platform/candidate-link.ts'
import { formatInstantIn } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import { deviceZone } from '../../../platform/zones.ts'
import { alsoIn, formatZone, formatZoneOf, slotIn } from '../records/index.ts'
import styles from './answer-interview.module.css'
import { type CandidateStep, type OwnInterview, useAnswerInterview } from './candidate-interviews.mutations.ts'
import { NameOtherTimes } from './name-other-times.tsx'

/** An interview as the candidate sees it: times in the candidate's time zone, and every possible answer. */
export function AnswerInterview({ link, token }: LinkPageProps) {
  const [interview, setInterview] = useState<OwnInterview>(() => candidateInterviews.attributes.parse(link.shows))
  const answer = useAnswerInterview(token, setInterview)
  const [zone, setZone] = useState(interview.zoneCandidate)
  const step = (next: CandidateStep) => answer.mutateAsync(next)
  return (
    <section className={styles.panel}>
      <h1>{headingOf(interview, zone)}</h1>
      <Facts interview={interview} zone={zone} />
      <ZoneChoice interview={interview} zone={zone} onZone={setZone} />
      {interview.reason !== null && <Notice title="Message from the company">{interview.reason}</Notice>}
      <Choices
        key={interview.state}
        interview={interview}
        zone={zone}
        step={step}
        isBusy={answer.isPending}
        error={answer.error}
      />
    </section>
  )
}

function headingOf({ companyName, state, start, end, zoneCandidate }: OwnInterview, zone: string): string {
  if (state === 'proposed') return `${companyName} invites you to an interview. Choose a time.`
  if (state === 'countered') return `Times sent to ${companyName}`
  if (state === 'rescheduling') return `Rescheduling your interview with ${companyName}`
  if (state === 'scheduled')
    // The head of the page names the candidate's own zone.
    return start === null || end === null
      ? 'You’re booked'
      : `You’re booked: ${slotIn({ start, end }, zone)}${zone === zoneCandidate ? '' : `, ${timeOfZone(zone)}`}`
  if (state === 'cancelled') return `Interview with ${companyName} cancelled`
  if (state === 'expired') return `The times proposed by ${companyName} have expired`
  return start === null ? `Interview with ${companyName}` : `Interview with ${companyName} completed`
}

function Facts({ interview, zone }: { interview: OwnInterview; zone: string }) {
  const { requirementTitle, kind, round, minutes, interviewers, place, joinUrl, placeNote, start, end, state } =
    interview
  return (
    <dl className={styles.facts}>
      {start !== null && end !== null && (
        <>
          <dt>{state === 'rescheduling' ? 'Current time' : 'When'}</dt>
          <dd>
            <strong>{slotIn({ start, end }, zone)}</strong> {formatZone(zone, start)}
            {interview.zoneOrganizer !== zone && (
              <span className={styles.note}>{alsoIn(start, interview.zoneOrganizer, zone)}</span>
            )}
            {state === 'rescheduling' && <span className={styles.note}>It stands until you agree on a new one.</span>}
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
  const here = deviceZone()
  if (here === presentZone(interview.zoneCandidate)) return null
  const other = zone === here ? interview.zoneCandidate : here
  return (
    <p className={styles.zone}>
      <Button size="small" variant="quiet" onClick={() => onZone(other)}>
        Show times in {placeOfZone(other)}
      </Button>
    </p>
  )
}

interface ChoicesProps {
  interview: OwnInterview
  zone: string
  step: (step: CandidateStep) => Promise<unknown>
  isBusy: boolean
  error: unknown
}

type Asking = 'counter' | 'reschedule' | 'cancel' | 'contest' | null

function Choices({ interview, zone, step, isBusy, error }: ChoicesProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const { mayDo, respondBy, state } = interview
  const may = (verb: (typeof mayDo)[number]) => mayDo.includes(verb)
  const back = () => setAsking(null)
  // What the page offers below it is to withdraw from the whole process.
  const leaving =
    interview.start === null
      ? { label: 'Why are you declining?', act: 'Decline interview' }
      : { label: 'Why are you cancelling?', act: 'Cancel interview' }
  if (asking === 'counter' || asking === 'reschedule')
    return (
      <NameOtherTimes
        interview={interview}
        zone={zone}
        needsReason={asking === 'reschedule'}
        onBack={back}
        onSend={({ slots, note, reason }) =>
          step(
            asking === 'counter'
              ? { verb: 'counter', body: { slots, zone, note: note ?? null } }
              : { verb: 'reschedule', body: { slots, zone, reason: reason ?? '' } },
          )
        }
      />
    )
  if (asking !== null)
    return (
      <WithReason
        {...(asking === 'cancel' ? leaving : { label: 'What happened?', act: 'Send report' })}
        onBack={back}
        onSend={(reason) => step({ verb: asking, body: { reason } })}
      />
    )
  return (
    <>
      {may('choose') && <ChooseSlot interview={interview} zone={zone} step={step} />}
      {respondBy !== null && ['proposed', 'rescheduling'].includes(state) && (
        <p className={styles.note}>Please reply by {formatInstantIn(respondBy, zone)}.</p>
      )}
      <SentTimes interview={interview} zone={zone} />
      {state === 'countered' && <p>The company will choose one of your times or propose others by email.</p>}
      {state === 'scheduled' && <p>We’ve emailed you the invitation, and we’ll email you about any changes.</p>}
      {may('reportNoShow') && <Refusal error={error} />}
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
            {leaving.act}…
          </Button>
        )}
        {may('reportNoShow') && (
          <Button
            size="large"
            busy={isBusy}
            onClick={() => void step({ verb: 'reportNoShow', body: { reason: null } }).catch(() => undefined)}
          >
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

/** What the candidate suggested, while the company has to answer. */
function SentTimes({ interview: { state, proposedSlots }, zone }: Pick<ChoicesProps, 'interview' | 'zone'>) {
  const sent = proposedSlots.filter(({ by }) => by === 'candidate')
  if (sent.length === 0 || (state !== 'countered' && state !== 'rescheduling')) return null
  return (
    <div>
      <p>You suggested:</p>
      <ul className={styles.sent}>
        {sent.map((slot) => (
          <li key={slot.start}>{slotIn(slot, zone)}</li>
        ))}
      </ul>
    </div>
  )
}

const slotFields = contractFields(representedActions.choose.body, { labels: { start: 'Time' } })

function ChooseSlot({ interview, zone, step }: Omit<ChoicesProps, 'isBusy' | 'error'>) {
  const form = useForm({
    fields: slotFields,
    initial: { start: '' },
    send: (body) => step({ verb: 'choose', body }),
  })
  const offered = interview.proposedSlots.filter(({ by }) => by === 'employer')
  return (
    <form className={styles.form} {...form.bind}>
      <fieldset className={styles.slots}>
        <legend>Times in {formatZoneOf(interview, zone)}</legend>
        {offered.map((slot) => (
          <Radio
            key={slot.start}
            {...form.radio('start', slot.start)}
            label={slotIn(slot, zone)}
            note={slot.isFree ? noteOf(slot.start, interview.zoneOrganizer, zone) : 'no longer available'}
            disabled={!slot.isFree}
          />
        ))}
      </fieldset>
      <FormProblems form={form} />
      <Button {...form.button} variant="primary" size="large">
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
  onSend: (reason: string) => Promise<unknown>
  onBack: () => void
}

const reasonFields = contractFields(representedActions.cancel.body, { labels: { reason: 'Reason' } })

function WithReason({ label, act, onSend, onBack }: WithReasonProps) {
  const form = useForm({ fields: reasonFields, initial: { reason: '' }, send: ({ reason }) => onSend(reason) })
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea {...form.area('reason')} label={label} hint="The company will read this." rows={3} />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary" size="large">
          {act}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
