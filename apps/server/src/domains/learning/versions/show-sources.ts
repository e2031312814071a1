import { MIN_SEARCHES, ownShare } from '@assay/training/funnel'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { type LivePool, servingModel } from '../../ranking/index.ts'
import { type Company, findCompany } from '../../tenants/index.ts'
import { gatherFunnel } from '../funnel/index.ts'
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
  const funnel = await gatherFunnel(ctx.db, [companyId], now)
  const agreements = await listAgreements(ctx.db)
  return {
    company,
    impressions: funnel.impressions,
    searches: funnel.searches.length,
    needed: MIN_SEARCHES,
    share: ownShare(funnel.searches.length),
    modelName: (await servingModel(live, ctx.db, { companyId, at: now })).version,
    hasOwnModel: (await findInState(ctx.db, companyId, 'serving')) !== null,
    agreement: agreements.find((agreement) => agreement.companyId === companyId) ?? null,
  }
}

/** The training data for the shared model. */
export async function describeEverybody(ctx: Context, live: LivePool): Promise<Record<string, unknown>> {
  const now = ctx.now()
  const agreed = (await listAgreements(ctx.db)).map(({ companyId }) => companyId)
  const funnel = await gatherFunnel(ctx.db, agreed, now)
  return {
    agreed: agreed.length,
    searches: funnel.searches.length,
    needed: MIN_SEARCHES,
    modelName: (await servingModel(live, ctx.db, { companyId: null, at: now })).version,
  }
}
