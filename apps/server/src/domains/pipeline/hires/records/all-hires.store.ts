import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { hireCheckIns, hiredCandidates } from './hires.tables.ts'

/** Every hire of a company, for its export; check-ins are listed with their hire. */
export async function listAllHires(db: Queries, companyId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(hiredCandidates)
    .where(eq(hiredCandidates.companyId, companyId))
    .orderBy(hiredCandidates.createdAt, hiredCandidates.id)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const checkIns = await db.select().from(hireCheckIns).where(inArray(hireCheckIns.hireId, ids))
  const byHire = Map.groupBy(checkIns, ({ hireId }) => hireId)
  return rows.map((hire) => ({ ...hire, checkIns: byHire.get(hire.id) ?? [] }))
}
