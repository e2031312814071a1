import { z } from 'zod'
import { givenInstant } from './calendar-day.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const activityActors = ['user', 'agency', 'candidateLink', 'feedbackLink', 'apiKey', 'system', 'guest'] as const
export type ActivityActor = (typeof activityActors)[number]

/** The resource of an entry, by the first word of its verb. */
export const activityKinds = {
  search: { label: 'Searches', verbs: ['search', 'guestSearch'] },
  requirement: { label: 'Jobs', verbs: ['requirement', 'scorecardTemplate'] },
  candidate: {
    label: 'Candidates and shortlists',
    verbs: ['candidate', 'entry', 'tag', 'shortlist', 'feedback', 'candidate-request', 'letter'],
  },
  contact: { label: 'Contact requests', verbs: ['contact', 'contact-info', 'credit', 'candidateLink', 'link'] },
  interview: { label: 'Interviews', verbs: ['interview', 'scorecard', 'loop', 'calendar'] },
  offer: { label: 'Offers', verbs: ['offer', 'offer-template'] },
  hire: { label: 'Hires', verbs: ['hire', 'replacement'] },
  person: {
    label: 'People and settings',
    verbs: [
      'session',
      'email',
      'profile',
      'account',
      'company',
      'teammate',
      'agencyClient',
      'apiKey',
      'agency',
      'webhook',
    ],
  },
  billing: { label: 'Plan and invoices', verbs: ['subscription', 'invoice', 'payment', 'billing'] },
  note: { label: 'Notes', verbs: ['note'] },
} as const
export type ActivityKind = keyof typeof activityKinds
export const activityKindNames = Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]]

const state = z.record(z.string(), z.unknown()).nullable()
const hash = z.string().regex(/^([0-9a-f]{64})?$/)

export const activities = defineResource({
  type: 'activities',
  attributes: z.object({
    seq: z.int().meta({ description: 'Position in the tenant’s hash chain.' }),
    at: z.iso.datetime(),
    actorType: z.enum(activityActors),
    actorId: z.string().nullable(),
    actorName: z.string().nullable().meta({ description: 'null for system actions and erased users.' }),
    onBehalfOf: z.string().nullable(),
    verb: z.string().meta({ description: 'For example `candidate.shortlist`.' }),
    targetType: z.string(),
    targetId: z.string(),
    requirementId: z.string().nullable(),
    requirementTitle: z.string().nullable(),
    candidateId: z.string().nullable(),
    candidateName: z.string().nullable().meta({ description: 'Limited to what the caller may see.' }),
    before: state.meta({ description: 'null when the caller may not see the details.' }),
    after: state,
    note: z.string().nullable().meta({ description: 'The text of a note; null once erased.' }),
    reasonCode: z.string().nullable(),
    ip: z.string().nullable().meta({
      description: 'The network, shortened, for acts of the reader or of the reader’s own members; else null.',
    }),
    requestId: z.string(),
    prevHash: hash,
    hash,
    ...timestamps,
  }),
  relationships: {
    requirement: { to: 'requirements', many: false },
    candidate: { to: 'candidates', many: false },
  },
})

const filters = {
  requirement: z.uuid(),
  candidate: z.uuid(),
  person: z.uuid(),
  kind: z.enum(activityKindNames),
  from: givenInstant,
  to: givenInstant,
}

export const listActivities = defineEndpoint({
  method: 'GET',
  path: '/activities',
  summary: 'The audit timeline, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: activities },
  status: 200,
  filters,
  sorts: ['at'],
  paged: 'cursor',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getActivity = defineEndpoint({
  method: 'GET',
  path: '/activities/{id}',
  summary: 'One entry of the timeline',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: activities },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/activities',
  summary: 'Adds a note to the timeline; the hash chain records the note, not its text',
  admission: 'session',
  body: z.object({
    note: z.string().trim().min(1).max(1000),
    requirementId: z.uuid().nullable().default(null),
    candidateId: z.uuid().nullable().default(null),
  }),
  bodyType: 'activities',
  answers: { kind: 'resource', of: activities },
  status: 201,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found'],
})

/** The result of recomputing every hash of the caller's chain. */
export const activityChecks = defineResource({
  type: 'activity-checks',
  attributes: z.object({
    unbroken: z.boolean(),
    entries: z.int(),
    firstBroken: z
      .object({ id: z.string().nullable(), seq: z.int(), at: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'Has no id when entries are missing at the end.' }),
    headHash: hash.meta({
      description: 'Record it outside the system: a chain that still ends in this hash has not been rewritten.',
    }),
    checkedAt: z.iso.datetime(),
  }),
  relationships: {},
})

export const checkActivities = defineEndpoint({
  method: 'GET',
  path: '/activity-checks/me',
  summary: 'Verifies the hash chain of the caller’s tenant',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: activityChecks },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

const exportAs = <const Path extends string>(path: Path, mediaType: string, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary,
    admission: 'session',
    body: null,
    answers: { kind: 'file', mediaType },
    status: 200,
    filters,
    errors: ['session.required', 'permission.denied', 'request.parameter'],
  })

export const exportActivitiesCsv = exportAs(
  '/activity-exports/csv',
  'text/csv',
  'The timeline as CSV, oldest first, with its hashes',
)
export const exportActivitiesJson = exportAs(
  '/activity-exports/json',
  'application/json',
  'The timeline with the input of each hash: SHA-256 of the previous hash and `canonical`',
)
