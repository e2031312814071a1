import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { passkeyChallenges, passkeys, recoveryCodes, totpKeys } from './second-factors.tables.ts'

export type TotpKey = typeof totpKeys.$inferSelect
export type Passkey = typeof passkeys.$inferSelect
export type PasskeyChallenge = typeof passkeyChallenges.$inferSelect

export async function findTotpKey(db: Queries, userId: string): Promise<TotpKey | null> {
  const [found] = await db.select().from(totpKeys).where(eq(totpKeys.userId, userId))
  return found ?? null
}

/** Replaces a key that was not confirmed; false if there is a confirmed one. */
export async function saveTotpKey(db: Queries, userId: string, sealedKey: Buffer, now: Date): Promise<boolean> {
  const kept = await db
    .insert(totpKeys)
    .values({ userId, sealedKey, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: totpKeys.userId,
      set: { sealedKey, lastStep: 0, updatedAt: now },
      setWhere: isNull(totpKeys.confirmedAt),
    })
    .returning({ userId: totpKeys.userId })
  return kept.length > 0
}

/** More than clocks differ, in steps: a step so far ahead was taken while the clock was wrong. */
const STEPS_AHEAD = 120

/** Accepts the code of a time step once: false if it or a later one was accepted before. */
export async function takeStep(db: Queries, userId: string, step: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(totpKeys)
    .set({ lastStep: step, updatedAt: now })
    .where(and(eq(totpKeys.userId, userId), or(lt(totpKeys.lastStep, step), gt(totpKeys.lastStep, step + STEPS_AHEAD))))
    .returning({ userId: totpKeys.userId })
  return taken.length > 0
}

export async function confirmTotpKey(db: Queries, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(totpKeys)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(totpKeys.userId, userId), isNull(totpKeys.confirmedAt)))
    .returning({ userId: totpKeys.userId })
  return confirmed.length > 0
}

export async function dropTotpKey(db: Queries, userId: string): Promise<void> {
  await db.delete(totpKeys).where(eq(totpKeys.userId, userId))
}

export async function replaceRecoveryCodes(
  db: Queries,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await dropRecoveryCodes(db, userId)
  await db
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: newId(now.getTime()), userId, codeHash, createdAt: now })))
}

export async function dropRecoveryCodes(db: Queries, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function takeRecoveryCode(db: Queries, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return counted?.number ?? 0
}

export interface Factors {
  readonly hasTotp: boolean
  readonly passkeys: number
}

/** In one query, since every sign-in needs it. */
export async function findFactors(db: Queries, userId: string): Promise<Factors> {
  const totp = db
    .select({ one: sql`1` })
    .from(totpKeys)
    .where(and(eq(totpKeys.userId, userId), isNotNull(totpKeys.confirmedAt)))
  const number = db.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const [found] = await db
    .select({ hasTotp: sql<boolean>`exists ${totp}`, passkeys: sql<number>`(${number})::int` })
    .from(sql`(select 1) as once`)
  return found ?? { hasTotp: false, passkeys: 0 }
}

/** Which of these users have an authenticator app, and which a passkey. */
export async function listFactorsOf(
  db: Queries,
  userIds: readonly string[],
): Promise<{ totp: ReadonlySet<string>; passkey: ReadonlySet<string> }> {
  if (userIds.length === 0) return { totp: new Set(), passkey: new Set() }
  const ids = [...userIds]
  const apps = await db
    .select({ userId: totpKeys.userId })
    .from(totpKeys)
    .where(and(inArray(totpKeys.userId, ids), isNotNull(totpKeys.confirmedAt)))
  const keys = await db.selectDistinct({ userId: passkeys.userId }).from(passkeys).where(inArray(passkeys.userId, ids))
  return { totp: new Set(apps.map(({ userId }) => userId)), passkey: new Set(keys.map(({ userId }) => userId)) }
}

export async function insertPasskey(
  db: Queries,
  passkey: Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<Passkey | null> {
  const [inserted] = await db
    .insert(passkeys)
    .values({ ...passkey, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning()
  return inserted ?? null
}

export async function listPasskeysOf(db: Queries, userId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id))
}

export async function findPasskeyByCredential(db: Queries, credentialId: string): Promise<Passkey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found ?? null
}

export async function noteUseOfPasskey(db: Queries, id: string, counter: number, now: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: now, updatedAt: now }).where(eq(passkeys.id, id))
}

export async function deletePasskeyOf(db: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

export async function insertPasskeyChallenge(
  db: Queries,
  challenge: Omit<PasskeyChallenge, 'id' | 'createdAt'>,
  now: Date,
): Promise<PasskeyChallenge> {
  const [inserted] = await db
    .insert(passkeyChallenges)
    .values({ ...challenge, id: newId(now.getTime()), createdAt: now })
    .returning()
  if (!inserted) throw new Error('The challenge was not inserted.')
  return inserted
}

/** Takes it away, so that it is answered once. */
export async function takePasskeyChallenge(db: Queries, id: string): Promise<PasskeyChallenge | null> {
  const [taken] = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning()
  return taken ?? null
}

export async function deleteOldPasskeyChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

/** For an account that is erased. */
export async function dropSecondFactors(db: Queries, userId: string): Promise<void> {
  await dropTotpKey(db, userId)
  await dropRecoveryCodes(db, userId)
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
}
