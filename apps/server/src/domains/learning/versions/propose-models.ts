import { MIN_SEARCHES } from '@assay/training/funnel'
import type { Context } from '../../../platform/context/context.ts'
import type { LivePool } from '../../ranking/index.ts'
import { gatherFunnel } from '../funnel/index.ts'
import { listShownCompanies } from './learning-agreements.store.ts'
import { findLatest } from './model-versions.store.ts'
import { proposeModel, teachersOf } from './propose-model.ts'

/**
 * Nightly, for the shared model and each company: proposes a version if there are enough outcomes, and more than last
 * time.
 */
export async function proposeModels(ctx: Context, live: LivePool): Promise<void> {
  if (!live.isReady) return
  for (const companyId of [null, ...(await listShownCompanies(ctx.db))]) {
    const { searches } = await gatherFunnel(ctx.db, await teachersOf(ctx, companyId), ctx.now())
    const latest = await findLatest(ctx.db, companyId)
    if (searches.length < MIN_SEARCHES || searches.length === latest?.learnedFrom.searches) continue
    await proposeModel(ctx, live, companyId)
  }
}
