import { z } from 'zod'
import { givenInstant } from './calendar-day.ts'
import { waysToReach } from './candidate-requests.ts'
import { actionsOn, defineEndpoint, type Endpoint, WRITE_ERRORS } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

export const interviewStates = [
  'draft',
  'proposed',
  'countered',
  'scheduled',
  'rescheduling',
  'awaitingFeedback',
  'completed',
  'expired',
  'cancelled',
  'noShow',
] as const
export type InterviewState = (typeof interviewStates)[number]

export const interviewKinds = ['screen', 'technical', 'system', 'culture', 'final'] as const
export type InterviewKind = (typeof interviewKinds)[number]

export const interviewPlaces = ['video', 'phone', 'onsite'] as const
export const panelResponses = ['needsAction', 'accepted', 'tentative', 'declined'] as const
export type PanelResponse = (typeof panelResponses)[number]
export const recommendations = ['definitelyNo', 'no', 'noDecision', 'yes', 'strongYes'] as const
export type Recommendation = (typeof recommendations)[number]

/** The two parties to a booking. The employer is one party, however large the panel. */
export const interviewSides = ['employer', 'candidate'] as const
export type InterviewSide = (typeof interviewSides)[number]

/** Actions of a signed-in user, each `POST /scheduled-interviews/{id}/actions/{verb}`. */
export const interviewVerbs = [
  'propose',
  'confirm',
  'reschedule',
  'cancel',
  'withdraw',
  'remind',
  'reportNoShow',
  'contest',
  'submitScorecard',
  'complete',
  'swapInterviewer',
  'respond',
] as const
export type InterviewVerb = (typeof interviewVerbs)[number]

/** Per candidate and job. */
export const maxInterviewRounds = 12
export const MINUTES_OF_A_SLOT = 30

/** An IANA zone name. The server checks that it exists. */
export const zoneName = z.string().min(1).max(64)
export const instant = givenInstant

/** Half-open: the next slot may begin at `end`. */
export const slot = z.object({ start: z.iso.datetime(), end: z.iso.datetime() })
export type Slot = z.output<typeof slot>

/** Both ends are instants. */
const slotByInstants = z.object({
  start: instant,
  end: instant.meta({ description: 'Later than the start by a multiple of 30 minutes.' }),
})

/** Local wall-clock time; the server converts it to instants and refuses times that do not exist. */
const slotByWall = z.object({
  wall: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .meta({ description: 'The local date and time of the start, without offset.' }),
  zone: zoneName,
  minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT),
  occurrence: z.enum(['earlier', 'later']).optional().meta({
    description: 'Selects one of the two occurrences when the time is repeated as clocks are set back.',
  }),
})
export const slotInput = z.union([slotByInstants, slotByWall])
export type SlotInput = z.output<typeof slotInput>

export const panelInput = z
  .array(z.object({ userId: z.uuid(), required: z.boolean().default(true) }))
  .max(12)
  .meta({ description: 'The interviewers. Required ones must be free and submit a scorecard.' })

const person = z.object({ userId: z.uuid(), fullName: z.string() })

const panelMember = person.extend({
  response: z.enum(panelResponses),
  required: z.boolean(),
  hasSubmitted: z.boolean().meta({ description: 'Whether the scorecard is submitted; never its content.' }),
})

const criterion = z.object({ key: z.string(), label: z.string(), hint: z.string().nullable() })

const rating = z.object({
  key: z.string().min(1).max(60),
  rating: z.int().min(1).max(5),
  note: z.string().trim().max(2000).default(''),
})

const scorecard = person.extend({
  recommendation: z.enum(recommendations),
  criteria: z.array(rating.extend({ label: z.string(), note: z.string() })),
  summary: z.string(),
  submittedAt: z.iso.datetime(),
})

const change = z.object({
  at: z.iso.datetime(),
  by: z.enum([...interviewSides, 'system']),
  fullName: z
    .string()
    .nullable()
    .meta({ description: 'The user of the company; null for the candidate and the system.' }),
  kind: z.enum([
    'proposed',
    'countered',
    'scheduled',
    'rescheduling',
    'kept',
    'cancelled',
    'withdrawn',
    'expired',
    'ended',
    'noShow',
    'contested',
    'completed',
    'swapped',
  ]),
  from: slot.nullable().meta({ description: 'The previous time.' }),
  to: slot.nullable().meta({ description: 'The new time.' }),
  reason: z.string().nullable(),
})

export const scheduledInterviews = defineResource({
  type: 'scheduled-interviews',
  attributes: z.object({
    state: z.enum(interviewStates),
    stateSince: z.iso.datetime(),
    round: z.int(),
    kind: z.enum(interviewKinds),
    minutes: z.int(),
    requirementTitle: z.string(),
    candidateName: z.string().meta({ description: 'Masked until the contact is released to the company.' }),
    isReleased: z
      .boolean()
      .meta({ description: 'Whether the name and contact details of the candidate may be shown.' }),
    reachedBy: z.enum(waysToReach).meta({ description: 'How the candidate is notified.' }),
    organizer: person,
    panel: z.array(panelMember),
    proposedSlots: z
      .array(slot.extend({ by: z.enum(interviewSides), isFree: z.boolean() }))
      .meta({ description: 'The proposed times. `isFree` is false once a panel member is busy then.' }),
    start: z.iso.datetime().nullable().meta({ description: 'The booked time; null until then.' }),
    end: z.iso.datetime().nullable().meta({ description: 'Exclusive.' }),
    allDay: z.boolean(),
    classes: z.array(z.string()).meta({ description: 'State and kind, as style classes for calendars.' }),
    colour: z.string().meta({ description: 'One color per round, #rrggbb.' }),
    zoneOrganizer: z.string(),
    zoneCandidate: z.string(),
    place: z.enum(interviewPlaces),
    joinUrl: z.string().nullable(),
    placeNote: z.string().nullable().meta({ description: 'Address or dial-in; visible to the candidate.' }),
    icsUid: z.string(),
    icsSequence: z.int(),
    respondBy: z.iso.datetime().nullable(),
    waitingOn: z.enum(['employer', 'candidate', 'interviewers', 'nobody']),
    waitingSince: z.iso.datetime().nullable(),
    remindedAt: z.iso.datetime().nullable(),
    rescheduleCount: z.int(),
    counterCount: z.int(),
    cancelReason: z.string().nullable(),
    cancelledBy: z.enum([...interviewSides, 'system']).nullable(),
    noShow: z
      .object({
        party: z.enum(interviewSides),
        reason: z.string().nullable(),
        reportedAt: z.iso.datetime(),
        contestUntil: z.iso.datetime(),
        contestedAt: z.iso.datetime().nullable(),
        contestReason: z.string().nullable(),
      })
      .nullable(),
    criteria: z.array(criterion).meta({ description: 'The questions of this interview’s scorecard.' }),
    scorecards: z
      .array(scorecard)
      .meta({ description: 'The caller’s own scorecard; those of others once it is submitted.' }),
    scorecardsHidden: z.int().meta({ description: 'Submitted scorecards that the caller can’t see yet.' }),
    scorecardsDue: z.int().meta({ description: 'Required scorecards that are missing.' }),
    loopId: z.uuid().nullable().meta({ description: 'Rounds that were booked together.' }),
    history: z.array(change).meta({ description: 'All changes of its time, oldest first.' }),
    mayDo: z.array(z.enum([...interviewVerbs, 'edit'])).meta({ description: 'Actions that the caller may take now.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
  },
})

const stateList = oneOrMoreOf(interviewStates)

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/scheduled-interviews',
  summary: 'Interviews in the caller’s scope; a range matches booked and proposed times',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: scheduledInterviews },
  status: 200,
  includes: ['candidate'],
  sorts: ['start', 'createdAt', 'stateSince', 'respondBy', 'round'],
  filters: {
    from: instant,
    to: instant,
    requirement: z.uuid(),
    candidate: z.uuid(),
    /** Interviews in which the caller is on the panel or the organizer. */
    person: z.uuid(),
    state: stateList,
    waitingOn: z.enum(['employer', 'candidate', 'interviewers']),
    loop: z.uuid(),
    /** `me`: interviews that await the caller’s own scorecard. */
    feedbackDue: z.literal('me'),
  },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getInterview = defineEndpoint({
  method: 'GET',
  path: '/scheduled-interviews/{id}',
  summary: 'One interview',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: scheduledInterviews },
  status: 200,
  includes: ['candidate'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

const slotErrors = [
  'interview.slot-invalid',
  'interview.slot-taken',
  'interview.contact-not-released',
  'shortlist.not-open',
] as const satisfies readonly ErrorCode[]

const joinUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .nullable()
const placeNote = z.string().trim().max(500).nullable()
const reason = z.string().trim().min(3).max(500)
const override = reason.nullable().default(null)
const proposal = z
  .array(slotInput)
  .min(1)
  .max(5)
  .meta({ description: 'At least 12 hours ahead, with every required panel member free.' })
const version = z.int().optional().meta({
  description: 'The version that was read. If the interview has changed since, nothing is proposed (409).',
})
const respondBy = instant.optional().meta({
  description: 'The deadline for the response; defaults to 72 hours, at the latest when the last slot begins.',
})

export const createInterview = defineEndpoint({
  method: 'POST',
  path: '/scheduled-interviews',
  summary: 'Creates an interview: a draft, or proposed immediately if slots are given',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    round: z
      .int()
      .min(1)
      .max(maxInterviewRounds)
      .optional()
      .meta({ description: 'Defaults to the next round of the plan.' }),
    kind: z.enum(interviewKinds).optional().meta({ description: 'Defaults to the plan.' }),
    minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT).optional(),
    panel: panelInput.optional().meta({ description: 'Defaults to the least loaded of the plan’s pool.' }),
    place: z.enum(interviewPlaces).default('video'),
    joinUrl: joinUrl.default(null),
    placeNote: placeNote.default(null),
    scorecardTemplateId: z.uuid().nullable().optional(),
    zone: zoneName.optional().meta({ description: 'The organizer’s zone; defaults to that of their profile.' }),
    slots: proposal.optional(),
    respondBy,
  }),
  bodyType: 'scheduled-interviews',
  answers: { kind: 'resource', of: scheduledInterviews },
  status: 201,
  includes: ['candidate'],
  errors: [...WRITE_ERRORS, ...slotErrors, 'interview.round-taken'],
})

export const changeInterview = defineEndpoint({
  method: 'PATCH',
  path: '/scheduled-interviews/{id}',
  summary: 'Changes the place; never the time or state. All participants receive an update',
  admission: 'session',
  body: z.object({
    place: z.enum(interviewPlaces).optional(),
    joinUrl: joinUrl.optional(),
    placeNote: placeNote.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'scheduled-interviews',
  answers: { kind: 'resource', of: scheduledInterviews },
  status: 200,
  includes: ['candidate'],
  errors: [...WRITE_ERRORS, 'resource.conflict', 'interview.transition'],
})

const action = actionsOn(scheduledInterviews, {
  includes: ['candidate'],
  errors: [...WRITE_ERRORS, 'interview.transition'],
})

export const interviewActions = {
  propose: action(
    'propose',
    'Proposes one to five times to the candidate, replacing earlier ones',
    z.object({ slots: proposal, respondBy, version }),
    [...slotErrors, 'resource.conflict'],
  ),
  confirm: action(
    'confirm',
    'Books a time that the candidate suggested or agreed to verbally',
    z.object({
      slot: slotInput,
      agreedNote: z
        .string()
        .trim()
        .max(500)
        .nullable()
        .default(null)
        .meta({ description: 'How the candidate agreed to a time they did not propose.' }),
    }),
    slotErrors,
  ),
  reschedule: action(
    'reschedule',
    'Requests another time; the agreed time applies until a new one is agreed',
    z.object({
      reason,
      slots: proposal,
      respondBy,
      version,
      override: override.meta({ description: 'The reason; required after three reschedulings.' }),
    }),
    [...slotErrors, 'interview.rescheduled-too-often', 'resource.conflict'],
  ),
  cancel: action('cancel', 'Cancels an agreed interview', z.object({ reason })),
  withdraw: action('withdraw', 'Withdraws proposed times', z.object({ reason })),
  remind: action('remind', 'Reminds the side that must act, once a day', z.object({}), ['interview.reminded']),
  reportNoShow: action(
    'reportNoShow',
    'Reports that the candidate didn’t attend; after the end',
    z.object({ reason: reason.nullable().default(null) }),
    ['interview.no-show-contested'],
  ),
  contest: action('contest', 'Disputes the report, within 48 hours', z.object({ reason }), ['interview.contest-over']),
  submitScorecard: action(
    'submitScorecard',
    'The caller’s own scorecard; it cannot be changed afterwards',
    z.object({
      recommendation: z.enum(recommendations),
      criteria: z.array(rating).max(20),
      summary: z.string().trim().max(4000).default(''),
    }),
    ['interview.scorecard-submitted'],
  ),
  complete: action('complete', 'Closes the interview without missing scorecards', z.object({ override: reason })),
  swapInterviewer: action(
    'swapInterviewer',
    'Replaces one interviewer by another',
    z.object({ outUserId: z.uuid(), inUserId: z.uuid() }),
    ['interview.slot-taken', 'interview.scorecard-submitted'],
  ),
  respond: action(
    'respond',
    'Whether the caller, a panel member, will attend',
    z.object({ response: z.enum(['accepted', 'tentative', 'declined']) }),
  ),
} as const satisfies Record<InterviewVerb, Endpoint>
