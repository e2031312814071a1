import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Context, Queries } from '../context/context.ts'
import { newId } from '../database/new-id.ts'
import { hold } from '../jobs/claims.ts'
import { TryAgain } from '../jobs/try-again.ts'
import { type MailBrand, type MailContent, OWN_BRAND } from '../mail-writing/mail-content.ts'
import { writeMail } from '../mail-writing/write-mail.ts'
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { mailDeliveries } from './mail-deliveries.tables.ts'
import type { Mail, Mailer } from './mailer.ts'
import { MailFailure } from './smtp.ts'

export interface Letter extends Omit<Mail, 'text' | 'html' | 'inline' | 'fromName' | 'messageId' | 'date'> {
  /** Event and recipient: `offer.sent/<offer>/<version>/candidate`. Never an address. */
  readonly key: string
  /** A function is called only if the mail is really sent, and may create its content. */
  readonly content: MailContent | (() => Promise<MailContent>)
  /** Absent: Assay itself writes. */
  readonly brand?: MailBrand
}

export type DeliveryOutcome = 'sent' | 'alreadySent' | 'failed' | 'uncertain'

type Row = typeof mailDeliveries.$inferSelect

/** Longer than any attempt: after it none can be running. */
const ABANDONED_MS = 3 * MINUTE_MS
/** For three days in all: a mail server may be down over a weekend. */
const RETRY_DELAYS_MS = [
  ...[1, 5, 15, 40].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 8, 12, 12, 12, 12].map((hours) => hours * HOUR_MS),
]
const INTERRUPTED = 'The server stopped while it was being sent.'
/** A later time was set by a clock that was ahead, and does not count. */
const CLOCK_TOLERANCE_MS = HOUR_MS

/**
 * Sends one mail per key across retries, crashes and servers. A mail interrupted by a crash may have arrived, so it is
 * marked uncertain and not sent again. Throws TryAgain if the caller should retry.
 */
export async function deliverMail(ctx: Context, mailer: Mailer, letter: Letter): Promise<DeliveryOutcome> {
  const claimed = await claim(ctx, letter.key)
  if (!('row' in claimed)) return claimed.outcome
  const { row } = claimed
  const { key: _key, content, brand = OWN_BRAND, ...rest } = letter
  const { messageId } = row
  try {
    const written = writeMail(letter.subject, typeof content === 'function' ? await content() : content, brand)
    const fromName = brand === OWN_BRAND ? null : brand.name
    await mailer.send({ ...rest, ...written, fromName, messageId, date: ctx.now() })
  } catch (error) {
    return endInFailure(ctx, row, error)
  }
  await settle(ctx, row, { state: 'sent', sentAt: ctx.now() })
  return 'sent'
}

async function claim(ctx: Context, key: string): Promise<{ row: Row } | { outcome: DeliveryOutcome }> {
  const now = ctx.now()
  const id = newId(now.getTime())
  const [inserted] = await ctx.db
    .insert(mailDeliveries)
    .values({
      id,
      key,
      state: 'sending',
      attempts: 1,
      startedAt: now,
      createdAt: now,
      updatedAt: now,
      messageId: messageIdOf(key),
      jobId: ctx.jobId ?? null,
    })
    .onConflictDoNothing()
    .returning()
  if (inserted) return { row: inserted }
  const [again] = await ctx.db
    .update(mailDeliveries)
    .set({
      state: 'sending',
      startedAt: now,
      tryAgainAt: null,
      updatedAt: now,
      ...(ctx.jobId === undefined ? {} : { jobId: ctx.jobId }),
      attempts: sql`${mailDeliveries.attempts} + 1`,
    })
    .where(
      and(
        eq(mailDeliveries.key, key),
        eq(mailDeliveries.state, 'waiting'),
        or(lte(mailDeliveries.tryAgainAt, now), gt(mailDeliveries.updatedAt, tooFarAhead(now))),
      ),
    )
    .returning()
  return again ? { row: again } : { outcome: await askOutcome(ctx, key) }
}

async function askOutcome(ctx: Context, key: string): Promise<DeliveryOutcome> {
  const [row] = await ctx.db.select().from(mailDeliveries).where(eq(mailDeliveries.key, key))
  if (!row) throw new Error('The delivery is gone.')
  if (row.state === 'sent') return 'alreadySent'
  if (row.state === 'failed' || row.state === 'uncertain') {
    await hold(ctx, row.lastError ?? '')
    return row.state
  }
  if (row.tryAgainAt) throw new TryAgain(row.tryAgainAt, 'The mail waits for its next attempt.')
  const abandonedAt = new Date(row.startedAt.getTime() + ABANDONED_MS)
  if (abandonedAt > ctx.now() && row.startedAt < tooFarAhead(ctx.now()))
    throw new TryAgain(abandonedAt, 'Another server is sending this mail.')
  return giveUp(ctx, row, 'uncertain', INTERRUPTED)
}

async function endInFailure(ctx: Context, row: Row, error: unknown): Promise<DeliveryOutcome> {
  const fate = error instanceof MailFailure ? error.fate : 'notTaken'
  const lastError = error instanceof MailFailure ? error.message : 'The mail could not be written.'
  if (fate === 'unknown') return giveUp(ctx, row, 'uncertain', lastError)
  const delayMs = RETRY_DELAYS_MS[row.attempts - 1]
  if (fate === 'refused' || delayMs === undefined) return giveUp(ctx, row, 'failed', lastError)
  const tryAgainAt = new Date(ctx.now().getTime() + delayMs)
  await settle(ctx, row, { state: 'waiting', tryAgainAt, lastError })
  if (!(error instanceof MailFailure)) throw error
  throw new TryAgain(tryAgainAt, lastError)
}

async function giveUp(
  ctx: Context,
  row: Row,
  state: 'failed' | 'uncertain',
  lastError: string,
): Promise<'failed' | 'uncertain'> {
  await settle(ctx, row, { state, lastError })
  await hold(ctx, lastError)
  return state
}

/** Settles this attempt only: one that was abandoned in the meantime stays abandoned. */
async function settle(ctx: Context, row: Row, change: Partial<Row>): Promise<void> {
  await ctx.db
    .update(mailDeliveries)
    .set({ ...change, updatedAt: ctx.now() })
    .where(
      and(
        ...[eq(mailDeliveries.id, row.id), eq(mailDeliveries.state, 'sending')],
        eq(mailDeliveries.attempts, row.attempts),
      ),
    )
}

/** Marks abandoned attempts whose callers never returned. */
export async function markInterruptedMail(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .update(mailDeliveries)
    .set({ state: 'uncertain', lastError: INTERRUPTED, updatedAt: now })
    .where(
      and(
        eq(mailDeliveries.state, 'sending'),
        or(
          lt(mailDeliveries.startedAt, new Date(now.getTime() - ABANDONED_MS)),
          gt(mailDeliveries.startedAt, tooFarAhead(now)),
        ),
      ),
    )
}

/**
 * At an operator's request, sends again what failed or may have failed. The Message-ID stays, so a mail program shows
 * one.
 */
export async function allowAnotherMail(db: Queries, jobId: string, now: Date): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ state: 'waiting', tryAgainAt: now, attempts: 0, updatedAt: now })
    .where(and(eq(mailDeliveries.jobId, jobId), inArray(mailDeliveries.state, ['failed', 'uncertain'])))
}

export interface TroubledMail {
  readonly key: string
  readonly state: 'failed' | 'uncertain'
  readonly at: Date
  readonly why: string
}

const MAX_SHOWN = 20

/** Mails that failed or may have failed, latest first, for an operator to look into. */
export async function listTroubledMail(ctx: Context): Promise<TroubledMail[]> {
  const rows = await ctx.db
    .select()
    .from(mailDeliveries)
    .where(inArray(mailDeliveries.state, ['failed', 'uncertain']))
    .orderBy(desc(mailDeliveries.createdAt))
    .limit(MAX_SHOWN)
  return rows.flatMap(({ key, state, updatedAt: at, lastError }) =>
    state === 'failed' || state === 'uncertain' ? [{ key, state, at, why: lastError ?? '' }] : [],
  )
}

const tooFarAhead = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS)

const messageIdOf = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@assay.mail>`
