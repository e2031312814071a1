import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { scorecardTemplateChanged } from '../records/index.ts'
import { mayEditScorecardTemplates } from './scorecard-templates.policy.ts'
import {
  findScorecardTemplate,
  lockScorecardTemplate,
  type ScorecardTemplate,
  updateScorecardTemplate,
} from './scorecard-templates.store.ts'

export interface ChangeScorecardTemplate {
  readonly id: string
  readonly version: number | null
  readonly name?: string | undefined
  readonly criteria?: ScorecardTemplate['criteria'] | undefined
  readonly retiredAt?: Date
}

/** Affects new interviews only: existing ones keep their questions. Retiring is idempotent. */
export async function changeScorecardTemplate(
  ctx: Context,
  { id, version, ...change }: ChangeScorecardTemplate,
): Promise<ScorecardTemplate> {
  const { actor } = ctx
  if (!mayEditScorecardTemplates(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can manage scorecards.' })
  return ctx.transaction(async (tx) => {
    if ((await findScorecardTemplate(tx, actor.companyId, id)) === null) throw notFound('scorecard')
    const before = await lockScorecardTemplate(tx, id)
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this scorecard after you opened it. Reload, then make your change.',
    )
    const isRetiring = change.retiredAt !== undefined
    if (isRetiring && before.retiredAt !== null) return before
    const after = await updateScorecardTemplate(tx, id, change, ctx.now())
    tx.record(
      scorecardTemplateChanged(after, isRetiring ? 'retire' : 'edit', {
        before: { name: before.name, criteria: before.criteria },
        after: { name: after.name, criteria: after.criteria },
      }),
    )
    return after
  })
}
