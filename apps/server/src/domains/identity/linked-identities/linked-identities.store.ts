import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { identityAttempts, linkedIdentities } from './linked-identities.tables.ts'

export type LinkedIdentity = typeof linkedIdentities.$inferSelect
export type IdentityAttempt = typeof identityAttempts.$inferSelect

/** A user's identity at a provider. */
export interface Subject {
  readonly issuer: string
  readonly subject: string
  /** The company whose provider it is; null: Google. */
  readonly companyId: string | null
}

const isOf = (companyId: string | null) =>
  companyId === null ? isNull(linkedIdentities.companyId) : eq(linkedIdentities.companyId, companyId)

const is = ({ issuer, subject, companyId }: Subject) =>
  and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject), isOf(companyId))

export async function findIdentity(db: Queries, subject: Subject): Promise<LinkedIdentity | null> {
  const [found] = await db.select().from(linkedIdentities).where(is(subject))
  return found ?? null
}

/** null if it belongs to another account. Linking twice changes nothing but the address. */
export async function insertIdentity(
  db: Queries,
  { userId, email, now, ...subject }: Subject & { userId: string; email: string | null; now: Date },
): Promise<LinkedIdentity | null> {
  await db
    .insert(linkedIdentities)
    .values({ ...subject, id: newId(now.getTime()), userId, email, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [linked] = await db
    .update(linkedIdentities)
    .set({ email, updatedAt: now })
    .where(and(is(subject), eq(linkedIdentities.userId, userId)))
    .returning()
  return linked ?? null
}

export async function noteLoginWith(db: Queries, id: string, email: string | null, now: Date): Promise<void> {
  await db.update(linkedIdentities).set({ lastLoginAt: now, email, updatedAt: now }).where(eq(linkedIdentities.id, id))
}

export async function listIdentitiesOf(db: Queries, userId: string): Promise<LinkedIdentity[]> {
  return db.select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId)).orderBy(asc(linkedIdentities.id))
}

export async function deleteIdentityOf(db: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.id, id)))
    .returning({ id: linkedIdentities.id })
  return deleted.length > 0
}

export async function deleteIdentitiesOf(db: Queries, userId: string): Promise<void> {
  await db.delete(linkedIdentities).where(eq(linkedIdentities.userId, userId))
  await db.delete(identityAttempts).where(eq(identityAttempts.userId, userId))
}

/** All connections to the provider of a company. */
export async function deleteIdentitiesAt(db: Queries, companyId: string): Promise<void> {
  await db.delete(linkedIdentities).where(eq(linkedIdentities.companyId, companyId))
}

/** Whether any user has signed in at this issuer for this company. */
export async function hasIdentityAt(db: Queries, companyId: string, issuer: string): Promise<boolean> {
  const found = await db
    .select({ id: linkedIdentities.id })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.companyId, companyId), eq(linkedIdentities.issuer, issuer)))
    .limit(1)
  return found.length > 0
}

export async function insertAttempt(
  db: Queries,
  attempt: Omit<typeof identityAttempts.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<IdentityAttempt> {
  const [inserted] = await db
    .insert(identityAttempts)
    .values({ ...attempt, createdAt: now })
    .returning()
  if (!inserted) throw new Error('The attempt was not inserted.')
  return inserted
}

/** Takes the attempt that the state belongs to, once. */
export async function takeAttempt(db: Queries, stateHash: Buffer, now: Date): Promise<IdentityAttempt | null> {
  const [taken] = await db
    .update(identityAttempts)
    .set({ outcome: 'taken' })
    .where(
      and(
        eq(identityAttempts.stateHash, stateHash),
        eq(identityAttempts.outcome, 'started'),
        gt(identityAttempts.expiresAt, now),
      ),
    )
    .returning()
  return taken ?? null
}

export async function proveAttempt(
  db: Queries,
  id: string,
  proven: Pick<IdentityAttempt, 'tokenHash' | 'issuer' | 'subject' | 'email' | 'fullName' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(identityAttempts)
    .set({ ...proven, outcome: 'proven' })
    .where(eq(identityAttempts.id, id))
}

export async function findProven(db: Queries, id: string, now: Date): Promise<IdentityAttempt | null> {
  const [found] = await db
    .select()
    .from(identityAttempts)
    .where(
      and(eq(identityAttempts.id, id), eq(identityAttempts.outcome, 'proven'), gt(identityAttempts.expiresAt, now)),
    )
  return found ?? null
}

/** Uses the proof up; false if another request did. */
export async function useProven(db: Queries, id: string): Promise<boolean> {
  const used = await db
    .delete(identityAttempts)
    .where(and(eq(identityAttempts.id, id), eq(identityAttempts.outcome, 'proven')))
    .returning({ id: identityAttempts.id })
  return used.length > 0
}

export async function deleteOldIdentityAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(identityAttempts).where(lt(identityAttempts.expiresAt, now))
}
