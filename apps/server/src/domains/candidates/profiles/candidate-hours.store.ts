import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { candidates, type WorkingHours } from './candidates.tables.ts'

/** When and in which time zone a candidate can be met, without personal data. */
export interface WayToMeet {
  readonly candidateId: string
  readonly maskedName: string
  readonly timezone: string | null
  readonly workingHours: readonly WorkingHours[]
}

export async function listWaysToMeet(db: Queries, candidateIds: readonly string[]): Promise<Map<string, WayToMeet>> {
  if (candidateIds.length === 0) return new Map()
  const found = await db
    .select({
      candidateId: candidates.id,
      maskedName: candidates.maskedName,
      timezone: candidates.timezone,
      workingHours: candidates.workingHours,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...candidateIds]))
  return new Map(found.map((row) => [row.candidateId, row]))
}
