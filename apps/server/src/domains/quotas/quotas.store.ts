import { randomBytes } from 'node:crypto'
import type { QuotaKind } from '@assay/contracts/daily-quotas'
import { and, avg, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { quotaDays, quotaKeys, quotaUses } from './quotas.tables.ts'

export interface Subject {
  readonly subject: string
  readonly day: string
}

export interface Taken {
  readonly granted: boolean
  /** Including what was just taken. */
  readonly used: number
  /** How many of the keys were new. */
  readonly taken: number
}

/**
 * Takes all new keys or none, in one statement, so that servers that read in parallel stay within the limit together.
 */
export async function takeQuota(
  db: Queries,
  wanted: Subject & { kind: QuotaKind; keys: readonly string[]; limit: number; now: Date },
): Promise<Taken> {
  const { subject, day, kind, keys, limit, now } = wanted
  const { rows } = await db.execute<{ granted: boolean; used: number; taken: number }>(
    sql`select granted, used, taken from take_quota(${subject}, ${day}, ${kind}, ${sql.param([...new Set(keys)])}::uuid[], ${limit}, ${now.toISOString()})`,
  )
  const [taken] = rows
  if (taken === undefined) throw new Error('The quota did not answer.')
  return taken
}

export async function readUsed(db: Queries, { subject, day }: Subject, kind: QuotaKind): Promise<number> {
  const [found] = await db
    .select({ used: quotaDays.used })
    .from(quotaDays)
    .where(and(eq(quotaDays.subject, subject), eq(quotaDays.day, day), eq(quotaDays.kind, kind)))
  return found?.used ?? 0
}

export async function countSince(
  db: Queries,
  { subject, day }: Subject,
  kind: QuotaKind,
  since: Date,
): Promise<number> {
  const [counted] = await db
    .select({ uses: count() })
    .from(quotaUses)
    .where(
      and(eq(quotaUses.subject, subject), eq(quotaUses.day, day), eq(quotaUses.kind, kind), gte(quotaUses.at, since)),
    )
  return counted?.uses ?? 0
}

/** The usual use of a day before this one, and on how many days it is based. */
export async function readUsual(
  db: Queries,
  { subject, day }: Subject,
  kind: QuotaKind,
): Promise<{ days: number; average: number }> {
  const [usual] = await db
    .select({ days: count(), average: avg(quotaDays.used) })
    .from(quotaDays)
    .where(
      and(eq(quotaDays.subject, subject), eq(quotaDays.kind, kind), lt(quotaDays.day, day), sql`${quotaDays.used} > 0`),
    )
  return { days: usual?.days ?? 0, average: Number(usual?.average ?? 0) }
}

const WARNED = '00000000-0000-0000-0000-000000000000'

/** False if this subject was warned of today. */
export async function markWarned(db: Queries, { subject, day }: Subject, now: Date): Promise<boolean> {
  const marked = await db
    .insert(quotaUses)
    .values({ subject, day, kind: 'warning', key: WARNED, at: now })
    .onConflictDoNothing()
    .returning({ key: quotaUses.key })
  return marked.length > 0
}

/** The key of the day, the same on every server. */
export async function keyOfDay(db: Queries, day: string): Promise<Buffer> {
  const find = () => db.select().from(quotaKeys).where(eq(quotaKeys.day, day))
  const [known] = await find()
  if (known !== undefined) return known.key
  await db
    .insert(quotaKeys)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing()
  const [made] = await find()
  if (made === undefined) throw new Error('The key of the day is gone.')
  return made.key
}

export async function deleteUsesBefore(db: Queries, day: string): Promise<void> {
  await db.delete(quotaUses).where(lt(quotaUses.day, day))
  await db.delete(quotaKeys).where(lt(quotaKeys.day, day))
}

/** Counts of guests go with the key of their day; those of people stay, as what is usual for them. */
export async function deleteDaysBefore(db: Queries, days: { guests: string; people: string }): Promise<void> {
  await db.delete(quotaDays).where(lt(quotaDays.day, days.people))
  await db.delete(quotaDays).where(and(lt(quotaDays.day, days.guests), sql`${quotaDays.subject} like 'guest:%'`))
}
