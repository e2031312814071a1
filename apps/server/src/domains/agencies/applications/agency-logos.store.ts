import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { agencies, agencyLogos } from '../records/agencies.tables.ts'

export type AgencyLogo = Pick<typeof agencyLogos.$inferSelect, 'mediaType' | 'content'>

export async function findAgencyLogo(db: Queries, agencyId: string): Promise<AgencyLogo | null> {
  const [found] = await db
    .select({ mediaType: agencyLogos.mediaType, content: agencyLogos.content })
    .from(agencyLogos)
    .where(eq(agencyLogos.agencyId, agencyId))
  return found ?? null
}

/** null removes it. The version of the profile stays, since concurrent edits change other fields. */
export async function saveAgencyLogo(db: Queries, agencyId: string, logo: AgencyLogo | null, at: Date): Promise<void> {
  if (logo === null) await db.delete(agencyLogos).where(eq(agencyLogos.agencyId, agencyId))
  else
    await db
      .insert(agencyLogos)
      .values({ agencyId, ...logo })
      .onConflictDoUpdate({ target: agencyLogos.agencyId, set: { ...logo } })
  await db
    .update(agencies)
    .set({ logoChangedAt: logo === null ? null : at })
    .where(eq(agencies.id, agencyId))
}
