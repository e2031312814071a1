import { z } from 'zod'
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

/** The two who agree on a time. The employer is one side, however large the panel. */
export const interviewSides = ['employer', 'candidate'] as const
export type InterviewSide = (typeof interviewSides)[number]

/** What somebody who is signed in does to an interview, each by `POST /scheduled-interviews/{id}/actions/{verb}`. */
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

export const MINUTES_OF_A_SLOT = 30

/** A zone by its IANA name. Whether there is such a zone, the server says. */
export const zoneName = z.string().min(1).max(64)
/** Further away than any plan: refused before a calendar runs out of digits. */
const isNear = (text: string): boolean => Math.abs(new Date(text).getUTCFullYear() - 2100) < 130
export const instant = z.iso.datetime({ offset: true }).refine(isNear, 'This is too far away.')

/** Half-open: at `end` the next one may begin. */
export const slot = z.object({ start: z.iso.datetime(), end: z.iso.datetime() })
export type Slot = z.output<typeof slot>

/** Both ends as instants. */
const slotByInstants = z.object({
  start: instant,
  end: instant.meta({ description: 'After the start by a multiple of 30 minutes.' }),
})

/** As a clock on a wall shows it; the server turns it into instants and refuses times that do not exist. */
const slotByWall = z.object({
  wall: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .meta({ description: 'Date and time of the beginning, without offset.' }),
  zone: zoneName,
  minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT),
  occurrence: z.enum(['earlier', 'later']).optional().meta({
    description: 'Which of the two is meant where clocks are set back and the time happens twice.',
  }),
})
export const slotInput = z.union([slotByInstants, slotByWall])
export type SlotInput = z.output<typeof slotInput>

export const panelInput = z
  .array(z.object({ userId: z.uuid(), required: z.boolean().default(true) }))
  .max(12)
  .meta({ description: 'Who interviews. Those who are required must be free and owe a scorecard.' })

const person = z.object({ userId: z.uuid(), fullName: z.string() })

const panelMember = person.extend({
  response: z.enum(panelResponses),
  required: z.boolean(),
  hasSubmitted: z.boolean().meta({ description: 'Whether the scorecard is in; never what it says.' }),
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
  fullName: z.string().nullable().meta({ description: 'Who of the company; null for the candidate and the clock.' }),
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
  from: slot.nullable().meta({ description: 'The time that stood before.' }),
  to: slot.nullable().meta({ description: 'The time that stands since.' }),
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
    isReleased: z.boolean().meta({ description: 'Whether name and contact of the candidate may be shown.' }),
    reachedBy: z.enum(waysToReach).meta({ description: 'How the candidate hears of it.' }),
    organizer: person,
    panel: z.array(panelMember),
    proposedSlots: z
      .array(slot.extend({ by: z.enum(interviewSides), isFree: z.boolean() }))
      .meta({ description: 'The times on the table; isFree: nobody of the panel has been taken since.' }),
    start: z.iso.datetime().nullable().meta({ description: 'The time agreed; null until then.' }),
    end: z.iso.datetime().nullable().meta({ description: 'Exclusive.' }),
    allDay: z.boolean(),
    classes: z.array(z.string()).meta({ description: 'State and kind, for whoever draws it.' }),
    colour: z.string().meta({ description: 'One per round, #rrggbb.' }),
    zoneOrganizer: z.string(),
    zoneCandidate: z.string(),
    place: z.enum(interviewPlaces),
    joinUrl: z.string().nullable(),
    placeNote: z.string().nullable().meta({ description: 'Address or dial-in; the candidate reads it too.' }),
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
    criteria: z.array(criterion).meta({ description: 'What the scorecard of this interview asks.' }),
    scorecards: z.array(scorecard).meta({ description: 'One’s own; those of others once one’s own is in.' }),
    scorecardsHidden: z.int().meta({ description: 'How many are in that the caller may not see yet.' }),
    scorecardsDue: z.int().meta({ description: 'Required ones that are not in.' }),
    loopId: z.uuid().nullable().meta({ description: 'Rounds that were booked together.' }),
    history: z.array(change).meta({ description: 'Everything that happened to its time, oldest first.' }),
    mayDo: z.array(z.enum([...interviewVerbs, 'edit'])).meta({ description: 'What the caller may do now.' }),
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
  summary: 'Interviews in the caller’s reach; a range finds those whose time, agreed or on the table, falls into it',
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
    /** On the panel, or the organiser. */
    person: z.uuid(),
    state: stateList,
    waitingOn: z.enum(['employer', 'candidate', 'interviewers']),
    loop: z.uuid(),
    /** `me`: those that wait for the caller’s own scorecard. */
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
  .meta({ description: 'At least 12 hours ahead; every required member of the panel is free.' })
const respondBy = instant.optional().meta({
  description: 'Until when the other side answers; otherwise 72 hours, at most until the last slot begins.',
})

export const createInterview = defineEndpoint({
  method: 'POST',
  path: '/scheduled-interviews',
  summary: 'An interview of a candidate: a draft, or proposed at once when slots come along',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    round: z.int().min(1).max(12).optional().meta({ description: 'Otherwise the next round of the plan.' }),
    kind: z.enum(interviewKinds).optional().meta({ description: 'Otherwise as the plan has it.' }),
    minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT).optional(),
    panel: panelInput.optional().meta({ description: 'Otherwise the least loaded of the plan’s pool.' }),
    place: z.enum(interviewPlaces).default('video'),
    joinUrl: joinUrl.default(null),
    placeNote: placeNote.default(null),
    scorecardTemplateId: z.uuid().nullable().optional(),
    zone: zoneName.optional().meta({ description: 'Of the organiser; otherwise of their profile.' }),
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
  summary: 'Where it takes place; never its time or state. Everybody invited gets an update',
  admission: 'session',
  body: z.object({
    place: z.enum(interviewPlaces).optional(),
    joinUrl: joinUrl.optional(),
    placeNote: placeNote.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; If-Match says the same.' }),
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
    'Offers the candidate one to five times; instead of those on the table, if any',
    z.object({ slots: proposal, respondBy }),
    slotErrors,
  ),
  confirm: action(
    'confirm',
    'Books a time: one that the candidate named, or one agreed by word of mouth',
    z.object({
      slot: slotInput,
      agreedNote: z
        .string()
        .trim()
        .max(500)
        .nullable()
        .default(null)
        .meta({ description: 'How the candidate agreed, where the time is none of theirs.' }),
    }),
    slotErrors,
  ),
  reschedule: action(
    'reschedule',
    'Asks for another time; the one agreed stands until a new one does',
    z.object({
      reason,
      slots: proposal,
      respondBy,
      override: override.meta({ description: 'Why once more, after three times.' }),
    }),
    [...slotErrors, 'interview.rescheduled-too-often'],
  ),
  cancel: action('cancel', 'Calls off an interview that was agreed', z.object({ reason })),
  withdraw: action('withdraw', 'Takes back what was offered but not agreed', z.object({ reason })),
  remind: action('remind', 'Reminds whoever is waited for; once a day', z.object({}), ['interview.reminded']),
  reportNoShow: action(
    'reportNoShow',
    'The candidate did not come; after the end',
    z.object({ reason: reason.nullable().default(null) }),
    ['interview.no-show-contested'],
  ),
  contest: action('contest', 'Says within 48 hours that it was otherwise', z.object({ reason }), [
    'interview.contest-over',
  ]),
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
  complete: action('complete', 'Ends the wait for scorecards', z.object({ override: reason })),
  swapInterviewer: action(
    'swapInterviewer',
    'Puts one interviewer in the place of another',
    z.object({ outUserId: z.uuid(), inUserId: z.uuid() }),
    ['interview.slot-taken', 'interview.scorecard-submitted'],
  ),
  respond: action(
    'respond',
    'Whether the caller comes, as one of the panel',
    z.object({ response: z.enum(['accepted', 'tentative', 'declined']) }),
  ),
} as const satisfies Record<InterviewVerb, Endpoint>
