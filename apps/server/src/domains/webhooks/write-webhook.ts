import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS, type WebhookApi } from '@assay/contracts/webhooks'
import type { z } from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { type OutsideRules, readTarget, TargetRefused } from '../../platform/outbound/post-outside.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'
import { lockAgency } from '../agencies/index.ts'
import { lockCompany } from '../tenants/index.ts'
import { giveUpPending } from './deliveries.store.ts'
import { getOwner, getWebhookForAct } from './get-webhook.ts'
import { columnsOf, kinds, type Owner } from './owners.ts'
import { webhookEvent } from './webhooks.events.ts'
import { mayManageWebhooks } from './webhooks.policy.ts'
import { makeSecret } from './webhooks.rules.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  updateWebhook,
  type Webhook,
} from './webhooks.store.ts'

const CHANGED_SINCE = 'Someone else changed this after you opened it. Reload, then make your change.'

export interface WebhookParts {
  readonly secrets: SecretBox
  readonly outside: OutsideRules
}

type Wanted = z.output<WebhookApi['create']['body']>
type Kind = Owner['kind']

export const aboutSecretOf = (id: string): string => `webhook/${id}`

/** Adds an endpoint. Its secret is in this answer only. */
export async function createWebhook(
  ctx: Context,
  { secrets, outside }: WebhookParts,
  { kind, url, events }: Wanted & { readonly kind: Kind },
): Promise<{ webhook: Webhook; secret: string }> {
  const owner = getOwner(ctx, kind)
  assertAllowed(mayManageWebhooks(ctx.actor, kind), kinds[kind].managers)
  assertTarget(url, outside)
  const at = ctx.now()
  const id = newId(at.getTime())
  const secret = makeSecret()
  const webhook = await ctx.transaction(async (tx) => {
    // Two parallel requests would both count the same endpoints.
    await (kind === 'agency' ? lockAgency(tx, owner.id) : lockCompany(tx, owner.id))
    if ((await countWebhooks(tx, owner)) >= MAX_WEBHOOKS)
      throw new AppError('webhook.too-many', { detail: `You can have ${MAX_WEBHOOKS} endpoints. Delete one first.` })
    const inserted = await insertWebhook(tx, {
      id,
      ...columnsOf(owner),
      url,
      events: [...new Set(events)],
      sealedSecret: secrets.seal(aboutSecretOf(id), secret),
      createdAt: at,
      updatedAt: at,
    })
    tx.record(webhookEvent('create', inserted, { after: { events: inserted.events } }))
    return inserted
  })
  return { webhook, secret }
}

interface Change {
  readonly kind: Kind
  readonly id: string
  readonly version: number | null | undefined
  readonly url: Wanted['url'] | undefined
  readonly events: Wanted['events'] | undefined
}

export async function changeWebhook(
  ctx: Context,
  { outside }: WebhookParts,
  { kind, id, version, url, events }: Change,
): Promise<Webhook> {
  await getWebhookForAct(ctx, kind, id)
  if (url !== undefined) assertTarget(url, outside)
  return ctx.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (before === null) throw notFound('endpoint')
    assertUnchanged(version, before.version, CHANGED_SINCE)
    const wanted = events === undefined ? undefined : [...new Set(events)]
    const changed = await updateWebhook(tx, id, { url, events: wanted }, ctx.now())
    tx.record(
      webhookEvent('edit', changed, {
        before: { events: before.events },
        after: { events: changed.events, hasNewAddress: changed.url !== before.url },
      }),
    )
    return changed
  })
}

/** Makes a new secret. For a day, messages are signed with both. */
export async function rotateWebhook(
  ctx: Context,
  { secrets }: WebhookParts,
  { kind, id }: { readonly kind: Kind; readonly id: string },
): Promise<{ webhook: Webhook; secret: string }> {
  await getWebhookForAct(ctx, kind, id)
  const secret = makeSecret()
  const webhook = await ctx.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (before === null) throw notFound('endpoint')
    const at = ctx.now()
    const previousUntil = new Date(at.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS)
    const sealedSecret = secrets.seal(aboutSecretOf(id), secret)
    const rotated = await updateWebhook(
      tx,
      id,
      { sealedSecret, previousSecret: before.sealedSecret, previousUntil },
      at,
    )
    tx.record(webhookEvent('rotate', rotated, { after: { previousValidUntil: previousUntil.toISOString() } }))
    return rotated
  })
  return { webhook, secret }
}

export async function switchWebhook(
  ctx: Context,
  { kind, id, verb }: { readonly kind: Kind; readonly id: string; readonly verb: 'enable' | 'disable' },
): Promise<Webhook> {
  await getWebhookForAct(ctx, kind, id)
  return ctx.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (before === null) throw notFound('endpoint')
    const isEnabled = before.disabledAt === null
    if (isEnabled === (verb === 'enable'))
      throw new AppError('webhook.transition', { detail: `This endpoint is already ${verb}d.` })
    const at = ctx.now()
    const change =
      verb === 'enable'
        ? { disabledAt: null, disabledBecause: null, failingSince: null }
        : { disabledAt: at, disabledBecause: null }
    const changed = await updateWebhook(tx, id, change, at)
    if (verb === 'disable') await giveUpPending(tx, id, at)
    tx.record(webhookEvent(verb, changed))
    return changed
  })
}

export async function deleteWebhook(ctx: Context, kind: Kind, id: string): Promise<void> {
  await getWebhookForAct(ctx, kind, id)
  await ctx.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (webhook === null) throw notFound('endpoint')
    await deleteWebhookRow(tx, id)
    tx.record(webhookEvent('delete', webhook))
  })
}

/** Addresses that only name resolution reveals as private are refused at each delivery. */
function assertTarget(url: string, outside: OutsideRules): void {
  try {
    readTarget(url, outside)
  } catch (error) {
    if (error instanceof TargetRefused) throw new ValidationError([{ field: 'url', message: error.message }])
    throw error
  }
}
