// An interview as a client contact of an agency sees it: time, interviewers, and what it waits for; no name of a candidate.
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'
import { interviewKinds, interviewPlaces, interviewStates } from './scheduled-interviews.ts'

export const sharedInterviews = defineResource({
  type: 'shared-interviews',
  attributes: z.object({
    candidateName: z.string().meta({ description: 'Masked.' }),
    headline: z.string(),
    requirementTitle: z.string(),
    round: z.int(),
    kind: z.enum(interviewKinds),
    minutes: z.int(),
    state: z.enum(interviewStates),
    start: z.iso.datetime().nullable().meta({ description: 'null until a time is agreed.' }),
    end: z.iso.datetime().nullable(),
    place: z.enum(interviewPlaces),
    proposedTimes: z.int(),
    interviewers: z.array(z.string()),
    waitingOn: z.enum(['employer', 'candidate', 'interviewers', 'nobody']),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false }, requirement: { to: 'requirements', many: false } },
})

export const listSharedInterviews = defineEndpoint({
  method: 'GET',
  path: '/shared-interviews',
  summary: 'For client contacts of an agency: interviews of the candidates it shares with them',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: sharedInterviews },
  status: 200,
  sorts: ['start', 'createdAt'],
  filters: { state: oneOrMoreOf(interviewStates) },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getSharedInterview = defineEndpoint({
  method: 'GET',
  path: '/shared-interviews/{id}',
  summary: 'One of these interviews',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: sharedInterviews },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
