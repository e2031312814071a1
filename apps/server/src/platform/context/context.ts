import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { EmptyRelations } from 'drizzle-orm/relations'
import type { Database } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Actor } from './actor.ts'
import { type ActorReference, type Announcement, actorReference, type DomainEvent } from './domain-event.ts'
import { keepEvents } from './keep-events.ts'

/** What a store can ask: the pool, or the transaction at hand. */
export type Queries = NodePgDatabase | Transaction<EmptyRelations>

export type Tx = Transaction<EmptyRelations> & {
  /** Who acts, as rows keep it. */
  readonly by: ActorReference
  /** Writes down what happened, with its effects, at the end of this very transaction. */
  record(event: DomainEvent): void
  /** Tells connected clients, once the transaction is committed. */
  announce(announcement: Announcement): void
}

/** Who asks, when, and where the data is. Every use case gets it first. */
export interface Context {
  readonly actor: Actor
  readonly requestId: string
  readonly db: NodePgDatabase
  now(): Date
  /** The same request in the name of somebody who has shown who they are, such as by a link. */
  as(actor: Actor): Context
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Origin {
  readonly actor: Actor
  readonly requestId: string
  /** Truncated: the last part of the address is not kept. */
  readonly network?: string | null
}

export type MakeContext = (origin: Origin) => Context

export function contextMaker(parts: {
  readonly database: Database
  readonly now: () => Date
  /** The names of the effects that an event has, from reactions.ts. */
  readonly effectsOf: (eventName: string) => readonly string[]
}): MakeContext {
  const { database, now, effectsOf } = parts
  const makeContext: MakeContext = (origin) => ({
    actor: origin.actor,
    requestId: origin.requestId,
    db: database.query,
    now,
    as: (actor) => makeContext({ ...origin, actor }),
    transaction: (work) =>
      inTransaction(database.query, async (transaction) => {
        const events: DomainEvent[] = []
        const announcements: Announcement[] = []
        const tx: Tx = Object.assign(transaction, {
          by: actorReference(origin.actor),
          record: (event: DomainEvent) => void events.push(event),
          announce: (announcement: Announcement) => void announcements.push(announcement),
        })
        const answer = await work(tx)
        await keepEvents(tx, { events, announcements, origin, at: now(), effectsOf })
        return answer
      }),
  })
  return makeContext
}
