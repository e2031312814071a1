import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { kindLabels } from '../../../platform/interview-kind-labels.ts'
import styles from '../../../platform/list-page.module.css'
import { Refusal } from '../../../platform/refusal.tsx'
import { placeOf, slotIn } from '../records/index.ts'
import { NameOtherTimes } from './name-other-times.tsx'
import { type RepresentedStep, useAnswerForCandidate } from './represented-interviews.mutations.ts'
import type { RepresentedInterview } from './represented-interviews.queries.ts'

interface RepresentedDrawerProps {
  interview: RepresentedInterview
  profile: ReactNode
  onClose: () => void
}

type Asking = 'counter' | 'reschedule' | 'cancel' | null

export function RepresentedDrawer({ interview, profile, onClose }: RepresentedDrawerProps) {
  const answer = useAnswerForCandidate(onClose)
  const step = (next: RepresentedStep) => answer.mutate({ id: interview.id, ...next })
  const { requirementTitle, companyName, reason } = interview
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={interview.candidateName}
      description={`${requirementTitle}, ${companyName}`}
    >
      <div className={styles.form}>
        <Facts interview={interview} />
        {reason !== null && <Notice title="Message from the company">{reason}</Notice>}
        <Refusal error={answer.error} />
        <Answers interview={interview} step={step} isBusy={answer.isPending} />
        <p>{profile}</p>
      </div>
    </Drawer>
  )
}

function Facts({ interview }: { interview: RepresentedInterview }) {
  const { start, end, zoneCandidate: zone, round, kind, minutes, interviewers, placeNote, place } = interview
  const facts: readonly (readonly [string, string | null])[] = [
    ['When', start === null || end === null ? null : `${slotIn({ start, end }, zone)}, ${placeOf(zone)} time`],
    ['Round', `${round}, ${kindLabels[kind].toLowerCase()}, ${minutes} minutes`],
    ['With', interviewers.join(', ') || 'Shared once booked'],
    ['Where', placeNote ?? { video: 'Video call', phone: 'By phone', onsite: 'On site' }[place]],
  ]
  return <FactList facts={facts} />
}

interface AnswersProps {
  interview: RepresentedInterview
  step: (step: RepresentedStep) => void
  isBusy: boolean
}

function Answers({ interview, step, isBusy }: AnswersProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const { mayDo, zoneCandidate: zone } = interview
  const back = () => setAsking(null)
  if (asking === 'cancel')
    return <Cancel isBusy={isBusy} onBack={back} onSend={(reason) => step({ verb: 'cancel', reason })} />
  if (asking !== null)
    return (
      <NameOtherTimes
        interview={interview}
        zone={zone}
        needsReason={asking === 'reschedule'}
        isBusy={isBusy}
        onBack={back}
        onSend={(slots, words) =>
          asking === 'reschedule'
            ? step({ verb: 'reschedule', slots: [...slots], reason: words, zone })
            : step({ verb: 'counter', slots: [...slots], note: words.length < 3 ? null : words, zone })
        }
      />
    )
  return (
    <>
      {mayDo.includes('choose') && (
        <Choose interview={interview} isBusy={isBusy} onSend={(start) => step({ verb: 'choose', start })} />
      )}
      <div className={styles.acts}>
        {mayDo.includes('counter') && <Button onClick={() => setAsking('counter')}>Suggest other times</Button>}
        {mayDo.includes('reschedule') && <Button onClick={() => setAsking('reschedule')}>Request other time</Button>}
        {mayDo.includes('cancel') && <Button onClick={() => setAsking('cancel')}>Cancel interview…</Button>}
      </div>
    </>
  )
}

function Choose({
  interview,
  isBusy,
  onSend,
}: {
  interview: RepresentedInterview
  isBusy: boolean
  onSend: (start: string) => void
}) {
  const [start, setStart] = useState('')
  const { zoneCandidate: zone } = interview
  return (
    <>
      <fieldset className={styles.form}>
        <legend>Proposed times, {placeOf(zone)} time</legend>
        {interview.proposedSlots.map((slot) => (
          <Radio
            key={slot.start}
            name="slot"
            label={slotIn(slot, zone)}
            {...(!slot.isFree && { note: 'no longer available' })}
            disabled={!slot.isFree}
            checked={start === slot.start}
            onChange={() => setStart(slot.start)}
          />
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button variant="primary" busy={isBusy} disabled={start === ''} onClick={() => onSend(start)}>
          Accept time
        </Button>
      </div>
    </>
  )
}

function Cancel({ isBusy, onBack, onSend }: { isBusy: boolean; onBack: () => void; onSend: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  return (
    <div className={styles.form}>
      <TextArea
        label="Reason for cancelling"
        hint="The company will read this."
        rows={2}
        limit={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.acts}>
        <Button
          variant="danger"
          busy={isBusy}
          disabled={reason.trim().length < 3}
          onClick={() => onSend(reason.trim())}
        >
          Cancel interview
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
