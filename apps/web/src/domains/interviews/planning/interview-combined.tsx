import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { MissingInterviewers } from '../../../platform/missing-interviewers.tsx'
import { Region } from '../../../platform/region.tsx'
import { requirementChoicesQuery } from '../../../platform/requirement-chooser/requirement-choices.queries.ts'
import { RequirementChooser } from '../../../platform/requirement-chooser/requirement-chooser.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { dueRound, interviewersOf, LoopSuggestions, questionFor, type Slot } from '../proposing/index.ts'
import {
  daysOf,
  dayTitle,
  formatRoundState,
  HIRING,
  lanesQuery,
  type Requirement,
  rangeOf,
  requirementQuery,
  slotIn,
  slotSuggestionsQuery,
  statusOf,
  type Track,
  titleOf,
  todayIn,
  tracksQuery,
  turn,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { Debrief } from '../scorecards/index.ts'
import { AvailabilityLanes } from './availability-lanes.tsx'

export interface CombinedView {
  readonly requirement: string | undefined
  readonly track: string | undefined
  readonly day: string
}

export interface InterviewCombinedProps {
  view: CombinedView
  zone: string
  onView: (change: Partial<CombinedView>) => void
  /** Proposes a time found here to the candidate, unless what is next is to decide. */
  offer: (track: Track, isNext: boolean) => ReactNode
  /** A link to the jobs, when none is open. */
  jobs: ReactNode
}

const MAX_FIRSTS = 4

/** Else the interviews are over, and the next step is the decision. */
const isToSchedule = ({ status }: Track): boolean => status !== 'done'

export function InterviewCombined(props: InterviewCombinedProps) {
  const { view, onView, jobs } = props
  const requirements = useQuery(requirementChoicesQuery({ states: HIRING }))
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 tabIndex={-1}>Plan a panel</h1>
        <RequirementChooser
          label="Job"
          labelHidden
          states={HIRING}
          value={view.requirement ?? ''}
          none="No job"
          placeholder="Select job"
          onChoose={(picked) => onView({ requirement: picked?.id, track: undefined })}
        />
      </header>
      {view.requirement === undefined ? (
        <Panel title="Candidates">
          <EmptyState
            title={requirements.data?.length === 0 ? 'No open jobs' : 'Select a job'}
            action={
              requirements.data?.length === 0 ? (
                jobs
              ) : (
                <div className={styles.firsts}>
                  {(requirements.data ?? []).slice(0, MAX_FIRSTS).map(({ id, title }) => (
                    <Button key={id} onClick={() => onView({ requirement: id })}>
                      {title}
                    </Button>
                  ))}
                </div>
              )
            }
          >
            See candidates’ rounds, interviewers’ availability and scorecards.
          </EmptyState>
        </Panel>
      ) : (
        <OfRequirement {...props} requirementId={view.requirement} />
      )}
    </div>
  )
}

function OfRequirement(props: InterviewCombinedProps & { requirementId: string }) {
  const { requirementId, view, onView } = props
  const requirement = useQuery(requirementQuery(requirementId))
  const query = useQuery(tracksQuery({ requirement: requirementId }))
  // A job that doesn't exist has no candidates either, which would say nothing about the job.
  if (requirement.data === undefined) return <Region query={requirement}>{() => null}</Region>
  return (
    <Region query={query}>
      {({ tracks }) => {
        if (tracks.length === 0)
          return (
            <Panel title="Candidates">
              <EmptyState>No candidate for this job has shared contact details.</EmptyState>
            </Panel>
          )
        const chosen = tracks.find(({ id }) => id === view.track) ?? tracks[0]
        const isDone = chosen !== undefined && !isToSchedule(chosen)
        const debrief = chosen && <Debrief key={`debrief ${chosen.id}`} id={chosen.id} isNext={isDone} />
        return (
          <>
            <Loops tracks={tracks} chosen={chosen} onChoose={(track) => onView({ track })} />
            {chosen !== undefined && (
              <>
                {isDone && debrief}
                <OneTime
                  key={`time ${chosen.id}`}
                  {...props}
                  track={chosen}
                  requirement={requirement.data}
                  debrief={!isDone && debrief}
                />
              </>
            )}
          </>
        )
      }}
    </Region>
  )
}

interface LoopsProps {
  tracks: readonly Track[]
  chosen: Track | undefined
  onChoose: (id: string) => void
}

/** Completed rounds per candidate. Selecting a candidate shows their times and scorecards below. */
function Loops({ tracks, chosen, onChoose }: LoopsProps) {
  return (
    <Panel title="Candidates" note={tracks.length} flush>
      <ul className={styles.loops}>
        {tracks.map((track) => (
          <li key={track.id}>
            <button type="button" aria-pressed={track.id === chosen?.id} onClick={() => onChoose(track.id)}>
              <PersonMark id={track.candidateId} name={track.candidateName} />
              <span>
                <span className={styles.open}>{track.candidateName}</span>
                <span className={styles.note}>{statusOf(track).label}</span>
              </span>
            </button>
            <ol>
              {track.rounds.map(({ round, kind, state }) => (
                <li key={round} data-state={state}>
                  {kindLabels[kind]}
                  <span className={styles.note}>{formatRoundState(state)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface OneTimeProps extends InterviewCombinedProps {
  track: Track
  requirement: Requirement
  /** What was found so far, while a round is still to be planned. */
  debrief: ReactNode
}

/** The best ones; the others are for those who want none of these. */
const FIRST_TIMES = 3

function OneTime(props: OneTimeProps) {
  const { track, requirement, zone, view, onView, offer } = props
  const { plan } = requirement
  const { user } = useSession()
  const range = rangeOf(daysOf('week', view.day), zone)
  const from =
    range.from < new Date().toISOString() ? new Date(Math.ceil(Date.now() / 6e5) * 6e5).toISOString() : range.from
  const round = dueRound(track)
  const asked = questionFor({ kind: 'track', track }, { from, to: range.to }, { plan, userId: user?.id ?? '' })
  const people = interviewersOf(asked, requirement)
  const planned = plan.find((each) => each.round === round.round)?.panelPool ?? []
  const [marked, setMarked] = useState<Slot | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const dayRange = rangeOf([view.day], zone)
  const lanes = useQuery(
    lanesQuery({ people, candidate: track.candidateId, requirement: track.requirementId, ...dayRange }),
  )
  const slots = useQuery({ ...slotSuggestionsQuery(asked), enabled: from < range.to })
  return (
    <div className={styles.planning}>
      <Panel
        title={`Availability on ${dayTitle(view.day)}`}
        flush
        actions={
          <div className={styles.turns}>
            <Button size="small" onClick={() => onView({ day: turn('day', view.day, -1) })}>
              Previous day
            </Button>
            <Button size="small" onClick={() => onView({ day: todayIn(zone) })}>
              Today
            </Button>
            <Button size="small" onClick={() => onView({ day: turn('day', view.day, 1) })}>
              Next day
            </Button>
          </div>
        }
      >
        <Region query={lanes}>
          {(all) => <AvailabilityLanes lanes={all} day={view.day} zone={zone} marked={marked} />}
        </Region>
      </Panel>
      <aside className={styles.side} aria-label="Best times">
        <Panel
          title={`Best times, ${titleOf('week', view.day)}`}
          note={`${kindLabels[round.kind]}, ${round.minutes} min`}
        >
          <Region query={slots}>
            {({ suggestions, nothingBecause }) => (
              <div className={styles.form}>
                <MissingInterviewers missing={requirement.missingInterviewers} planned={planned} />
                {suggestions.length === 0 && (
                  <p className={styles.note}>{nothingBecause ?? 'No suitable time this week. Try the next.'}</p>
                )}
                <ul className={styles.slots}>
                  {suggestions.slice(0, showsAll ? undefined : FIRST_TIMES).map(({ start, end, reason, panel }) => (
                    <li key={start}>
                      <span>
                        <button
                          type="button"
                          className={styles.open}
                          onClick={() => {
                            setMarked({ start, end })
                            onView({ day: dayOf(start, zone) })
                          }}
                        >
                          {slotIn({ start, end }, zone)}
                        </button>
                        <span className={styles.note}>{reason}</span>
                        <span className={styles.note}>with {panel.map(({ fullName }) => fullName).join(', ')}</span>
                      </span>
                    </li>
                  ))}
                </ul>
                <div className={styles.acts}>
                  {offer(track, isToSchedule(track))}
                  {!showsAll && suggestions.length > FIRST_TIMES && (
                    <Button variant="quiet" onClick={() => setShowsAll(true)}>
                      {suggestions.length - FIRST_TIMES} more times
                    </Button>
                  )}
                </div>
              </div>
            )}
          </Region>
        </Panel>
      </aside>
      <div className={styles.side}>
        {track.mayDo.includes('bookLoop') && (
          <LoopSuggestions track={track} zone={zone} range={{ from, to: range.to }} />
        )}
        {props.debrief}
      </div>
    </div>
  )
}

const dayOf = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(iso))
