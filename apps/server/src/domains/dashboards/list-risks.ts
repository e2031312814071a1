import type { Context } from '../../platform/context/context.ts'
import { countStages } from '../pipeline/shortlists/index.ts'
import { listRequirements, listTeams, type Requirement } from '../requirements/index.ts'
import { risksOf } from './risks.rules.ts'

export interface RequirementAtRisk {
  readonly requirement: Requirement
  readonly team: readonly string[]
  readonly reasons: readonly string[]
}

const BATCH = 500

/** Every open requirement at risk of staying unfilled, across companies; for the scheduler. */
export async function listRisks(ctx: Context): Promise<RequirementAtRisk[]> {
  const risks: RequirementAtRisk[] = []
  let after: string | null | undefined
  do {
    const found = await listRequirements(ctx.db, {
      access: { kind: 'every' },
      filter: { state: 'open' },
      sort: [],
      page: { size: BATCH, ...(after ? { after } : {}) },
    })
    const ids = found.data.map(({ id }) => id)
    const [stages, teams] = [await countStages(ctx.db, ids), await listTeams(ctx.db, ids)]
    for (const requirement of found.data) {
      const { id, seats, openedAt, createdAt } = requirement
      const reasons = risksOf({ openedAt: openedAt ?? createdAt, seats, stages: stages.get(id) ?? {} }, ctx.now())
      if (reasons.length > 0) risks.push({ requirement, team: teams.get(id) ?? [], reasons })
    }
    after = found.after
  } while (after)
  return risks
}
