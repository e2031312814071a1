import type { Facet, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import type { LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf, wireCriteriaOf } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  drawSeed,
  type FrozenMatch,
  getSearchReference,
  listAssigned,
  maySearchFor,
  modelFor,
  type SearchReference,
  unpackMatches,
} from '../searches/index.ts'
import { askPool, listExcepted } from './ask-pool.ts'

/** Ranks shown while weights are being adjusted. */
const PREVIEWED_MATCHES = 25
const PREVIEWED_FACETS = ['mustHaves'] as const

export interface SearchPreview {
  readonly parent: SearchReference
  readonly wireCriteria: SearchCriteria
  readonly matches: readonly FrozenMatch[]
  readonly poolSize: number
  readonly matchedCount: number
  /** Only the groups by criteria missed. */
  readonly facets: readonly Facet[]
  readonly waterfall: readonly WaterfallStep[]
  readonly tookMs: number
}

/** What a fork of a search would answer today; nothing is stored. */
export async function previewSearch(
  ctx: Context,
  live: LivePool,
  input: { criteria: SearchCriteria; parentId: string; withoutClaims: boolean },
): Promise<SearchPreview> {
  const { actor } = ctx
  const [parent, assigned] = await Promise.all([getSearchReference(ctx, input.parentId), listAssigned(ctx)])
  assertAllowed(maySearchFor(actor, parent.requirementId, assigned), 'Your role does not run searches.')
  const criteria = engineCriteriaOf(input.criteria)
  const { companyId, requirementId } = parent
  const [except, model] = await Promise.all([
    findCompany(ctx.db, companyId).then((company) => listExcepted(ctx, company, input.criteria.exclude, requirementId)),
    modelFor(ctx.db, live, { companyId, requirementId, now: ctx.now() }),
  ])
  // The parent's seed, or else equal candidates would seem to move without any change.
  const equalSeed = drawSeed(parent.userId, requirementId)
  const { withoutClaims } = input
  const asked = {
    criteria,
    except,
    model,
    equalSeed,
    withoutClaims,
    limit: PREVIEWED_MATCHES,
    facets: PREVIEWED_FACETS,
  }
  const { candidateIds, kept, ...answer } = await askPool(ctx.db, live, asked, ctx.now())
  const matches = unpackMatches(kept, candidateIds, { from: 0, to: PREVIEWED_MATCHES })
  return { parent, wireCriteria: wireCriteriaOf(criteria, input.criteria.exclude), matches, ...answer }
}
