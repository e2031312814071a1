import type { Facet, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import type { LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf, wireCriteriaOf } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  drawSeed,
  FROZEN_MATCHES,
  type FrozenMatch,
  getSearchReference,
  isEmployer,
  listAssigned,
  maySearchFor,
  modelFor,
  type SearchReference,
  unpackMatches,
} from '../searches/index.ts'
import { askPool, listExcepted } from './ask-pool.ts'
import { type ListAlike, onceEach, type SameCareer, sameCareers } from './fold-careers.ts'

/** Ranks shown while weights are being adjusted, and before the first search. */
const PREVIEWED_OF_FORK = 25
const PREVIEWED_OF_NEW = 10
const PREVIEWED_FACETS = ['mustHaves'] as const

/** A fork of a search, or a search that does not exist yet. */
export type PreviewedSearch = Omit<SearchReference, 'deletedAt'> & { readonly isNew: boolean }

export interface SearchPreview {
  readonly of: PreviewedSearch
  readonly wireCriteria: SearchCriteria
  /** Of those who share a career only the best. */
  readonly matches: readonly FrozenMatch[]
  readonly sameCareers: ReadonlyMap<string, SameCareer>
  readonly poolSize: number
  readonly matchedCount: number
  /** Only the groups by criteria missed. */
  readonly facets: readonly Facet[]
  readonly waterfall: readonly WaterfallStep[]
  readonly tookMs: number
}

/** Today's answer to a search, or a fork of one; nothing is stored. */
export async function previewSearch(
  ctx: Context,
  { live, listAlike }: { readonly live: LivePool; readonly listAlike: ListAlike },
  input: {
    criteria: SearchCriteria
    parentId?: string | undefined
    withoutClaims: boolean
    /** The candidates of `criteria.among`; null: all candidates. */
    only: readonly string[] | null
  },
): Promise<SearchPreview> {
  const { actor } = ctx
  const [of, assigned] = await Promise.all([findPreviewed(ctx, input.parentId), listAssigned(ctx)])
  assertAllowed(maySearchFor(actor, of.requirementId, assigned), 'Your role doesn’t include searches.')
  const criteria = engineCriteriaOf(input.criteria)
  const { companyId, requirementId } = of
  const limit = of.isNew ? PREVIEWED_OF_NEW : PREVIEWED_OF_FORK
  const [except, model] = await Promise.all([
    findCompany(ctx.db, companyId).then((company) => listExcepted(ctx, company, input.criteria.exclude, requirementId)),
    modelFor(ctx.db, live, { companyId, requirementId, now: ctx.now() }),
  ])
  // The parent's seed, or else equal candidates would seem to move without any change.
  const equalSeed = drawSeed(of.userId, requirementId)
  const { withoutClaims, only } = input
  const asked = {
    criteria,
    except,
    only,
    model,
    equalSeed,
    withoutClaims,
    limit,
    facets: PREVIEWED_FACETS,
  }
  const first = await askPool(ctx.db, live, asked, ctx.now())
  const isRepeated = (await sameCareers(ctx.db, listAlike, first.candidateIds)).size > 0
  // One career may fill a first page, so that others are further down.
  const { candidateIds, kept, ...answer } = isRepeated
    ? await askPool(ctx.db, live, { ...asked, limit: FROZEN_MATCHES }, ctx.now())
    : first
  const alike = await sameCareers(ctx.db, listAlike, isRepeated ? candidateIds : [])
  const listed = new Set(onceEach(candidateIds, alike).slice(0, limit))
  const found = unpackMatches(kept, candidateIds, { from: 0, to: candidateIds.length })
  const matches = found.filter(({ candidateId }) => listed.has(candidateId))
  return { of, wireCriteria: wireCriteriaOf(criteria, input.criteria), matches, sameCareers: alike, ...answer }
}

async function findPreviewed(ctx: Context, parentId: string | undefined): Promise<PreviewedSearch> {
  if (parentId !== undefined) return { ...(await getSearchReference(ctx, parentId)), isNew: false }
  const { actor } = ctx
  if (!isEmployer(actor)) throw new AppError('permission.denied', { detail: 'Only employers can search here.' })
  const id = newId(ctx.now().getTime())
  return { id, companyId: actor.companyId, userId: actor.userId, requirementId: null, isNew: true }
}
