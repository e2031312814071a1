import * as contract from '@assay/contracts/agency-webhooks'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type Delivery, listDeliveries } from './deliveries.store.ts'
import { getDelivery, getWebhook } from './get-webhook.ts'
import { replayDelivery, sendTest } from './queue-message.ts'
import { mayManageWebhooks, webhookAgencyOf } from './webhooks.policy.ts'
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

export function mountWebhooks(routes: Routes, parts: WebhookParts): void {
  registerEndpoint(routes, contract.listWebhooks, async (ctx, { query }) => {
    const found = await listWebhooks(ctx.db, { agencyId: agencyOf(ctx), ...query })
    const data = found.data.map((webhook) => show(ctx, webhook))
    return { ...found, data, meta: { mayCreate: mayManageWebhooks(ctx.actor) } }
  })

  registerEndpoint(routes, contract.getWebhook, async (ctx, { params }) => show(ctx, await getWebhook(ctx, params.id)))

  registerEndpoint(routes, contract.createWebhook, async (ctx, { body }) => {
    const { webhook, secret } = await createWebhook(ctx, parts, body)
    return show(ctx, webhook, secret)
  })

  registerEndpoint(routes, contract.changeWebhook, async (ctx, { params, body, ifMatch }) =>
    show(
      ctx,
      await changeWebhook(ctx, parts, {
        id: params.id,
        version: body.version ?? ifMatch,
        url: body.url,
        events: body.events,
      }),
    ),
  )

  registerEndpoint(routes, contract.deleteWebhook, async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id)
    return undefined
  })

  for (const verb of ['enable', 'disable'] as const)
    registerEndpoint(routes, contract.webhookActions[verb], async (ctx, { params }) =>
      show(ctx, await switchWebhook(ctx, { id: params.id, verb })),
    )

  registerEndpoint(routes, contract.webhookActions.rotate, async (ctx, { params }) => {
    const { webhook, secret } = await rotateWebhook(ctx, parts, params.id)
    return show(ctx, webhook, secret)
  })

  registerEndpoint(
    routes,
    contract.webhookActions.test,
    async (ctx, { params }) => show(ctx, await sendTest(ctx, params.id)),
    { perMinute: SENT_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listDeliveries, async (ctx, { query }) => {
    const found = await listDeliveries(ctx.db, { agencyId: agencyOf(ctx), ...query })
    return { ...found, data: found.data.map((delivery) => showDelivery(ctx, delivery)) }
  })

  registerEndpoint(routes, contract.getDelivery, async (ctx, { params }) =>
    showDelivery(ctx, await getDelivery(ctx, params.id)),
  )

  registerEndpoint(
    routes,
    contract.replayDelivery,
    async (ctx, { params }) => showDelivery(ctx, await replayDelivery(ctx, params.id)),
    { perMinute: SENT_PER_MINUTE },
  )
}

function agencyOf({ actor }: Context): string {
  const agencyId = webhookAgencyOf(actor)
  assertAllowed(agencyId !== null, 'Webhooks are for agencies.')
  return agencyId ?? ''
}

const show = ({ actor, now }: Context, webhook: Webhook, secret: string | null = null): Presented =>
  presentWebhook(webhook, { at: now(), secret, mayManage: mayManageWebhooks(actor) })

const showDelivery = ({ actor }: Context, delivery: Delivery): Presented =>
  presentDelivery(delivery, { mayManage: mayManageWebhooks(actor) })
