import { MIN_SEARCHES } from '@assay/training/funnel'
import type { Context } from '../../../platform/context/context.ts'
import type { LivePool } from '../../ranking/index.ts'
import { countFunnel } from '../funnel/index.ts'
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
    const searches = await countSearches(ctx, await teachersOf(ctx, companyId))
    const latest = await findLatest(ctx.db, companyId)
    if (searches < MIN_SEARCHES || searches === latest?.learnedFrom.searches) continue
    await proposeModel(ctx, live, companyId)
  }
}

async function countSearches(ctx: Context, companyIds: readonly string[]): Promise<number> {
  let sum = 0
  for (const companyId of companyIds) sum += (await countFunnel(ctx.db, companyId, ctx.now())).searches
  return sum
}
