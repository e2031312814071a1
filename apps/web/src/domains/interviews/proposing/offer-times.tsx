import { createInterview, interviewActions, interviewKinds } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { IconButton } from '@assay/ui/icon-button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { DAY_MS } from '../../../platform/durations.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { MissingInterviewers } from '../../../platform/missing-interviewers.tsx'
import { useSession } from '../../../platform/session/session.ts'
import {
  alsoIn,
  formatRoundState,
  type Interview,
  ownProfileQuery,
  requirementQuery,
  slotIn,
  type Track,
  trackStatusLabels,
  useCreateInterview,
  useInterviewAction,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { BusyThen } from './busy-then.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import {
  addSlot,
  dueRound,
  interviewersOf,
  type OfferTarget,
  questionFor,
  requirementOf,
  type Slot,
  zoneOf,
} from './offer-target.ts'
import { SuggestedSlots } from './suggested-slots.tsx'

export interface OfferTimesProps {
  target: OfferTarget | null
  /** The candidates who need a time. */
  tracks: readonly Track[]
  /** Whether these are all of them: not while they load, nor if they can’t be read. */
  hasRead: boolean
  onTrack: (id: string | undefined) => void
  settled: Track | null
  onOpen: (interviewId: string) => void
  slots: readonly Slot[]
  onSlots: (slots: readonly Slot[]) => void
  zone: string
  range: { from: string; to: string }
  /** The adjacent calendar shows hours that can be selected. */
  isDrawn: boolean
  onSent: () => void
}

export function OfferTimes(props: OfferTimesProps) {
  const { target, tracks, hasRead, onTrack, slots, onSlots, zone, range, isDrawn } = props
  const zoneCandidate = target === null ? null : zoneOf(target)
  const [panel, setPanel] = useState<readonly string[]>([])
  const moved = target?.kind === 'interview' && target.track === undefined ? target.interview : null
  return (
    <Panel title={moved === null ? 'Propose times' : 'Propose other times'}>
      <div className={styles.form}>
        {moved !== null ? (
          <p>
            {moved.candidateName}, round {moved.round}
            <span className={styles.note}>{moved.requirementTitle}</span>
          </p>
        ) : (
          <Select
            label="Candidate"
            value={target?.track?.id ?? ''}
            placeholder={tracks.length === 0 && hasRead ? 'No candidate needs scheduling' : 'Select candidate'}
            options={tracks.map((track) => ({
              value: track.id,
              label: `${track.candidateName}, ${track.requirementTitle}`,
            }))}
            onChange={(event) => {
              setPanel([])
              onTrack(event.target.value === '' ? undefined : event.target.value)
            }}
          />
        )}
        {props.settled !== null && <Settled track={props.settled} onOpen={props.onOpen} />}
        {slots.length === 0 ? (
          <p className={styles.note}>
            {!isDrawn && 'Switch to week or day view to propose times.'}
            {isDrawn && <span className={styles.byFinger}>Tap free time in the calendar to propose it.</span>}
            {isDrawn && (
              <span className={styles.byHand}>Drag over free time to propose it, or use the arrow keys and Enter.</span>
            )}
          </p>
        ) : (
          <ul className={styles.slots} aria-label="Proposed times">
            {slots.map((slot) => (
              <li key={slot.start}>
                <span>
                  {slotIn(slot, zone)}
                  {zoneCandidate !== null && zoneCandidate !== zone && (
                    <span className={styles.note}>{alsoIn(slot.start, zoneCandidate, zone)}</span>
                  )}
                  {target !== null && <BusyThenOf target={target} slot={slot} panel={panel} />}
                </span>
                <IconButton
                  label={`Remove ${slotIn(slot, zone)}`}
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => onSlots(slots.filter(({ start }) => start !== slot.start))}
                />
              </li>
            ))}
          </ul>
        )}
        {target !== null && (
          <SuggestedSlots
            key={target.kind === 'track' ? target.track.id : target.interview.id}
            target={target}
            zone={zone}
            range={target.track === undefined ? range : fortnightOf(range)}
            chosen={slots}
            onAdd={(added) => onSlots(added.reduce(addSlot, slots))}
          />
        )}
        {target?.kind === 'track' && (
          // Not the key of its sibling, or React keeps one of them for ever.
          <SendNew key={`send ${target.track.id}`} track={target.track} panel={panel} onPanel={setPanel} {...props} />
        )}
        {target?.kind === 'interview' && <SendOthers interview={target.interview} {...props} />}
      </div>
    </Panel>
  )
}

/** A colleague was faster, or the link that led here is older than the last step. */
function Settled({ track: { candidateName, rounds, status }, onOpen }: { track: Track; onOpen: (id: string) => void }) {
  const latest = rounds.findLast(({ interviewId }) => interviewId !== null)
  const id = latest?.interviewId ?? null
  return (
    <Notice
      title={`${candidateName} needs no times now`}
      action={
        id !== null && (
          <Button size="small" onClick={() => onOpen(id)}>
            Open interview
          </Button>
        )
      }
    >
      {latest === undefined
        ? trackStatusLabels[status].label
        : `Round ${latest.round}, ${kindLabels[latest.kind].toLowerCase()}: ${formatRoundState(latest.state)}.`}
    </Notice>
  )
}

/** First times are looked for in the days shown and those that follow, so that a week that ends leaves a choice. */
const fortnightOf = ({ from }: { from: string }) => ({
  from,
  to: new Date(Date.parse(from) + 14 * DAY_MS).toISOString(),
})

/** Of those who would interview: the chosen, else those of the plan. */
function BusyThenOf({ target, slot, panel }: { target: OfferTarget; slot: Slot; panel: readonly string[] }) {
  const { user } = useSession()
  const requirement = useQuery(requirementQuery(requirementOf(target)))
  if (requirement.data === undefined) return null
  const { plan } = requirement.data
  const asked = questionFor(target, { from: slot.start, to: slot.end }, { plan, userId: user?.id ?? '' })
  const planned = interviewersOf(asked, requirement.data)
  return (
    <BusyThen
      slot={slot}
      people={(panel.length > 0 ? [...panel] : planned).slice(0, MAX_PEOPLE)}
      candidate={asked.candidateId}
      requirement={asked.requirementId}
      except={target.kind === 'interview' ? target.interview.id : null}
    />
  )
}

const MAX_PEOPLE = 12

interface SendNewProps {
  track: Track
  panel: readonly string[]
  onPanel: (ids: readonly string[]) => void
}

interface NewDraft {
  readonly place: 'video' | 'phone' | 'onsite'
  readonly where: string
  readonly kind: (typeof interviewKinds)[number]
}

/** Proposes the first times for the due round. */
function SendNew({ track, slots, zone, onSent, onOpen, panel, onPanel }: OfferTimesProps & SendNewProps) {
  const create = useCreateInterview()
  const videoLink = useQuery(ownProfileQuery()).data?.videoLink ?? ''
  const due = dueRound(track)
  const [begun, setBegun] = useState(due.round)
  // The times were chosen for a round that a colleague has planned since.
  const planned = track.rounds.find(({ round }) => round === begun && round !== due.round)
  const fields = useMemo(
    () =>
      contractFields<typeof createInterview.body, NewDraft>(createInterview.body, {
        labels: { place: 'Where', kind: 'Type', joinUrl: 'Call link', slots: 'Times' },
        shape: ({ where, ...rest }) => ({
          ...rest,
          requirementId: track.requirementId,
          candidateId: track.candidateId,
          zone,
          round: due.round,
          minutes: due.minutes,
          ...(rest.place === 'video' ? { joinUrl: where } : { placeNote: where }),
          ...(panel.length > 0 && { panel: panel.map((userId) => ({ userId })) }),
          slots: [...slots],
        }),
        moved: { joinUrl: 'where', placeNote: 'where' },
      }),
    [track, zone, due, panel, slots],
  )
  const form = useForm({
    fields,
    initial: { place: 'video', where: videoLink, kind: due.kind } as NewDraft,
    send: (body) => create.mutateAsync(body, { onSuccess: onSent }),
  })
  const { place, kind, where } = form.draft
  const isSuperseded = planned !== undefined && slots.length > 0 && !form.busy
  useEffect(() => {
    if (slots.length === 0) setBegun(due.round)
  }, [slots.length, due.round])
  useShortcuts({
    'mod+enter': () => {
      const sheet = document.getElementById(form.bind.id)
      if (sheet instanceof HTMLFormElement && slots.length > 0 && !isSuperseded) sheet.requestSubmit()
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <p className={styles.note}>
        Round {due.round}, {kindLabels[kind].toLowerCase()}, {due.minutes} minutes
      </p>
      {!due.isPlanned && (
        <Select
          {...form.choice('kind')}
          options={interviewKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
      )}
      <Select
        {...form.choice('place')}
        options={[
          { value: 'video', label: 'Video call' },
          { value: 'phone', label: 'By phone' },
          { value: 'onsite', label: 'On site' },
        ]}
      />
      <TextField
        {...form.text('where')}
        label={whereLabels[place]}
        {...(place === 'video' && {
          type: 'url',
          placeholder: 'https://',
          hint:
            where === ''
              ? 'Without it, the invitation has no link. You can save your own link in your profile.'
              : undefined,
        })}
      />
      {panel.length === 0 && <LeftOut requirementId={track.requirementId} round={due.round} />}
      <Interviewers chosen={panel} onChosen={onPanel} />
      <FormProblems form={form} />
      {isSuperseded && (
        <RoundTaken
          planned={planned}
          due={due.round}
          onOpen={onOpen}
          onKeep={() => {
            setBegun(due.round)
            form.set('kind', due.kind)
          }}
        />
      )}
      <Button {...form.button} variant="primary" disabled={slots.length === 0 || isSuperseded}>
        {formatSend(slots.length)}
      </Button>
    </form>
  )
}

interface RoundTakenProps {
  planned: Track['rounds'][number]
  due: number
  onOpen: (interviewId: string) => void
  onKeep: () => void
}

function RoundTaken({ planned: { round, kind, state, interviewId }, due, onOpen, onKeep }: RoundTakenProps) {
  return (
    <Notice
      tone="warn"
      title="Someone else planned this round"
      action={
        <>
          {interviewId !== null && (
            <Button size="small" onClick={() => onOpen(interviewId)}>
              Open interview
            </Button>
          )}
          <Button size="small" onClick={onKeep}>
            Use for round {due}
          </Button>
        </>
      }
    >
      Round {round}, {kindLabels[kind].toLowerCase()}: {formatRoundState(state)}.
    </Notice>
  )
}

function formatSend(count: number): string {
  if (count === 0) return 'Select times first'
  return count === 1 ? 'Propose time' : `Propose ${count} times`
}

const whereLabels = { video: 'Call link', phone: 'Phone number', onsite: 'Address' } as const

/** The people that the plan of this round names and who will not be asked. */
function LeftOut({ requirementId, round }: { requirementId: string; round: number }) {
  const { data } = useQuery(requirementQuery(requirementId))
  const planned = data?.plan.find((each) => each.round === round)?.panelPool ?? []
  return <MissingInterviewers missing={data?.missingInterviewers ?? []} planned={planned} />
}

function Interviewers({ chosen, onChosen }: { chosen: readonly string[]; onChosen: (ids: readonly string[]) => void }) {
  const query = useQuery(colleaguesQuery())
  return (
    <details>
      <summary>{chosen.length === 0 ? 'Interviewers: as planned' : `Interviewers: ${chosen.length} chosen`}</summary>
      <div className={styles.people}>
        {(query.data ?? [])
          .filter(({ isReader }) => !isReader)
          .map(({ userId, fullName }) => (
            <Checkbox
              key={userId}
              label={fullName}
              checked={chosen.includes(userId)}
              onChange={() =>
                onChosen(chosen.includes(userId) ? chosen.filter((each) => each !== userId) : [...chosen, userId])
              }
            />
          ))}
      </div>
    </details>
  )
}

interface OthersDraft {
  readonly reason: string
  readonly version: number
}

const movingFields = contractFields<typeof interviewActions.cancel.body, OthersDraft>(interviewActions.cancel.body, {
  labels: { reason: 'Reason for rescheduling' },
})
const noFields = ruleFields<OthersDraft>({
  reason: { label: 'Reason', checks: [] },
  version: { label: 'Version', checks: [] },
})

/** Reschedules an interview: proposes new times or moves the booked one, with a reason. */
function SendOthers({ interview, slots, onSlots, zone, onSent }: OfferTimesProps & { interview: Interview }) {
  const { id } = interview
  const propose = useInterviewAction('propose')
  const reschedule = useInterviewAction('reschedule')
  const isMoving = interview.mayDo.includes('reschedule')
  const form = useForm({
    fields: isMoving ? movingFields : noFields,
    initial: { reason: '', version: interview.version },
    send: ({ reason }): Promise<unknown> => {
      const answer = { onSuccess: onSent }
      const { version } = form.draft
      return isMoving
        ? reschedule.mutateAsync({ id, body: { slots: [...slots], reason, version } }, answer)
        : propose.mutateAsync({ id, body: { slots: [...slots], version } }, answer)
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      {interview.state === 'draft' && (
        <p className={styles.note}>
          Round {interview.round}, {kindLabels[interview.kind].toLowerCase()}, {interview.minutes} minutes
        </p>
      )}
      {isMoving && (
        <TextField
          {...form.text('reason')}
          hint="The candidate will read this. The agreed time is kept until they choose another."
        />
      )}
      <FormProblems form={form} />
      <ChangedMeanwhile
        form={form}
        interview={interview}
        zone={zone}
        isDirty={slots.length > 0}
        takeLabel="Discard mine"
        onTake={() => {
          onSlots([])
          form.reset({ reason: '', version: interview.version })
        }}
      />
      <Button {...form.button} variant="primary" disabled={slots.length === 0}>
        {formatSend(slots.length)}
      </Button>
    </form>
  )
}
