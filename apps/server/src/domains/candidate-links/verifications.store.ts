import { randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@assay/contracts/candidate-links'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { Gone } from '../../platform/errors/gone.ts'
import { installationKeys, verifications } from './verifications.tables.ts'

export type Link = typeof verifications.$inferSelect

const isOpen = and(isNull(verifications.usedAt), isNull(verifications.closedAt))

export const readLinkKey = (db: Queries): Promise<Buffer> => readInstallationKey(db, 'candidate-links')

/** Created on first use; every server then reads the same key. */
export async function readInstallationKey(db: Queries, name: 'candidate-links' | 'evidence'): Promise<Buffer> {
  const [known] = await db.select().from(installationKeys).where(eq(installationKeys.name, name))
  if (known !== undefined) return known.key
  await db
    .insert(installationKeys)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing()
  const [made] = await db.select().from(installationKeys).where(eq(installationKeys.name, name))
  if (made === undefined) throw new Gone('key')
  return made.key
}

/** null if an equal link is open already. */
export async function addLink(db: Queries, link: typeof verifications.$inferInsert): Promise<Link | null> {
  const [added] = await db.insert(verifications).values(link).onConflictDoNothing().returning()
  return added ?? null
}

export async function findLink(db: Queries, id: string): Promise<Link | null> {
  const [found] = await db.select().from(verifications).where(eq(verifications.id, id))
  return found ?? null
}

interface Subject {
  readonly subjectType: string
  readonly subjectId: string
}

export async function findOpenLinkFor(
  db: Queries,
  { candidateId, purpose, subjectType, subjectId }: Subject & { candidateId: string; purpose: LinkPurpose },
): Promise<Link | null> {
  const [found] = await db
    .select()
    .from(verifications)
    .where(
      and(
        ...[eq(verifications.candidateId, candidateId), eq(verifications.action, purpose)],
        ...[eq(verifications.subjectType, subjectType), eq(verifications.subjectId, subjectId)],
        isOpen,
      ),
    )
  return found ?? null
}

/** Links of a company that currently await a candidate's answer. */
export async function listOpenLinks(
  db: Queries,
  { candidateId, companyId, now }: { candidateId: string; companyId: string; now: Date },
): Promise<Link[]> {
  return db
    .select()
    .from(verifications)
    .where(
      and(
        ...[eq(verifications.candidateId, candidateId), eq(verifications.companyId, companyId)],
        ...[isOpen, gt(verifications.expiresAt, now)],
      ),
    )
    .orderBy(verifications.expiresAt)
}

/** Of several concurrent answers one gets the row; the others get null. */
export async function markUsed(db: Queries, id: string, outcome: string, now: Date): Promise<Link | null> {
  const [used] = await db
    .update(verifications)
    .set({ usedAt: now, outcome, updatedAt: now })
    .where(and(eq(verifications.id, id), isOpen))
    .returning()
  return used ?? null
}

export async function closeOpenLinks(
  db: Queries,
  { subjectType, subjectId, purposes }: Subject & { purposes?: readonly LinkPurpose[] | undefined },
  now: Date,
): Promise<void> {
  await db
    .update(verifications)
    .set({ closedAt: now, updatedAt: now })
    .where(
      and(
        ...[eq(verifications.subjectType, subjectType), eq(verifications.subjectId, subjectId), isOpen],
        purposes === undefined ? undefined : inArray(verifications.action, [...purposes]),
      ),
    )
}

/** Closes the links of an erased candidate. */
export async function closeLinksOfCandidate(
  db: Queries,
  { candidateId, except, at }: { candidateId: string; except: string | null; at: Date },
): Promise<void> {
  await db
    .update(verifications)
    .set({ closedAt: at, updatedAt: at })
    .where(
      and(
        eq(verifications.candidateId, candidateId),
        except === null ? undefined : ne(verifications.id, except),
        isOpen,
      ),
    )
}

/** Deletes the links about these records. */
export async function deleteLinksAbout(db: Queries, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await db.delete(verifications).where(inArray(verifications.subjectId, [...subjectIds]))
}
