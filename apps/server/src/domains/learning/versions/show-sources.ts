import { MIN_SEARCHES, ownShare } from '@assay/training/funnel'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { type LivePool, servingModel } from '../../ranking/index.ts'
import { type Company, findCompany } from '../../tenants/index.ts'
import { countFunnel } from '../funnel/index.ts'
import { type Agreement, listAgreements } from './learning-agreements.store.ts'
import { findInState } from './model-versions.store.ts'

export interface LearningSource {
  readonly company: Pick<Company, 'id' | 'name'>
  readonly impressions: number
  readonly searches: number
  readonly needed: number
  readonly share: number
  readonly modelName: string
  readonly hasOwnModel: boolean
  readonly agreement: Agreement | null
}

/** A company's amount of training data, and the model that serves it. */
export async function showSource(ctx: Context, live: LivePool, companyId: string): Promise<LearningSource> {
  const company = await findCompany(ctx.db, companyId)
  if (company === null) throw notFound('company')
  const now = ctx.now()
  const { impressions, searches } = await countFunnel(ctx.db, companyId, now)
  const agreements = await listAgreements(ctx.db)
  return {
    company,
    impressions,
    searches,
    needed: MIN_SEARCHES,
    share: ownShare(searches),
    modelName: (await servingModel(live, ctx.db, { companyId, at: now })).version,
    hasOwnModel: (await findInState(ctx.db, companyId, 'serving')) !== null,
    agreement: agreements.find((agreement) => agreement.companyId === companyId) ?? null,
  }
}

/** The training data for the shared model; `shown` are sources that were already counted. */
export async function describeEverybody(
  ctx: Context,
  live: LivePool,
  shown: readonly LearningSource[],
): Promise<Record<string, unknown>> {
  const now = ctx.now()
  const agreements = await listAgreements(ctx.db)
  let searches = 0
  for (const { companyId } of agreements)
    searches += (shown.find(({ company }) => company.id === companyId) ?? (await countFunnel(ctx.db, companyId, now)))
      .searches
  return {
    agreed: agreements.length,
    searches,
    needed: MIN_SEARCHES,
    modelName: (await servingModel(live, ctx.db, { companyId: null, at: now })).version,
  }
}
