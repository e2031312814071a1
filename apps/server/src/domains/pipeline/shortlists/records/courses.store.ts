import { eq } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { StageStep } from './shortlisted-stages.store.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

/** The origin and the stages of the candidates on a company’s shortlists. */
export interface Course {
  readonly candidateId: string
  readonly requirementId: string
  readonly searchId: string | null
  readonly steps: readonly Pick<StageStep, 'toStage' | 'at' | 'reasonCode'>[]
}

export async function listCourses(db: Queries, companyId: string): Promise<Course[]> {
  const rows = await db
    .select({ entry: shortlisteds, step: shortlistedStages })
    .from(shortlistedStages)
    .innerJoin(shortlisteds, eq(shortlisteds.id, shortlistedStages.shortlistedId))
    .where(eq(shortlisteds.companyId, companyId))
    .orderBy(shortlisteds.id, shortlistedStages.at, shortlistedStages.id)
  const byEntry = Map.groupBy(rows, ({ entry }) => entry.id)
  return [...byEntry.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return []
    const { candidateId, requirementId, searchId } = first.entry
    return { candidateId, requirementId, searchId, steps: [first, ...rest].map(({ step }) => step) }
  })
}
