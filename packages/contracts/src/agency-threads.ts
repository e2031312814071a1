import { z } from 'zod'
import { agencyClientSides } from './agency-clients.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const MAX_MESSAGE_LENGTH = 4_000
/** How many messages one person writes in an hour. */
export const MESSAGES_PER_HOUR = 60

/** What a conversation is about: a candidate for a job is a submission. */
export const threadTopics = ['cooperation', 'job', 'candidate', 'submission'] as const
export type ThreadTopic = (typeof threadTopics)[number]

/** A conversation of an agency and an employer; there is one about each topic. */
export const agencyThreads = defineResource({
  type: 'agency-threads',
  attributes: z.object({
    topic: z.enum(threadTopics),
    agencyName: z.string(),
    companyName: z.string(),
    requirementTitle: z.string().nullable(),
    candidateName: z.string().nullable().meta({ description: 'Masked for users who can’t see the name.' }),
    isCandidateMasked: z.boolean().meta({
      description: 'Whether the employer doesn’t know yet who the candidate is; messages must not reveal it.',
    }),
    lastMessageAt: z.iso.datetime(),
    lastMessageBy: z.enum(agencyClientSides),
    excerpt: z.string().meta({ description: 'The beginning of the last message.' }),
    isUnread: z.boolean().meta({ description: 'Whether the other side wrote after the caller last read.' }),
    mayDo: z.array(z.enum(['write'])),
    ...timestamps,
  }),
  relationships: {
    agency: { to: 'agencies', many: false },
    company: { to: 'companies', many: false },
    requirement: { to: 'requirements', many: false },
    candidate: { to: 'candidates', many: false },
  },
})

export const agencyMessages = defineResource({
  type: 'agency-messages',
  attributes: z.object({
    body: z.string(),
    side: z.enum(agencyClientSides),
    authorName: z.string(),
    isOwn: z.boolean(),
    ...timestamps,
  }),
  relationships: { thread: { to: 'agency-threads', many: false } },
})

/** The partners that the caller can write to: the agencies of an employer, or the clients of an agency. */
export const messagePartners = defineResource({
  type: 'message-partners',
  attributes: z.object({
    name: z.string(),
    side: z.enum(agencyClientSides),
    jobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
    mayDo: z.array(z.enum(['writeInGeneral'])),
  }),
  relationships: {},
})

const read = ['session.required', 'permission.denied'] as const
const one = [...read, 'resource.not-found'] as const
const body = z.string().trim().min(1).max(MAX_MESSAGE_LENGTH)

export const listThreads = defineEndpoint({
  method: 'GET',
  path: '/agency-threads',
  summary: 'Conversations of the agency with its clients, or of the employer with its agencies; the latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyThreads },
  status: 200,
  sorts: ['lastMessageAt', 'createdAt'],
  filters: {
    agency: z.uuid(),
    company: z.uuid(),
    requirement: z.uuid(),
    candidate: z.uuid(),
    topic: z.enum(threadTopics),
    unread: z.literal('true'),
  },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getThread = defineEndpoint({
  method: 'GET',
  path: '/agency-threads/{id}',
  summary: 'One conversation',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyThreads },
  status: 200,
  errors: one,
})

export const openThread = defineEndpoint({
  method: 'POST',
  path: '/agency-threads',
  summary: 'Writes the first message about something; continues the conversation if there is one',
  admission: 'session',
  body: z.object({
    partnerId: z.uuid().meta({ description: 'The agency, for an employer; the employer, for an agency.' }),
    requirementId: z.uuid().nullable().default(null),
    candidateId: z.uuid().nullable().default(null).meta({ description: 'A candidate that the agency submitted.' }),
    body,
  }),
  bodyType: 'agency-threads',
  answers: { kind: 'resource', of: agencyThreads },
  status: 201,
  errors: [...WRITE_ERRORS, 'agency-client.not-active', 'request.rate-limited'],
})

const action = actionsOn(agencyThreads, { errors: one })

export const readThread = action('read', 'Marks the conversation as read by the caller', z.object({}))

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/agency-messages',
  summary: 'Messages, the oldest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyMessages },
  status: 200,
  sorts: ['createdAt'],
  filters: { thread: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getMessage = defineEndpoint({
  method: 'GET',
  path: '/agency-messages/{id}',
  summary: 'One message',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyMessages },
  status: 200,
  errors: one,
})

export const writeMessage = defineEndpoint({
  method: 'POST',
  path: '/agency-messages',
  summary: 'Writes a message in a conversation',
  admission: 'session',
  body: z.object({ threadId: z.uuid(), body }),
  bodyType: 'agency-messages',
  answers: { kind: 'resource', of: agencyMessages },
  status: 201,
  errors: [...WRITE_ERRORS, 'agency-client.not-active', 'request.rate-limited'],
})

export const listPartners = defineEndpoint({
  method: 'GET',
  path: '/message-partners',
  summary: 'The agencies or employers that the caller can write to',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: messagePartners },
  status: 200,
  errors: read,
})
