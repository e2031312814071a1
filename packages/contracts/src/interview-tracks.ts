// Interview progress of a shortlisted candidate: one track per shortlist entry.
import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'
import {
  interviewKinds,
  interviewPlaces,
  interviewStates,
  maxInterviewRounds,
  panelInput,
  recommendations,
  scheduledInterviews,
  slotInput,
} from './scheduled-interviews.ts'
import { pipelineStages } from './shortlisteds.ts'

/** `unscheduled`: a round is due and no times have been proposed. */
export const trackStatuses = ['unscheduled', 'waiting', 'scheduled', 'feedbackDue', 'done'] as const

/** The id is that of the shortlist entry. */
export const interviewTracks = defineResource({
  type: 'interview-tracks',
  attributes: z.object({
    status: z.enum(trackStatuses),
    stage: z.enum(pipelineStages),
    stageSince: z.iso.datetime(),
    requirementId: z.uuid(),
    requirementTitle: z.string(),
    candidateId: z.uuid(),
    candidateName: z.string(),
    candidateZone: z.string(),
    isReleased: z.boolean(),
    rounds: z.array(
      z.object({
        round: z.int(),
        kind: z.enum(interviewKinds),
        minutes: z.int(),
        isPlanned: z.boolean().meta({ description: 'Whether the interview plan of the requirement has this round.' }),
        state: z.enum([...interviewStates, 'due']),
        interviewId: z.uuid().nullable().meta({ description: 'The latest interview of this round.' }),
        start: z.iso.datetime().nullable(),
        end: z.iso.datetime().nullable(),
        scorecardsDue: z.int(),
        recommendations: z
          .array(z.object({ recommendation: z.enum(recommendations), count: z.int() }))
          .meta({ description: 'Over the scorecards that the caller may see.' }),
      }),
    ),
    waitingOn: z.enum(['employer', 'candidate', 'interviewers', 'nobody']),
    waitingSince: z.iso.datetime().nullable(),
    next: z
      .object({ interviewId: z.uuid(), start: z.iso.datetime(), end: z.iso.datetime() })
      .nullable()
      .meta({ description: 'The next booked interview.' }),
    scorecardsDue: z.int().meta({ description: 'Over completed interviews.' }),
    mayDo: z.array(z.enum(['propose', 'bookLoop', 'decide'])),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
    interviews: { to: 'scheduled-interviews', many: true },
  },
})

const statuses = oneOrMoreOf(trackStatuses)

export const listInterviewTracks = defineEndpoint({
  method: 'GET',
  path: '/interview-tracks',
  summary: 'Interview tracks of candidates with released contact details; unscheduled ones first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: interviewTracks },
  status: 200,
  includes: ['candidate', 'interviews'],
  sorts: ['status', 'stageSince'],
  filters: { requirement: z.uuid(), candidate: z.uuid(), status: statuses },
  paged: 'number',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getInterviewTrack = defineEndpoint({
  method: 'GET',
  path: '/interview-tracks/{id}',
  summary: 'One candidate’s interviews for a requirement; with `include=interviews` the debrief',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: interviewTracks },
  status: 200,
  includes: ['candidate', 'interviews'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

const reason = z.string().trim().min(3).max(500)

export const bookLoop = defineEndpoint({
  method: 'POST',
  path: '/interview-tracks/{id}/actions/bookLoop',
  summary: 'Books several rounds together, as agreed with the candidate: all or none',
  admission: 'session',
  body: z.object({
    rounds: z
      .array(
        z.object({
          round: z.int().min(1).max(maxInterviewRounds),
          kind: z.enum(interviewKinds).optional(),
          slot: slotInput,
          panel: panelInput.optional(),
        }),
      )
      .min(1)
      .max(8),
    place: z.enum(interviewPlaces).default('video'),
    joinUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable()
      .default(null),
    placeNote: z.string().trim().max(500).nullable().default(null),
    agreedNote: reason.meta({ description: 'How the candidate agreed.' }),
  }),
  bodyType: 'interview-tracks',
  answers: { kind: 'collection', of: scheduledInterviews },
  status: 201,
  errors: [
    ...WRITE_ERRORS,
    'interview.slot-invalid',
    'interview.slot-taken',
    'interview.contact-not-released',
    'interview.round-taken',
  ],
})

export const decideTrack = defineEndpoint({
  method: 'POST',
  path: '/interview-tracks/{id}/actions/decide',
  summary: 'Moves the candidate to the decision; missing scorecards need a reason',
  admission: 'session',
  body: z.object({ override: reason.nullable().default(null) }),
  bodyType: 'interview-tracks',
  answers: { kind: 'resource', of: interviewTracks },
  status: 200,
  includes: ['candidate', 'interviews'],
  errors: [...WRITE_ERRORS, 'interview.scorecards-due', 'shortlist.transition'],
})
