import type { PanelResponse } from '@assay/contracts/scheduled-interviews'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { Reachability } from '../../../candidates/index.ts'
import type { Interview, InterviewChange, Scorecard } from '../records/index.ts'
import { CONTEST_MS, colorOf } from '../records/index.ts'

interface Person {
  readonly userId: string
  readonly fullName: string
}

export interface InterviewAround {
  readonly person: (userId: string) => Person
  readonly requirementTitle: string
  readonly candidateName: string
  readonly reachedBy: Reachability
  readonly isReleased: boolean
  readonly panel: readonly {
    readonly userId: string
    readonly response: PanelResponse
    readonly required: boolean
    readonly hasSubmitted: boolean
  }[]
  readonly slots: readonly {
    readonly startsAt: Date
    readonly endsAt: Date
    readonly by: 'employer' | 'candidate'
    readonly isFree: boolean
  }[]
  /** The interviews that the caller may read, without texts if names must stay hidden. */
  readonly scorecards: readonly Scorecard[]
  readonly scorecardsHidden: number
  readonly scorecardsDue: number
  readonly waitingOn: string
  readonly changes: readonly InterviewChange[]
  readonly mayDo: readonly string[]
  /** Free text may identify the candidate, so users without the name don’t get it. */
  readonly mayReadWords: boolean
  readonly candidate: Related
}

export function presentInterview(given: Interview, around: InterviewAround): Presented {
  const { person } = around
  const interview = around.mayReadWords ? given : withoutWords(given)
  return {
    type: 'scheduled-interviews',
    id: interview.id,
    attributes: {
      ...factsOf(interview),
      requirementTitle: around.requirementTitle,
      candidateName: around.candidateName,
      reachedBy: around.reachedBy,
      isReleased: around.isReleased,
      organizer: person(interview.organizerId),
      panel: around.panel.map(({ userId, ...member }) => ({ ...person(userId), ...member })),
      proposedSlots: around.slots.map(({ startsAt, endsAt, by, isFree }) => ({
        start: startsAt,
        end: endsAt,
        by,
        isFree,
      })),
      waitingOn: around.waitingOn,
      waitingSince: around.waitingOn === 'nobody' ? null : interview.stateSince,
      noShow: presentNoShow(interview),
      scorecards: around.scorecards.map((scorecard) => presentScorecard(scorecard, interview, person)),
      scorecardsHidden: around.scorecardsHidden,
      scorecardsDue: around.scorecardsDue,
      history: around.changes.map((change) =>
        presentChange(around.mayReadWords ? change : { ...change, reason: null }, person),
      ),
      mayDo: around.mayDo,
    },
    relationships: {
      candidate: around.candidate,
      requirement: { type: 'requirements', id: interview.requirementId },
      shortlisted: { type: 'shortlisteds', id: interview.shortlistedId },
    },
  }
}

const withoutWords = (interview: Interview): Interview => ({
  ...interview,
  placeNote: null,
  reason: null,
  cancelReason: null,
  noShowReason: null,
  contestReason: null,
})

function factsOf(interview: Interview) {
  const { state, stateSince, round, kind, minutes, zoneOrganizer, zoneCandidate, place, joinUrl, placeNote } = interview
  const { icsUid, icsSequence, respondBy, remindedAt, rescheduleCount, counterCount, loopId, criteria } = interview
  const { cancelReason, cancelledBy, version, createdAt, updatedAt } = interview
  return {
    state,
    stateSince,
    round,
    kind,
    minutes,
    zoneOrganizer,
    zoneCandidate,
    place,
    joinUrl,
    placeNote,
    icsUid,
    icsSequence,
    respondBy,
    remindedAt,
    rescheduleCount,
    counterCount,
    loopId,
    criteria,
    cancelReason,
    cancelledBy,
    version,
    createdAt,
    updatedAt,
    start: interview.startsAt,
    end: interview.endsAt,
    allDay: false,
    classes: [`state-${state}`, `kind-${kind}`],
    colour: colorOf(round),
  }
}

function presentNoShow({ noShowParty, noShowAt, noShowReason, contestedAt, contestReason }: Interview) {
  if (noShowParty === null || noShowAt === null) return null
  return {
    party: noShowParty,
    reason: noShowReason,
    reportedAt: noShowAt,
    contestUntil: new Date(noShowAt.getTime() + CONTEST_MS),
    contestedAt,
    contestReason,
  }
}

function presentScorecard(scorecard: Scorecard, { criteria: asked }: Interview, person: InterviewAround['person']) {
  const { userId, recommendation, criteria, summary, submittedAt } = scorecard
  const labelOf = (key: string) => asked.find((one) => one.key === key)?.label ?? key
  return {
    ...person(userId),
    recommendation,
    summary,
    submittedAt,
    criteria: criteria.map((rated) => ({ ...rated, label: labelOf(rated.key) })),
  }
}

function presentChange(change: InterviewChange, person: InterviewAround['person']) {
  const { at, by, userId, kind, reason, fromStart, fromEnd, toStart, toEnd } = change
  const span = (start: Date | null, end: Date | null) => (start === null || end === null ? null : { start, end })
  return {
    at,
    by,
    kind,
    reason,
    fullName: userId === null ? null : person(userId).fullName,
    from: span(fromStart, fromEnd),
    to: span(toStart, toEnd),
  }
}
