import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

export const finalStages = ['interviewing', 'decision', 'offer'] as const

export interface Finalist {
  readonly candidateId: string
  readonly requirementId: string
  readonly reached: (typeof finalStages)[number]
  readonly endedAt: Date
}

/** Candidates that a company met and did not hire, each with the furthest stage of the latest process. */
export async function listFinalists(db: Queries, companyId: string): Promise<Finalist[]> {
  const rows = await db
    .select({ entry: shortlisteds, reached: shortlistedStages.toStage })
    .from(shortlisteds)
    .innerJoin(shortlistedStages, eq(shortlistedStages.shortlistedId, shortlisteds.id))
    .where(
      and(
        eq(shortlisteds.companyId, companyId),
        inArray(shortlisteds.stage, ['rejected', 'withdrawn', 'closed']),
        inArray(shortlistedStages.toStage, [...finalStages]),
      ),
    )
    .orderBy(desc(shortlisteds.stageSince), desc(shortlisteds.id))
  const best = new Map<string, Finalist>()
  for (const { entry, reached } of rows) {
    const known = best.get(entry.candidateId)
    const stage = reached as Finalist['reached']
    if (known !== undefined && known.requirementId !== entry.requirementId) continue
    if (known !== undefined && finalStages.indexOf(known.reached) >= finalStages.indexOf(stage)) continue
    const { candidateId, requirementId, stageSince } = entry
    best.set(candidateId, { candidateId, requirementId, reached: stage, endedAt: stageSince })
  }
  return [...best.values()]
}
