import { sql } from 'drizzle-orm'
import type { EmptyRelations } from 'drizzle-orm/relations'
import { newId } from '../database/new-id.ts'
import type { Transaction } from '../database/transaction.ts'
import { outbox } from '../jobs/outbox.tables.ts'
import { activities } from './activities.tables.ts'
import type { Actor } from './actor.ts'
import type { Origin } from './context.ts'
import {
  type Announcement,
  actorReference,
  authorReference,
  type DomainEvent,
  type RecordedEvent,
} from './domain-event.ts'

export const ANNOUNCEMENT_CHANNEL = 'assay_announcements'

interface Happenings {
  readonly events: readonly DomainEvent[]
  readonly announcements: readonly Announcement[]
  readonly origin: Origin
  readonly at: Date
  readonly effectsOf: (eventName: string) => readonly string[]
}

/** Last in the transaction, since it locks the tenant's chain from the first activity to the commit. */
export async function saveEvents(tx: Transaction<EmptyRelations>, happenings: Happenings): Promise<void> {
  const { events, announcements } = happenings
  if (events.length > 0) await tx.insert(activities).values(events.map((event) => activityOf(event, happenings)))
  const effects = events.flatMap((event) => effectsOf(event, happenings))
  if (effects.length > 0) await tx.insert(outbox).values(effects)
  for (const announcement of [...announcements, ...newsOf(events)])
    await tx.execute(sql`select pg_notify(${ANNOUNCEMENT_CHANNEL}, ${JSON.stringify(announcement)})`)
}

/** Announces to colleagues who work on the same requirement that something changed, so that they reload it. */
function newsOf(events: readonly DomainEvent[]): Announcement[] {
  const concerned = new Map<string, Announcement>()
  for (const { tenantId, requirementId } of events)
    if (tenantId !== null && requirementId !== undefined)
      concerned.set(`${tenantId}/${requirementId}`, {
        to: { companyId: tenantId },
        type: 'requirement.changed',
        data: { requirementId },
      })
  return [...concerned.values()]
}

function activityOf(event: DomainEvent, { origin, at }: Happenings): typeof activities.$inferInsert {
  const actor =
    event.provedBy === undefined ? authorReference(origin.actor) : { type: 'user' as const, id: event.provedBy }
  return {
    id: newId(at.getTime()),
    tenantId: event.tenantId,
    at,
    actorType: actor.type,
    actorId: actor.id,
    onBehalfOf: event.onBehalfOf ?? standsInFor(origin.actor),
    verb: event.verb,
    targetType: event.target.type,
    targetId: event.target.id,
    requirementId: event.requirementId ?? null,
    candidateId: event.candidateId ?? null,
    before: event.before ?? null,
    after: event.after ?? null,
    reasonCode: event.reasonCode ?? null,
    ip: origin.network ?? null,
    requestId: origin.requestId,
  }
}

/** A candidate acts by a link, and an operator as a user. */
function standsInFor(actor: Actor): string | null {
  if (actor.kind === 'candidateLink') return actor.candidateId
  return actor.kind === 'user' && actor.impersonatorId !== undefined ? actor.userId : null
}

function effectsOf(event: DomainEvent, { origin, at, effectsOf }: Happenings): (typeof outbox.$inferInsert)[] {
  const payload: RecordedEvent = {
    ...event,
    at: at.toISOString(),
    actor: actorReference(origin.actor),
    requestId: origin.requestId,
  }
  const times = { runAfter: at, setAt: at, createdAt: at }
  return effectsOf(event.name).map((effect) => ({ effect, event: event.name, payload, ...times }))
}
