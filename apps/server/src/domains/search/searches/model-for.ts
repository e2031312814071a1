import type { Model } from '@assay/ranking-engine'
import type { Queries } from '../../../platform/context/context.ts'
import { type LivePool, servingModel } from '../../ranking/index.ts'
import { findRequirement } from '../../requirements/index.ts'
import type { Search } from './searches.store.ts'

/**
 * The model that ranks for a company now. A requirement with frozen weights keeps the model of that time, so that all
 * its candidates are judged alike.
 */
export async function modelFor(
  db: Queries,
  live: LivePool,
  asked: { companyId: string; requirementId: string | null; now: Date },
): Promise<Model> {
  const { companyId, requirementId, now } = asked
  const requirement =
    requirementId === null ? null : await findRequirement(db, requirementId, { kind: 'company', companyId })
  return servingModel(live, db, { companyId, at: requirement?.weightsFrozenAt ?? now })
}

/** The model with which a search was frozen; if it is unavailable, the active one. */
export async function modelOfSearch(db: Queries, live: LivePool, search: Search, now: Date): Promise<Model> {
  const { seal, modelVersionId: version, companyId, requirementId } = search
  const frozen = seal === null ? null : await live.modelOf({ version, hash: seal.hashes.model })
  return frozen ?? modelFor(db, live, { companyId, requirementId, now })
}
