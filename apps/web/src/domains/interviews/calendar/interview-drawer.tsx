import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { deliveryLabels } from '../../../platform/labels/delivery-labels.ts'
import { Region } from '../../../platform/region.tsx'
import {
  alsoIn,
  formatRound,
  type Interview,
  interviewQuery,
  responseLabels,
  slotIn,
  stateLabels,
  useSaveCalendarFile,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { ScorecardForm, Scorecards, UnsentScorecard } from '../scorecards/index.ts'
import { Briefing } from './briefing.tsx'
import { InterviewActs } from './interview-acts.tsx'

export interface InterviewDrawerProps {
  id: string
  zone: string
  onClose: () => void
  /** New times are proposed in the calendar. */
  onMove: (interview: Interview) => void
  profile: (interview: Interview, words: ReactNode) => ReactNode
}

export function InterviewDrawer({ id, zone, onClose, onMove, profile }: InterviewDrawerProps) {
  const query = useQuery(interviewQuery(id))
  return (
    <Drawer open onOpenChange={onClose} title={query.data?.candidateName ?? 'Interview'}>
      <Region query={query}>
        {(interview) => (
          <div className={styles.form}>
            <p>
              {formatRound(interview)}, {interview.requirementTitle}{' '}
              <Badge tone={stateLabels[interview.state].tone}>{stateLabels[interview.state].label}</Badge>
            </p>
            <Unreached interview={interview} />
            <Facts interview={interview} zone={zone} />
            {owesScorecard(interview) && <Feedback interview={interview} />}
            <InterviewActs interview={interview} zone={zone} onMove={() => onMove(interview)} />
            {UPCOMING.includes(interview.state) && <Briefing interview={interview} zone={zone} />}
            <Files interview={interview} profile={profile(interview, 'View profile')} />
            {!owesScorecard(interview) && <Feedback interview={interview} />}
            <History interview={interview} zone={zone} />
          </div>
        )}
      </Region>
    </Drawer>
  )
}

/** What the reader is here for comes before what else can be done. */
const owesScorecard = ({ mayDo }: Interview): boolean => mayDo.includes('submitScorecard')

const UPCOMING: readonly Interview['state'][] = ['proposed', 'countered', 'scheduled', 'rescheduling']

/** The person who notifies the candidate when no email is sent. */
function Unreached({ interview: { state, reachedBy } }: { interview: Interview }) {
  const words = deliveryLabels[reachedBy]
  return words === null || state === 'draft' || state === 'completed' ? null : <Notice>{words}</Notice>
}

function Facts({ interview, zone }: { interview: Interview; zone: string }) {
  const { start, end, proposedSlots, zoneCandidate, panel, joinUrl, placeNote, place, respondBy, noShow } = interview
  const isOver = end !== null && !['scheduled', 'rescheduling'].includes(interview.state)
  return (
    <dl className={styles.facts}>
      {start !== null && end !== null && (
        <>
          <dt>When</dt>
          <dd>
            {slotIn({ start, end }, zone)}
            {zoneCandidate !== zone && <span className={styles.note}>{alsoIn(start, zoneCandidate, zone)}</span>}
          </dd>
        </>
      )}
      {proposedSlots.length > 0 && (
        <>
          <dt>Proposed times</dt>
          <dd>
            {proposedSlots.map((slot) => (
              <div key={`${slot.by} ${slot.start}`}>
                {slotIn(slot, zone)}
                <span className={styles.note}>
                  {slot.by === 'candidate' ? 'suggested by candidate' : 'proposed by you'}
                  {zoneCandidate !== zone && `, ${alsoIn(slot.start, zoneCandidate, zone)}`}
                  {!slot.isFree && ', no longer available'}
                </span>
              </div>
            ))}
          </dd>
        </>
      )}
      {respondBy !== null && ['proposed', 'countered', 'rescheduling'].includes(interview.state) && (
        <>
          <dt>Reply by</dt>
          <dd>{formatTime(respondBy)}</dd>
        </>
      )}
      <dt>Where</dt>
      <dd>
        {place === 'video' && joinUrl !== null ? (
          <a href={joinUrl} rel="noreferrer" target="_blank">
            Join call
          </a>
        ) : (
          (placeNote ?? { video: 'Video call', phone: 'By phone', onsite: 'On site' }[place])
        )}
      </dd>
      <dt>Interviewers</dt>
      <dd>
        {panel.map(({ userId, fullName, response, required }) => (
          <div key={userId}>
            {fullName}
            <span className={styles.note}>
              {[
                response === 'needsAction' && isOver ? 'invitation not answered' : responseLabels[response],
                ...(required ? [] : ['optional']),
              ].join(', ')}
            </span>
          </div>
        ))}
      </dd>
      {noShow !== null && (
        <>
          <dt>No-show</dt>
          <dd>
            {noShow.party === 'candidate' ? 'Candidate didn’t attend' : 'Company didn’t attend'}
            <span className={styles.note}>
              {noShow.contestedAt === null
                ? `can be disputed until ${formatTime(noShow.contestUntil)}`
                : `disputed: ${noShow.contestReason ?? ''}`}
            </span>
          </dd>
        </>
      )}
    </dl>
  )
}

function Files({ interview, profile }: { interview: Interview; profile: ReactNode }) {
  const save = useSaveCalendarFile()
  return (
    <div className={styles.acts}>
      {profile}
      {interview.start !== null && interview.state !== 'cancelled' && (
        <Button size="small" busy={save.isPending} onClick={() => save.mutate(interview)}>
          Save as .ics
        </Button>
      )}
    </div>
  )
}

function Feedback({ interview }: { interview: Interview }) {
  const isPending = owesScorecard(interview)
  const { scorecards, scorecardsHidden, scorecardsDue } = interview
  if (!isPending && scorecards.length === 0 && scorecardsHidden === 0 && scorecardsDue === 0) return null
  return (
    <section className={styles.section} aria-label="Scorecards">
      <h3>{isPending ? 'Your scorecard' : 'Scorecards'}</h3>
      {isPending ? (
        <ScorecardForm key={interview.id} interview={interview} />
      ) : (
        <UnsentScorecard interview={interview} />
      )}
      <Scorecards interview={interview} />
    </section>
  )
}

const changeLabels: Record<Interview['history'][number]['kind'], string> = {
  proposed: 'Times proposed',
  countered: 'Other times requested',
  scheduled: 'Booked',
  rescheduling: 'Other times proposed',
  kept: 'Agreed time kept',
  cancelled: 'Cancelled',
  withdrawn: 'Proposal withdrawn',
  expired: 'Expired without reply',
  ended: 'Ended',
  noShow: 'No-show reported',
  contested: 'No-show disputed',
  completed: 'Completed',
  swapped: 'Interviewer replaced',
}

function History({ interview, zone }: { interview: Interview; zone: string }) {
  if (interview.history.length === 0) return null
  return (
    <section className={styles.section} aria-label="History">
      <h3>History</h3>
      <ul className={styles.history}>
        {interview.history.map(({ at, kind, by, fullName, from, to, reason }) => (
          <li key={`${at} ${kind}`}>
            {formatTime(at)} · {changeLabels[kind]}
            {to !== null && `: ${slotIn(to, zone)}`}
            {from !== null && to !== null && ` instead of ${slotIn(from, zone)}`}
            {by !== 'system' && `, by ${by === 'candidate' ? 'the candidate' : (fullName ?? 'you')}`}
            {reason !== null && ` (${reason})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
