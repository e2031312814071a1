// Webhook deliveries to an agency and a company, until their endpoints stopped answering. Disabled, so that a demo
// sends nothing.
import { randomBytes } from 'node:crypto'
import { insertDeliveries, insertWebhook, messageIdOf } from '../src/domains/webhooks/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

interface Story {
  readonly url: string
  readonly events: readonly string[]
  /** The days before today on which something was sent. */
  readonly sent: readonly (readonly [event: string, daysAgo: number, facts: Readonly<Record<string, string>>])[]
}

const WORKED_UNTIL_DAYS = 8
const DISABLED_BEFORE_DAYS = 2
const JOB = 'Senior Backend Engineer, order intake'

const OF_AGENCY: Story = {
  url: 'https://hooks.northbridge.test/assay',
  events: [
    ...['submission.created', 'submission.accepted', 'submission.declined', 'candidate.stage_changed'],
    ...['interview.scheduled', 'hire.begun'],
  ],
  sent: [
    ['submission.created', 21, { companyName: 'Acme', state: 'shortlisted' }],
    ['submission.accepted', 19, { companyName: 'Acme', state: 'accepted' }],
    ['candidate.stage_changed', 15, { companyName: 'Acme', state: 'contactRequested' }],
    ['interview.scheduled', 11, { companyName: 'Acme', state: 'scheduled' }],
    ['candidate.stage_changed', 9, { companyName: 'Acme', state: 'interviewing' }],
    ['submission.declined', 7, { companyName: 'Acme', state: 'denied' }],
    ['hire.begun', 6, { companyName: 'Acme', state: 'awaitingStart' }],
  ],
}

const OF_COMPANY: Story = {
  url: 'https://hooks.acme.test/hiring',
  events: ['job.opened', 'application.stage_changed', 'interview.scheduled', 'offer.answered', 'hire.begun'],
  sent: [
    ['job.opened', 26, { state: 'open' }],
    ['application.stage_changed', 18, { stage: 'contactReleased', stageBefore: 'contactRequested' }],
    ['interview.scheduled', 13, { state: 'scheduled' }],
    ['application.stage_changed', 10, { stage: 'decision', stageBefore: 'interviewing' }],
    ['offer.answered', 7, { state: 'accepted' }],
    ['hire.begun', 7, { state: 'awaitingStart' }],
  ],
}

export async function loadWebhooks(
  ctx: Context,
  parts: DemoParts,
  tenants: DemoTenants,
  agencyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const agencyId = agencyIds.get('northbridge')
  if (agencyId !== undefined) await load(ctx, { agencyId }, OF_AGENCY)
  const { actor } = await contextOnDay(parts, tenants, { email: 'owner@acme.test', daysAgo: 0 })
  if (actor.kind === 'user' && actor.companyId !== null) await load(ctx, { companyId: actor.companyId }, OF_COMPANY)
}

async function load(
  ctx: Context,
  owner: { readonly agencyId: string } | { readonly companyId: string },
  { url, events, sent }: Story,
): Promise<void> {
  const ago = (days: number): Date => new Date(ctx.now().getTime() - days * DAY_MS)
  const createdAt = ago(30)
  const webhook = await insertWebhook(ctx.db, {
    id: newId(createdAt.getTime()),
    ...owner,
    url,
    events: [...events],
    // Of no use: enabling it needs a new secret.
    sealedSecret: randomBytes(32),
    failingSince: ago(WORKED_UNTIL_DAYS - 1),
    lastSucceededAt: ago(WORKED_UNTIL_DAYS + 1),
    disabledAt: ago(DISABLED_BEFORE_DAYS),
    disabledBecause: 'Nothing was delivered for 5 days.',
    createdAt,
    updatedAt: createdAt,
  })
  const rows = sent.map(([event, daysAgo, facts]) => {
    const at = ago(daysAgo)
    const isDelivered = daysAgo > WORKED_UNTIL_DAYS
    return {
      id: newId(at.getTime()),
      webhookId: webhook.id,
      messageId: messageIdOf(`${event}/${daysAgo}`),
      event,
      url,
      payload: { type: event, timestamp: at.toISOString(), data: { requirementTitle: JOB, ...facts } },
      state: isDelivered ? ('delivered' as const) : ('failed' as const),
      attempts: isDelivered ? 1 : 9,
      lastStatus: isDelivered ? 204 : 503,
      lastError: isDelivered ? null : 'It responded with 503.',
      lastTookMs: isDelivered ? 84 : 1_210,
      deliveredAt: isDelivered ? at : null,
      createdAt: at,
      updatedAt: isDelivered ? at : new Date(at.getTime() + HOUR_MS),
    }
  })
  await insertDeliveries(ctx.db, rows)
}
