import type { QuotaKind } from '@assay/contracts/daily-quotas'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { EmptyRelations } from 'drizzle-orm/relations'
import type { Database } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Actor } from './actor.ts'
import { type ActorReference, type Announcement, actorReference, type DomainEvent } from './domain-event.ts'
import { keepEvents } from './keep-events.ts'
import { keepResult, type Once, takeKey } from './request-keys.ts'

/** The pool or a transaction: what a store can query. */
export type Queries = NodePgDatabase | Transaction<EmptyRelations>

export type Tx = Transaction<EmptyRelations> & {
  /** The actor as rows store it. */
  readonly by: ActorReference
  /** Writes the event and its effects at the end of this transaction. */
  record(event: DomainEvent): void
  /** Notifies connected clients once the transaction is committed. */
  announce(announcement: Announcement): void
}

/** The actor, the clock and the database of a request; the first argument of every use case. */
export interface Context {
  readonly actor: Actor
  readonly requestId: string
  /** The row of the outbox whose effect this is. */
  readonly jobId?: string | undefined
  readonly db: NodePgDatabase
  now(): Date
  /**
   * Counts candidates or searches against the caller's daily quota, each once a day, or refuses all. Without keys it
   * asks whether anything is left. With a transaction, nothing is counted if that fails.
   */
  spend(kind: QuotaKind, keys: readonly string[], tx?: Queries): Promise<void>
  /** The same request as another actor, such as the holder of a link. */
  as(actor: Actor): Context
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Origin {
  readonly actor: Actor
  readonly requestId: string
  /** Truncated: the last part of the address is not stored. */
  readonly network?: string | null
  readonly jobId?: string
  readonly once?: Once | undefined
}

/** What a request reads, counted against quotas. */
export interface Spent {
  readonly kind: QuotaKind
  readonly keys: readonly string[]
  readonly tx?: Queries | undefined
  readonly network: string | null
}

export type MakeContext = (origin: Origin) => Context

export function contextMaker(parts: {
  readonly database: Database
  readonly now: () => Date
  /** Names of an event's effects, from reactions.ts. */
  readonly effectsOf: (eventName: string) => readonly string[]
  /** Without it, nothing is counted. */
  readonly spend?: (ctx: Context, spent: Spent) => Promise<void>
}): MakeContext {
  const { database, now, effectsOf, spend } = parts
  const makeContext: MakeContext = (origin) => {
    const ctx: Context = {
      actor: origin.actor,
      requestId: origin.requestId,
      jobId: origin.jobId,
      db: database.query,
      now,
      as: (actor) => makeContext({ ...origin, actor }),
      transaction: async (work) => {
        const once = origin.once?.isTaken ? undefined : origin.once
        const answer = await inTransaction(database.query, async (transaction) => {
          const events: DomainEvent[] = []
          const announcements: Announcement[] = []
          const tx: Tx = Object.assign(transaction, {
            by: actorReference(origin.actor),
            record: (event: DomainEvent) => void events.push(event),
            announce: (announcement: Announcement) => void announcements.push(announcement),
          })
          if (once) await takeKey(tx, once, now())
          const answer = await work(tx)
          const made = once && events.find(({ target }) => target.type === once.type)
          if (once && made) await keepResult(tx, once, made.target.id)
          await keepEvents(tx, { events, announcements, origin, at: now(), effectsOf })
          return answer
        })
        if (once) once.isTaken = true
        return answer
      },
      spend: async (kind, keys, tx) => spend?.(ctx, { kind, keys, tx, network: origin.network ?? null }),
    }
    return ctx
  }
  return makeContext
}
