// Messages to systems outside, by the Standard Webhooks specification: what agencies and companies share.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

const webhookStates = ['enabled', 'disabled'] as const

export const MAX_WEBHOOKS = 10
/** The schedule of the specification: the waits between attempts, three days in all. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** After a rotation, messages are signed with the old secret too for so long. */
export const SECRET_OVERLAP_HOURS = 24
/** An endpoint that answers nothing for so long is disabled. */
export const DISABLED_AFTER_DAYS = 5
/** Deliveries are kept for so many days. */
export const DELIVERIES_KEPT_DAYS = 30

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Sent by the button “Send test”, whatever the endpoint subscribes to. */
export const TEST_EVENT = 'webhook.test'
const aboutTest = { [TEST_EVENT]: 'Sent by the button “Send test”, whatever the endpoint subscribes to' } as const

const read = ['session.required', 'permission.denied'] as const

const url = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s/]+/, 'Enter a URL that begins with https://.')
  .meta({ description: 'Public, with https. Addresses in private networks are refused.' })

interface Definition<Type extends string, Sent extends string> {
  readonly type: Type
  readonly sent: Sent
  readonly owner: { readonly name: string; readonly to: string }
  /** The subject of the messages, for descriptions. */
  readonly about: string
  /** What happens, in the order of the documentation. */
  readonly events: Readonly<Record<string, string>>
}

/** The endpoints by which one kind of tenant manages its webhooks and reads what was sent. */
export function defineWebhooks<const Type extends string, const Sent extends string>({
  type,
  sent,
  owner,
  about,
  events: described,
}: Definition<Type, Sent>) {
  const all: Readonly<Record<string, string>> = { ...described, ...aboutTest }
  const names = Object.keys(all) as [string, ...string[]]
  const name = z.enum(names)
  const events = z.array(name).min(1, 'Choose at least one.').max(names.length)

  const webhooks = defineResource({
    type,
    attributes: z.object({
      url: z.string(),
      events: z.array(name),
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
    relationships: { [owner.name]: { to: owner.to, many: false } },
  })

  const deliveries = defineResource({
    type: sent,
    attributes: z.object({
      messageId: z.string().meta({ description: 'The header webhook-id; a replay has the same.' }),
      event: name,
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
    relationships: { webhook: { to: type, many: false } },
  })

  const action = actionsOn(webhooks, { errors: [...WRITE_ERRORS, 'webhook.transition'] })
  return {
    webhooks,
    deliveries,
    events: all,
    list: defineEndpoint({
      method: 'GET',
      path: `/${type}`,
      summary: `The endpoints notified of events about ${about}`,
      admission: 'session',
      body: null,
      answers: { kind: 'collection', of: webhooks },
      status: 200,
      sorts: ['createdAt'],
      paged: 'both',
      errors: [...read, 'request.parameter'],
    }),
    get: defineEndpoint({
      method: 'GET',
      path: `/${type}/{id}`,
      summary: 'One endpoint, without its secret',
      admission: 'session',
      body: null,
      answers: { kind: 'resource', of: webhooks },
      status: 200,
      errors: [...read, 'resource.not-found'],
    }),
    create: defineEndpoint({
      method: 'POST',
      path: `/${type}`,
      summary: 'Adds an endpoint and shows its signing secret, once',
      admission: 'session',
      body: z.object({ url, events }),
      bodyType: type,
      answers: { kind: 'resource', of: webhooks },
      status: 201,
      errors: [...WRITE_ERRORS, 'webhook.too-many'],
    }),
    change: defineEndpoint({
      method: 'PATCH',
      path: `/${type}/{id}`,
      summary: 'Changes the address or the events of an endpoint',
      admission: 'session',
      body: z.object({
        url: url.optional(),
        events: events.optional(),
        version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
      }),
      bodyType: type,
      answers: { kind: 'resource', of: webhooks },
      status: 200,
      errors: [...WRITE_ERRORS, 'resource.conflict'],
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `/${type}/{id}`,
      summary: 'Removes an endpoint with its deliveries',
      admission: 'session',
      body: null,
      answers: { kind: 'nothing' },
      status: 204,
      errors: [...read, 'resource.not-found'],
    }),
    actions: {
      enable: action('enable', 'Resumes deliveries, starting with new events', z.object({})),
      disable: action('disable', 'Delivers nothing until it is enabled', z.object({})),
      rotate: action(
        'rotate',
        `Creates a new secret and shows it once; messages also carry the old signature for ${SECRET_OVERLAP_HOURS} hours`,
        z.object({}),
      ),
      test: action('test', `Sends the event ${TEST_EVENT}`, z.object({})),
    },
    listDeliveries: defineEndpoint({
      method: 'GET',
      path: `/${sent}`,
      summary: `What was sent in the last ${DELIVERIES_KEPT_DAYS} days, latest first`,
      admission: 'session',
      body: null,
      answers: { kind: 'collection', of: deliveries },
      status: 200,
      sorts: ['createdAt'],
      filters: { webhook: z.uuid(), state: oneOrMoreOf(deliveryStates), event: name },
      paged: 'both',
      errors: [...read, 'request.parameter'],
    }),
    getDelivery: defineEndpoint({
      method: 'GET',
      path: `/${sent}/{id}`,
      summary: 'One delivery with its body',
      admission: 'session',
      body: null,
      answers: { kind: 'resource', of: deliveries },
      status: 200,
      errors: [...read, 'resource.not-found'],
    }),
    replay: actionsOn(deliveries, { errors: [...WRITE_ERRORS, 'webhook.transition'] })(
      'replay',
      'Sends it again with the same webhook-id; returns the new delivery',
      z.object({}),
    ),
  }
}

/** What both kinds have in common. */
export type WebhookApi = ReturnType<
  typeof defineWebhooks<'agency-webhooks' | 'company-webhooks', 'webhook-deliveries' | 'company-webhook-deliveries'>
>
