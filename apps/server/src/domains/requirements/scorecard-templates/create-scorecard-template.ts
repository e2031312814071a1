import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { scorecardTemplateChanged } from '../records/index.ts'
import { mayEditScorecardTemplates } from './scorecard-templates.policy.ts'
import { insertScorecardTemplates, type ScorecardTemplate } from './scorecard-templates.store.ts'

export async function createScorecardTemplate(
  ctx: Context,
  input: Pick<ScorecardTemplate, 'name' | 'kind' | 'criteria'>,
): Promise<ScorecardTemplate> {
  const { actor } = ctx
  if (!mayEditScorecardTemplates(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can manage scorecards.' })
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const [made] = await insertScorecardTemplates(tx, [
      { ...input, id: newId(now.getTime()), companyId: actor.companyId, createdAt: now, updatedAt: now },
    ])
    if (made === undefined) throw new Error('The scorecard was not inserted.')
    tx.record(scorecardTemplateChanged(made, 'create', { after: { name: made.name, criteria: made.criteria } }))
    return made
  })
}
