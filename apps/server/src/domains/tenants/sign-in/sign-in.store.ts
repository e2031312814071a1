import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { signInDomains, signInProviders } from './sign-in.tables.ts'

export type SignInProvider = typeof signInProviders.$inferSelect
export type SignInDomain = typeof signInDomains.$inferSelect

export async function findProviderOf(db: Queries, companyId: string): Promise<SignInProvider | null> {
  const [found] = await db.select().from(signInProviders).where(eq(signInProviders.companyId, companyId))
  return found ?? null
}

/** The role of people who join by signing in; null if joining is off. */
export async function findJoinRole(db: Queries, companyId: string): Promise<SignInProvider['joinRole']> {
  return (await findProviderOf(db, companyId))?.joinRole ?? null
}

/** The provider of the company that has proven the domain. */
export async function findProviderAt(db: Queries, domain: string): Promise<SignInProvider | null> {
  const [found] = await db
    .select({ provider: signInProviders })
    .from(signInProviders)
    .innerJoin(signInDomains, eq(signInDomains.companyId, signInProviders.companyId))
    .where(and(eq(signInDomains.domain, domain), isNotNull(signInDomains.provenAt)))
  return found?.provider ?? null
}

/** null if the company has one already. */
export async function insertProvider(
  db: Queries,
  provider: Omit<typeof signInProviders.$inferInsert, 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<SignInProvider | null> {
  const [inserted] = await db
    .insert(signInProviders)
    .values({ ...provider, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted ?? null
}

export async function lockProvider(db: Queries, id: string): Promise<SignInProvider | null> {
  const [locked] = await db.select().from(signInProviders).where(eq(signInProviders.id, id)).for('update')
  return locked ?? null
}

export async function updateProvider(
  db: Queries,
  id: string,
  change: Partial<Omit<SignInProvider, 'id' | 'companyId' | 'createdAt' | 'updatedAt' | 'version'>>,
  now: Date,
): Promise<SignInProvider> {
  const [updated] = await db
    .update(signInProviders)
    .set({ ...change, updatedAt: now, version: sql`${signInProviders.version} + 1` })
    .where(eq(signInProviders.id, id))
    .returning()
  if (!updated) throw new Gone('provider')
  return updated
}

export async function deleteProvider(db: Queries, id: string): Promise<void> {
  await db.delete(signInProviders).where(eq(signInProviders.id, id))
}

export async function listDomainsOf(db: Queries, companyId: string): Promise<SignInDomain[]> {
  return db
    .select()
    .from(signInDomains)
    .where(eq(signInDomains.companyId, companyId))
    .orderBy(asc(signInDomains.domain))
}

export async function listProvenOf(db: Queries, companyId: string): Promise<string[]> {
  const found = await listDomainsOf(db, companyId)
  return found.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain)
}

/** Proven domains that have not been checked since, the longest unchecked first. */
export async function listProvenToRecheck(
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<SignInDomain[]> {
  return db
    .select()
    .from(signInDomains)
    .where(and(isNotNull(signInDomains.provenAt), lt(signInDomains.checkedAt, before)))
    .orderBy(asc(signInDomains.checkedAt))
    .limit(limit)
}

/** The domain, if it still is proven and in need of a look; locked. */
export async function lockProvenDomain(db: Queries, id: string): Promise<SignInDomain | null> {
  const [locked] = await db
    .select()
    .from(signInDomains)
    .where(and(eq(signInDomains.id, id), isNotNull(signInDomains.provenAt)))
    .for('update')
  return locked ?? null
}

export async function findDomain(db: Queries, id: string, companyId: string): Promise<SignInDomain | null> {
  const [found] = await db
    .select()
    .from(signInDomains)
    .where(and(eq(signInDomains.id, id), eq(signInDomains.companyId, companyId)))
  return found ?? null
}

export async function insertDomain(
  db: Queries,
  { now, ...domain }: Pick<SignInDomain, 'companyId' | 'domain' | 'proof'> & { now: Date },
): Promise<SignInDomain | null> {
  const [inserted] = await db
    .insert(signInDomains)
    .values({ ...domain, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted ?? null
}

export async function updateDomain(
  db: Queries,
  id: string,
  change: Partial<Pick<SignInDomain, 'provenAt' | 'checkedAt' | 'missingSince'>>,
  now: Date,
): Promise<SignInDomain> {
  const [updated] = await db
    .update(signInDomains)
    .set({ ...change, updatedAt: now })
    .where(eq(signInDomains.id, id))
    .returning()
  if (!updated) throw new Gone('domain')
  return updated
}

export async function deleteDomain(db: Queries, id: string): Promise<void> {
  await db.delete(signInDomains).where(eq(signInDomains.id, id))
}
