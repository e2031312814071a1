import type { QuotaKind } from '@assay/contracts/daily-quotas'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { EmptyRelations } from 'drizzle-orm/relations'
import type { Database } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { transactionTurns } from '../isolation/turns.ts'
import type { Actor } from './actor.ts'
import { type ActorReference, type Announcement, actorReference, type DomainEvent } from './domain-event.ts'
import { type Once, saveResult, takeKey } from './request-keys.ts'
import { saveEvents } from './save-events.ts'

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
   * only checks whether anything is left. With a transaction, nothing is counted if that fails.
   */
  spend(kind: QuotaKind, keys: readonly string[], tx?: Queries): Promise<void>
  /** The same request as another actor, such as the holder of a link. */
  as(actor: Actor): Context
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Carries out several use cases in one transaction: all of them or none. A trial is rolled back after its work.
   */
  together<T>(work: (ctx: Context) => Promise<T>, options?: { readonly isTrial?: boolean }): Promise<T>
}

export interface Origin {
  readonly actor: Actor
  readonly requestId: string
  /** Truncated: the last part of the address is not stored. */
  readonly network?: string | null
  readonly jobId?: string
  readonly once?: Once | undefined
}

/** The number of records that a request reads, counted against quotas. */
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
  const turns = transactionTurns(database.pool.options.max)
  const makeContext: MakeContext = (origin) => {
    const outermost = async <T>(
      open: (transaction: Transaction<EmptyRelations>, kept: Kept) => Promise<T>,
    ): Promise<T> => {
      const once = origin.once?.isTaken ? undefined : origin.once
      const work = async (transaction: Transaction<EmptyRelations>): Promise<T> => {
        const kept: Kept = { events: [], announcements: [] }
        if (once) await takeKey(transaction, once, now())
        const answer = await open(transaction, kept)
        const made = once && kept.events.find(({ target }) => target.type === once.type)
        if (once && made) await saveResult(transaction, once, { resourceId: made.target.id })
        await saveEvents(transaction, { ...kept, origin, at: now(), effectsOf })
        return answer
      }
      const answer = await turns.run(() => inTransaction(database.query, work))
      if (once) once.isTaken = true
      return answer
    }
    const ctx: Context = {
      actor: origin.actor,
      requestId: origin.requestId,
      jobId: origin.jobId,
      db: database.query,
      now,
      as: (actor) => makeContext({ ...origin, actor }),
      transaction: (work) => outermost((transaction, kept) => work(asTx(transaction, origin.actor, kept))),
      together: (work, { isTrial = false } = {}) =>
        unlessTrial(isTrial, (end) =>
          outermost(async (transaction, kept) => {
            const inner = (actor: Actor): Context => ({
              ...ctx,
              actor,
              db: transaction as unknown as NodePgDatabase,
              as: inner,
              // A savepoint, so that a use case may fail and be tried in another way.
              transaction: (part) => inSavepoint(transaction, actor, kept, part),
              together: (part) => part(inner(actor)),
            })
            return end(await work(inner(origin.actor)))
          }),
        ),
      spend: async (kind, keys, tx) => spend?.(ctx, { kind, keys, tx, network: origin.network ?? null }),
    }
    return ctx
  }
  return makeContext
}

interface Kept {
  readonly events: DomainEvent[]
  readonly announcements: Announcement[]
}

function asTx(transaction: Transaction<EmptyRelations>, actor: Actor, { events, announcements }: Kept): Tx {
  return Object.assign(transaction, {
    by: actorReference(actor),
    record: (event: DomainEvent) => void events.push(event),
    announce: (announcement: Announcement) => void announcements.push(announcement),
  })
}

async function inSavepoint<T>(
  transaction: Transaction<EmptyRelations>,
  actor: Actor,
  kept: Kept,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const own: Kept = { events: [], announcements: [] }
  const answer = await transaction.transaction((savepoint) => work(asTx(savepoint, actor, own)))
  kept.events.push(...own.events)
  kept.announcements.push(...own.announcements)
  return answer
}

/** Thrown at the end of a trial, so that nothing of it stays. */
class TrialEnded extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('The trial is over.')
    this.answer = answer
  }
}

async function unlessTrial<T>(isTrial: boolean, carryOut: (end: (answer: T) => T) => Promise<T>): Promise<T> {
  if (!isTrial) return carryOut((answer) => answer)
  try {
    return await carryOut((answer) => {
      throw new TrialEnded(answer)
    })
  } catch (error) {
    if (error instanceof TrialEnded) return error.answer as T
    throw error
  }
}
