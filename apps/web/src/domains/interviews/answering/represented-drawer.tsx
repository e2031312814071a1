import { representedActions } from '@assay/contracts/represented-interviews'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import styles from '../../../platform/list-page.module.css'
import { Region } from '../../../platform/region.tsx'
import { formatZone, formatZoneOf, slotIn } from '../records/index.ts'
import { NameOtherTimes } from './name-other-times.tsx'
import { type RepresentedStep, useAnswerForCandidate } from './represented-interviews.mutations.ts'
import { oneRepresentedQuery, type RepresentedInterview } from './represented-interviews.queries.ts'

interface RepresentedDrawerProps {
  interview: RepresentedInterview
  profile: ReactNode
  onClose: () => void
}

type Asking = 'counter' | 'reschedule' | 'cancel' | null

export function RepresentedDrawer({ interview, profile, onClose }: RepresentedDrawerProps) {
  const answer = useAnswerForCandidate(onClose)
  const step = (next: RepresentedStep) => answer.mutateAsync({ id: interview.id, ...next })
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
        <Answers interview={interview} step={step} />
        <p>{profile}</p>
      </div>
    </Drawer>
  )
}

function Facts({ interview }: { interview: RepresentedInterview }) {
  const { start, end, zoneCandidate: zone, round, kind, minutes, interviewers, placeNote, place } = interview
  const facts: readonly (readonly [string, string | null])[] = [
    ['When', start === null || end === null ? null : `${slotIn({ start, end }, zone)}, ${formatZone(zone, start)}`],
    ['Round', `${round}, ${kindLabels[kind].toLowerCase()}, ${minutes} minutes`],
    ['With', interviewers.join(', ') || 'Shared once booked'],
    ['Where', placeNote ?? { video: 'Video call', phone: 'By phone', onsite: 'On site' }[place]],
  ]
  return <FactList facts={facts} />
}

interface AnswersProps {
  interview: RepresentedInterview
  step: (step: RepresentedStep) => Promise<unknown>
}

function Answers({ interview, step }: AnswersProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const { mayDo, zoneCandidate: zone } = interview
  const free = useQuery({
    ...oneRepresentedQuery(interview.id),
    enabled: asking === 'counter' || asking === 'reschedule',
  })
  const back = () => setAsking(null)
  if (asking === 'cancel') return <Cancel onBack={back} onSend={(reason) => step({ verb: 'cancel', reason })} />
  if (asking !== null)
    return (
      <Region query={free}>
        {({ freeTimes }) => (
          <NameOtherTimes
            interview={{ ...interview, freeTimes }}
            zone={zone}
            needsReason={asking === 'reschedule'}
            onBack={back}
            onSend={({ slots, note, reason }) =>
              asking === 'reschedule'
                ? step({ verb: 'reschedule', slots, reason: reason ?? '', zone })
                : step({ verb: 'counter', slots, note: note ?? null, zone })
            }
          />
        )}
      </Region>
    )
  return (
    <>
      {mayDo.includes('choose') && <Choose interview={interview} onSend={(start) => step({ verb: 'choose', start })} />}
      <div className={styles.acts}>
        {mayDo.includes('counter') && <Button onClick={() => setAsking('counter')}>Suggest other times…</Button>}
        {mayDo.includes('reschedule') && <Button onClick={() => setAsking('reschedule')}>Reschedule…</Button>}
        {mayDo.includes('cancel') && <Button onClick={() => setAsking('cancel')}>Cancel interview…</Button>}
      </div>
    </>
  )
}

interface ChooseProps {
  interview: RepresentedInterview
  onSend: (start: string) => Promise<unknown>
}

const slotFields = contractFields(representedActions.choose.body, { labels: { start: 'Time' } })

function Choose({ interview, onSend }: ChooseProps) {
  const form = useForm({ fields: slotFields, initial: { start: '' }, send: ({ start }) => onSend(start) })
  const { zoneCandidate: zone } = interview
  return (
    <form className={styles.form} {...form.bind}>
      <fieldset className={styles.form}>
        <legend>Proposed times, {formatZoneOf(interview, zone)}</legend>
        {interview.proposedSlots.map((slot) => (
          <Radio
            key={slot.start}
            {...form.radio('start', slot.start)}
            label={slotIn(slot, zone)}
            {...(!slot.isFree && { note: 'no longer available' })}
            disabled={!slot.isFree}
          />
        ))}
      </fieldset>
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Accept time
        </Button>
      </div>
    </form>
  )
}

const reasonFields = contractFields(representedActions.cancel.body, { labels: { reason: 'Reason for cancelling' } })

function Cancel({ onBack, onSend }: { onBack: () => void; onSend: (reason: string) => Promise<unknown> }) {
  const form = useForm({ fields: reasonFields, initial: { reason: '' }, send: ({ reason }) => onSend(reason) })
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea {...form.area('reason')} hint="The company will read this." rows={2} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="danger">
          Cancel interview
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}
