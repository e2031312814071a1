import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { shortlisteds } from '../records/shortlisteds.tables.ts'
import { shortlistNotes } from './shortlist-notes.tables.ts'

export type ShortlistNote = typeof shortlistNotes.$inferSelect

/** Notes of one entry, or of a whole shortlist; oldest first. */
export async function listNotes(
  db: Queries,
  which: { readonly entryId: string } | { readonly requirementId: string },
): Promise<ShortlistNote[]> {
  const condition =
    'entryId' in which
      ? eq(shortlistNotes.shortlistedId, which.entryId)
      : eq(shortlisteds.requirementId, which.requirementId)
  const rows = await db
    .select({ note: shortlistNotes })
    .from(shortlistNotes)
    .innerJoin(shortlisteds, eq(shortlisteds.id, shortlistNotes.shortlistedId))
    .where(condition)
    .orderBy(shortlistNotes.createdAt, shortlistNotes.id)
  return rows.map(({ note }) => note)
}

export async function findNote(db: Queries, id: string): Promise<ShortlistNote | null> {
  const [found] = await db.select().from(shortlistNotes).where(eq(shortlistNotes.id, id))
  return found ?? null
}

export async function insertNote(db: Queries, row: typeof shortlistNotes.$inferInsert): Promise<ShortlistNote> {
  const [inserted] = await db.insert(shortlistNotes).values(row).returning()
  if (inserted === undefined) throw new Error('The note was not kept.')
  return inserted
}

/** Null when it was deleted in the meantime. */
export async function changeNoteBody(
  db: Queries,
  { id, authorId, body, salt, at }: { id: string; authorId: string; body: string; salt: Buffer; at: Date },
): Promise<ShortlistNote | null> {
  const own = and(eq(shortlistNotes.id, id), eq(shortlistNotes.authorId, authorId))
  const [changed] = await db
    .update(shortlistNotes)
    .set({ body, salt, editedAt: at, updatedAt: at })
    .where(own)
    .returning()
  return changed ?? null
}

export async function removeNote(db: Queries, { id, authorId }: { id: string; authorId: string }): Promise<boolean> {
  const own = and(eq(shortlistNotes.id, id), eq(shortlistNotes.authorId, authorId))
  return (await db.delete(shortlistNotes).where(own).returning()).length > 0
}

/** Erases notes about an erased candidate. */
export async function removeNotesOf(db: Queries, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length > 0) await db.delete(shortlistNotes).where(inArray(shortlistNotes.shortlistedId, [...entryIds]))
}

export async function listNotesOfCompany(db: Queries, companyId: string): Promise<Omit<ShortlistNote, 'salt'>[]> {
  const rows = await db
    .select({ note: shortlistNotes })
    .from(shortlistNotes)
    .innerJoin(shortlisteds, eq(shortlisteds.id, shortlistNotes.shortlistedId))
    .where(eq(shortlisteds.companyId, companyId))
    .orderBy(shortlistNotes.createdAt, shortlistNotes.id)
  return rows.map(({ note: { salt: _, ...note } }) => note)
}

/** The hash of each text as it is now, by the id of the note. */
export async function listNoteHashes(db: Queries, companyId: string): Promise<ReadonlyMap<string, string | null>> {
  const hash = sql<
    string | null
  >`encode(sha256(${shortlistNotes.salt} || convert_to(${shortlistNotes.body}, 'UTF8')), 'hex')`
  const rows = await db
    .select({ id: shortlistNotes.id, hash })
    .from(shortlistNotes)
    .innerJoin(shortlisteds, eq(shortlisteds.id, shortlistNotes.shortlistedId))
    .where(eq(shortlisteds.companyId, companyId))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}
