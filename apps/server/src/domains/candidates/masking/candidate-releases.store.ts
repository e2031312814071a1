import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { candidateReleases } from './candidate-releases.tables.ts'

export type Release = typeof candidateReleases.$inferInsert

export async function addRelease(db: Queries, release: Release): Promise<void> {
  await db.insert(candidateReleases).values(release).onConflictDoNothing()
}

export async function removeRelease(db: Queries, contactInfoId: string): Promise<void> {
  await db.delete(candidateReleases).where(eq(candidateReleases.contactInfoId, contactInfoId))
}

export async function removeReleasesTo(db: Queries, companyId: string): Promise<void> {
  await db.delete(candidateReleases).where(eq(candidateReleases.companyId, companyId))
}

/** Releases by these candidates for these requirements; null means every requirement. */
export async function listReleases(
  db: Queries,
  wanted: { companyId: string; candidateIds: readonly string[]; requirementIds: readonly string[] | null },
): Promise<Pick<Required<Release>, 'candidateId' | 'requirementId'>[]> {
  const { companyId, candidateIds, requirementIds } = wanted
  if (candidateIds.length === 0 || requirementIds?.length === 0) return []
  return db
    .select({ candidateId: candidateReleases.candidateId, requirementId: candidateReleases.requirementId })
    .from(candidateReleases)
    .where(
      and(
        ...[eq(candidateReleases.companyId, companyId), inArray(candidateReleases.candidateId, [...candidateIds])],
        requirementIds === null ? undefined : inArray(candidateReleases.requirementId, [...requirementIds]),
      ),
    )
}

/** Of these candidates, those that the company may know, for one requirement or for any. */
export async function listReleasedIds(
  db: Queries,
  wanted: { companyId: string; candidateIds: readonly string[]; requirementIds: readonly string[] | null },
): Promise<ReadonlySet<string>> {
  return new Set((await listReleases(db, wanted)).map(({ candidateId }) => candidateId))
}

/** All candidates whose identity the company may see, for these requirements or for any. */
export async function listKnownTo(
  db: Queries,
  { companyId, requirementIds }: { companyId: string; requirementIds: readonly string[] | null },
): Promise<string[]> {
  if (requirementIds?.length === 0) return []
  const found = await db
    .selectDistinct({ id: candidateReleases.candidateId })
    .from(candidateReleases)
    .where(
      and(
        eq(candidateReleases.companyId, companyId),
        requirementIds === null ? undefined : inArray(candidateReleases.requirementId, [...requirementIds]),
      ),
    )
  return found.map(({ id }) => id)
}

/** Every release of a candidate. */
export async function listReleasesOf(
  db: Queries,
  candidateId: string,
): Promise<(typeof candidateReleases.$inferSelect)[]> {
  return db
    .select()
    .from(candidateReleases)
    .where(eq(candidateReleases.candidateId, candidateId))
    .orderBy(candidateReleases.releasedAt)
}
