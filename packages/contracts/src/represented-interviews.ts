// An interview as the candidate's agency sees it: the candidate's view, with the candidate's identity.
import { z } from 'zod'
import { candidateInterviews } from './candidate-interviews.ts'
import { candidates } from './candidates.ts'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource } from './resource.ts'
import { instant, interviewStates, slotInput, zoneName } from './scheduled-interviews.ts'

/** The agency's actions for its candidate; reporting a no-show is not one of them. */
export const representedVerbs = ['choose', 'counter', 'reschedule', 'cancel'] as const
export type RepresentedVerb = (typeof representedVerbs)[number]

export const representedInterviews = defineResource({
  type: 'represented-interviews',
  attributes: candidateInterviews.attributes.extend({
    candidateName: z.string(),
    externalId: candidates.attributes.shape.externalId,
    waitingOn: z.enum(['employer', 'candidate', 'interviewers', 'nobody']),
    mayDo: z.array(z.enum(representedVerbs)),
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]

export const listRepresentedInterviews = defineEndpoint({
  method: 'GET',
  path: '/represented-interviews',
  summary: 'Interviews of candidates whose contact request the agency answered',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: representedInterviews },
  status: 200,
  sorts: ['start', 'createdAt', 'respondBy'],
  filters: {
    state: oneOrMoreOf(interviewStates),
    waitingOn: z.enum(['employer', 'candidate']),
  },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getRepresentedInterview = defineEndpoint({
  method: 'GET',
  path: '/represented-interviews/{id}',
  summary: 'One interview of a candidate represented by the agency',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: representedInterviews },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

const action = actionsOn(representedInterviews, {
  errors: [
    ...read,
    ...(['validation.invalid', 'resource.not-found', 'interview.transition'] as const),
    ...(['interview.contact-not-released', 'shortlist.not-open'] as const),
  ],
})

const reason = z.string().trim().min(3).max(500)
const otherTimes = z
  .array(slotInput)
  .min(1)
  .max(3)
  .meta({ description: 'One to three times, at least 12 hours ahead.' })

export const representedActions = {
  choose: action('choose', 'Accepts one of the proposed times', z.object({ start: instant }), [
    'interview.slot-taken',
    'interview.slot-invalid',
  ]),
  counter: action(
    'counter',
    'Rejects all proposed times and suggests one to three others',
    z.object({ slots: otherTimes, zone: zoneName.optional(), note: reason.nullable().default(null) }),
    ['interview.slot-invalid', 'interview.countered-too-often'],
  ),
  reschedule: action(
    'reschedule',
    'Requests another time; the agreed time applies until a new one is agreed',
    z.object({ reason, slots: otherTimes, zone: zoneName.optional() }),
    ['interview.slot-invalid', 'interview.rescheduled-too-often'],
  ),
  cancel: action('cancel', 'The candidate cancels the interview', z.object({ reason })),
} as const
