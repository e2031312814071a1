// What an agency's system was told, until it stopped answering. The endpoint is disabled, so that a demo sends nothing.
import { randomBytes } from 'node:crypto'
import type { WebhookEvent } from '@assay/contracts/agency-webhooks'
import { insertDeliveries, insertWebhook, messageIdOf } from '../src/domains/agencies/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.ts'

const AGENCY = 'northbridge'
const URL = 'https://hooks.northbridge.test/assay'
const EVENTS: readonly WebhookEvent[] = [
  'submission.created',
  'submission.accepted',
  'submission.declined',
  'candidate.stage_changed',
  'interview.scheduled',
  'hire.begun',
]
const WORKED_UNTIL_DAYS = 8
const DISABLED_BEFORE_DAYS = 2

/** The days before today on which something was sent. */
const SENT: readonly (readonly [event: WebhookEvent, daysAgo: number, state: string])[] = [
  ['submission.created', 21, 'shortlisted'],
  ['submission.accepted', 19, 'accepted'],
  ['candidate.stage_changed', 15, 'contactRequested'],
  ['interview.scheduled', 11, 'scheduled'],
  ['candidate.stage_changed', 9, 'interviewing'],
  ['submission.declined', 7, 'denied'],
  ['hire.begun', 6, 'awaitingStart'],
]

export async function loadWebhooks(ctx: Context, agencyIds: ReadonlyMap<string, string>): Promise<void> {
  const agencyId = agencyIds.get(AGENCY)
  if (agencyId === undefined) return
  const ago = (days: number): Date => new Date(ctx.now().getTime() - days * DAY_MS)
  const createdAt = ago(30)
  const webhook = await insertWebhook(ctx.db, {
    id: newId(createdAt.getTime()),
    agencyId,
    url: URL,
    events: [...EVENTS],
    // Of no use: enabling it needs a new secret.
    sealedSecret: randomBytes(32),
    failingSince: ago(WORKED_UNTIL_DAYS - 1),
    lastSucceededAt: ago(WORKED_UNTIL_DAYS + 1),
    disabledAt: ago(DISABLED_BEFORE_DAYS),
    disabledBecause: 'Nothing was delivered for 5 days.',
    createdAt,
    updatedAt: createdAt,
  })
  const rows = SENT.map(([event, daysAgo, state]) => {
    const at = ago(daysAgo)
    const isDelivered = daysAgo > WORKED_UNTIL_DAYS
    const happening = { requirementTitle: 'Senior Backend Engineer, order intake', companyName: 'Acme', state }
    return {
      id: newId(at.getTime()),
      webhookId: webhook.id,
      messageId: messageIdOf(`${event}/${daysAgo}`),
      event,
      url: URL,
      payload: { type: event, timestamp: at.toISOString(), data: happening },
      state: isDelivered ? ('delivered' as const) : ('failed' as const),
      attempts: isDelivered ? 1 : 9,
      lastStatus: isDelivered ? 204 : 503,
      lastError: isDelivered ? null : 'It answered 503.',
      lastTookMs: isDelivered ? 84 : 1_210,
      deliveredAt: isDelivered ? at : null,
      createdAt: at,
      updatedAt: isDelivered ? at : new Date(at.getTime() + HOUR_MS),
    }
  })
  await insertDeliveries(ctx.db, rows)
}
