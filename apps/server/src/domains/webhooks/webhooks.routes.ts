import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { type Delivery, listDeliveries } from './deliveries.store.ts'
import { getDelivery, getOwner, getWebhook } from './get-webhook.ts'
import { kinds, type Owner, ownerKinds } from './owners.ts'
import { replayDelivery, sendTest } from './queue-message.ts'
import { mayManageWebhooks } from './webhooks.policy.ts'
import { presentDelivery, presentWebhook } from './webhooks.resource.ts'
import { listWebhooks, type Webhook } from './webhooks.store.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  rotateWebhook,
  switchWebhook,
  type WebhookParts,
} from './write-webhook.ts'

const SENT_PER_MINUTE = 30

/** The same for agencies and for companies. */
export function mountWebhooks(routes: Routes, parts: WebhookParts): void {
  for (const kind of ownerKinds) {
    mountEndpoints(routes, parts, kind)
    mountDeliveries(routes, kind)
  }
}

function mountEndpoints(routes: Routes, parts: WebhookParts, kind: Owner['kind']): void {
  const { api } = kinds[kind]
  const show = ({ actor, now }: Context, webhook: Webhook, secret: string | null = null): Presented =>
    presentWebhook(webhook, { at: now(), secret, mayManage: mayManageWebhooks(actor, kind) })

  registerEndpoint(routes, api.list, async (ctx, { query }) => {
    const found = await listWebhooks(ctx.db, { owner: getOwner(ctx, kind), ...query })
    const data = found.data.map((webhook) => show(ctx, webhook))
    return { ...found, data, meta: { mayCreate: mayManageWebhooks(ctx.actor, kind) } }
  })

  registerEndpoint(routes, api.get, async (ctx, { params }) => show(ctx, await getWebhook(ctx, kind, params.id)))

  registerEndpoint(routes, api.create, async (ctx, { body }) => {
    const { webhook, secret } = await createWebhook(ctx, parts, { kind, ...body })
    return show(ctx, webhook, secret)
  })

  registerEndpoint(routes, api.change, async (ctx, { params, body, ifMatch }) => {
    const { version = ifMatch, url, events } = body
    return show(ctx, await changeWebhook(ctx, parts, { kind, id: params.id, version, url, events }))
  })

  registerEndpoint(routes, api.remove, async (ctx, { params }) => {
    await deleteWebhook(ctx, kind, params.id)
    return undefined
  })

  for (const verb of ['enable', 'disable'] as const)
    registerEndpoint(routes, api.actions[verb], async (ctx, { params }) =>
      show(ctx, await switchWebhook(ctx, { kind, id: params.id, verb })),
    )

  registerEndpoint(routes, api.actions.rotate, async (ctx, { params }) => {
    const { webhook, secret } = await rotateWebhook(ctx, parts, { kind, id: params.id })
    return show(ctx, webhook, secret)
  })

  registerEndpoint(
    routes,
    api.actions.test,
    async (ctx, { params }) => show(ctx, await sendTest(ctx, kind, params.id)),
    { perMinute: SENT_PER_MINUTE },
  )
}

function mountDeliveries(routes: Routes, kind: Owner['kind']): void {
  const { api } = kinds[kind]
  const show = ({ actor }: Context, delivery: Delivery): Presented =>
    presentDelivery(delivery, { kind, mayManage: mayManageWebhooks(actor, kind) })

  registerEndpoint(routes, api.listDeliveries, async (ctx, { query }) => {
    const found = await listDeliveries(ctx.db, { owner: getOwner(ctx, kind), ...query })
    return { ...found, data: found.data.map((delivery) => show(ctx, delivery)) }
  })

  registerEndpoint(routes, api.getDelivery, async (ctx, { params }) =>
    show(ctx, await getDelivery(ctx, kind, params.id)),
  )

  registerEndpoint(
    routes,
    api.replay,
    async (ctx, { params }) => show(ctx, await replayDelivery(ctx, kind, params.id)),
    { perMinute: SENT_PER_MINUTE },
  )
}
