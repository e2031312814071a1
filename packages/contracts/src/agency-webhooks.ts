// Messages to an agency's own systems, by the Standard Webhooks specification.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

/** What happens to the agency's candidates, in the order of the documentation. */
export const webhookEvents = {
  'submission.created': 'The agency submitted a candidate to a job',
  'submission.accepted': 'The employer accepted the candidate; the agency owns the introduction',
  'submission.declined': 'The employer declined the candidate, or knew them already',
  'submission.ownership_ended': 'The ownership of an introduction ended',
  'candidate.stage_changed': 'A submitted candidate reached another stage, if the employer shares stages',
  'candidate.rejected': 'The employer rejected a submitted candidate, if the employer shares stages',
  'candidate.withdrawn': 'A submitted candidate withdrew or was withdrawn',
  'contact.requested': 'An employer asks to contact a candidate',
  'contact.answered': 'That request was answered, withdrawn or ran out',
  'interview.proposed': 'Times for an interview await an answer',
  'interview.scheduled': 'An interview has a time',
  'interview.cancelled': 'An interview was cancelled, or ran out without an answer',
  'offer.sent': 'A submitted candidate has an offer, if the employer shares stages',
  'offer.answered': 'That offer was accepted, declined, withdrawn or ran out',
  'hire.begun': 'A candidate was hired',
  'hire.ended': 'A hire ended, or did not start',
  'client.invited': 'An employer invites the agency',
  'client.changed': 'The agreement with an employer moved to another state',
  'webhook.test': 'Sent by the button “Send test”, whatever the endpoint subscribes to',
} as const
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

export const webhookStates = ['enabled', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]

export const MAX_WEBHOOKS = 10
/** The schedule of the specification: the waits between attempts, three days in all. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** After a rotation, messages are signed with the old secret too for so long. */
export const SECRET_OVERLAP_HOURS = 24
/** An endpoint that answers nothing for so long is disabled. */
export const DISABLED_AFTER_DAYS = 5
/** Deliveries are kept for so many days. */
export const DELIVERIES_KEPT_DAYS = 30

export const agencyWebhooks = defineResource({
  type: 'agency-webhooks',
  attributes: z.object({
    url: z.string(),
    events: z.array(z.enum(webhookEventNames)),
    state: z.enum(webhookStates),
    disabledBecause: z.string().nullable(),
    secret: z.string().nullable().meta({ description: 'Shown once: when it is created or its secret rotated.' }),
    previousValidUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'How long messages are signed with the secret before a rotation too.' }),
    failingSince: z.iso.datetime().nullable(),
    lastSucceededAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['edit', 'rotate', 'test', 'enable', 'disable', 'delete'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { agency: { to: 'agencies', many: false } },
})

const read = ['session.required', 'permission.denied'] as const

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/agency-webhooks',
  summary: 'The endpoints that are told of what happens to the agency’s candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyWebhooks },
  status: 200,
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getWebhook = defineEndpoint({
  method: 'GET',
  path: '/agency-webhooks/{id}',
  summary: 'One endpoint, without its secret',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyWebhooks },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

const url = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s/]+/, 'An address that begins with https://.')
  .meta({ description: 'Public, with https. Addresses of private networks are refused.' })
const events = z.array(z.enum(webhookEventNames)).min(1, 'Choose at least one.').max(webhookEventNames.length)

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/agency-webhooks',
  summary: 'Adds an endpoint and shows its signing secret, once',
  admission: 'session',
  body: z.object({ url, events }),
  bodyType: 'agency-webhooks',
  answers: { kind: 'resource', of: agencyWebhooks },
  status: 201,
  errors: [...WRITE_ERRORS, 'webhook.too-many'],
})

export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/agency-webhooks/{id}',
  summary: 'Changes the address or the events of an endpoint',
  admission: 'session',
  body: z.object({
    url: url.optional(),
    events: events.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'agency-webhooks',
  answers: { kind: 'resource', of: agencyWebhooks },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/agency-webhooks/{id}',
  summary: 'Removes an endpoint with its deliveries',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...read, 'resource.not-found'],
})

const action = actionsOn(agencyWebhooks, { errors: [...WRITE_ERRORS, 'webhook.transition'] })

export const webhookActions = {
  enable: action('enable', 'Delivers again, beginning with what happens from now on', z.object({})),
  disable: action('disable', 'Delivers nothing until it is enabled', z.object({})),
  rotate: action(
    'rotate',
    `Makes a new secret and shows it, once; messages carry the old signature too for ${SECRET_OVERLAP_HOURS} hours`,
    z.object({}),
  ),
  test: action('test', 'Sends the event webhook.test', z.object({})),
} as const

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const webhookDeliveries = defineResource({
  type: 'webhook-deliveries',
  attributes: z.object({
    messageId: z.string().meta({ description: 'The header webhook-id; a replay has the same.' }),
    event: z.enum(webhookEventNames),
    url: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime().nullable(),
    lastStatus: z.int().nullable().meta({ description: 'The HTTP status of the last answer.' }),
    lastError: z.string().nullable().meta({ description: 'Why the last attempt failed.' }),
    lastTookMs: z.int().nullable(),
    payload: z.record(z.string(), z.unknown()).meta({ description: 'The body that is sent.' }),
    deliveredAt: z.iso.datetime().nullable(),
    isReplay: z.boolean(),
    mayDo: z.array(z.enum(['replay'])),
    ...timestamps,
  }),
  relationships: { webhook: { to: 'agency-webhooks', many: false } },
})

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/webhook-deliveries',
  summary: `What was sent in the last ${DELIVERIES_KEPT_DAYS} days, latest first`,
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: webhookDeliveries },
  status: 200,
  sorts: ['createdAt'],
  filters: { webhook: z.uuid(), state: oneOrMoreOf(deliveryStates), event: z.enum(webhookEventNames) },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getDelivery = defineEndpoint({
  method: 'GET',
  path: '/webhook-deliveries/{id}',
  summary: 'One delivery with its body',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: webhookDeliveries },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const replayDelivery = actionsOn(webhookDeliveries, { errors: [...WRITE_ERRORS, 'webhook.transition'] })(
  'replay',
  'Sends it once more, with the same webhook-id; answers the new delivery',
  z.object({}),
)
