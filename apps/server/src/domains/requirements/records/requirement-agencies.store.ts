import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { requirementAgencies, requirements } from './requirements.tables.ts'

export interface AllowedAgency {
  readonly agencyId: string
  /** Client contacts who follow the requirement through this agency. */
  readonly contactIds: readonly string[]
}

/** Agencies that may supply, by requirement. */
export async function listAllowedAgencies(
  db: Queries,
  requirementIds: readonly string[],
): Promise<Map<string, AllowedAgency[]>> {
  if (requirementIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(requirementAgencies)
    .where(inArray(requirementAgencies.requirementId, [...requirementIds]))
    .orderBy(requirementAgencies.createdAt, requirementAgencies.agencyId)
  const byRequirement = Map.groupBy(found, ({ requirementId }) => requirementId)
  return new Map(byRequirement)
}

export async function insertAllowedAgencies(
  db: Queries,
  rows: readonly (typeof requirementAgencies.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(requirementAgencies).values([...rows])
}

export async function replaceAllowedAgencies(
  db: Queries,
  requirementId: string,
  { agencies, by, at }: { agencies: readonly AllowedAgency[]; by: string | null; at: Date },
): Promise<void> {
  await db.delete(requirementAgencies).where(eq(requirementAgencies.requirementId, requirementId))
  await insertAllowedAgencies(
    db,
    agencies.map(({ agencyId, contactIds }) => ({
      requirementId,
      agencyId,
      contactIds: [...contactIds],
      allowedBy: by,
      createdAt: at,
    })),
  )
}

/** Requirements that an agency may fill for a client now. */
export async function listSuppliedBy(
  db: Queries,
  { agencyId, companyId }: { agencyId: string; companyId: string },
): Promise<{ id: string; title: string; state: (typeof requirements.$inferSelect)['state'] }[]> {
  return db
    .select({ id: requirements.id, title: requirements.title, state: requirements.state })
    .from(requirements)
    .innerJoin(requirementAgencies, eq(requirementAgencies.requirementId, requirements.id))
    .where(
      and(
        ...[eq(requirementAgencies.agencyId, agencyId), eq(requirements.companyId, companyId)],
        inArray(requirements.state, ['open', 'paused']),
      ),
    )
    .orderBy(requirements.openedAt, requirements.id)
}
