import type { AlertFrequency } from '@assay/contracts/candidate-searches'
import type { Pay } from '@assay/contracts/money'
import type { Presented, Related } from '@assay/jsonapi/present'
import { legendOf } from '../../requirements/index.ts'
import type { PoolChange, SameCareer, SearchPreview } from '../matches/index.ts'
import { criteriaCountsOf, type FrozenMatch, matchIdOf, metCriteriaOf, type Search } from '../searches/index.ts'

export interface SearchAround {
  readonly poolChange: PoolChange | null
  readonly alert: AlertFrequency | 'off'
  readonly matches?: readonly Presented[]
  readonly parent?: Related
  readonly user?: Related
}

export function presentSearch(search: Search, around: SearchAround): Presented {
  const { parentId, requirementId, userId } = search
  return {
    type: 'candidate-searches',
    id: search.id,
    attributes: {
      door: search.door,
      text: search.text,
      criteria: shownCriteria(search.criteria),
      excludedEmployers: search.criteria.exclude.companies ?? [],
      legend: legendOf(search.criteria),
      spans: search.spans,
      notUnderstood: search.notUnderstood,
      lint: search.lint,
      poolHash: search.poolHash,
      poolSize: search.poolSize,
      matchedCount: search.matchedCount,
      frozenCount: search.frozenCount,
      facets: search.facets,
      criteriaCounts: criteriaCountsOf(search.facets),
      waterfall: search.waterfall,
      modelVersionId: search.modelVersionId,
      tookMs: search.tookMs,
      state: search.state,
      savedName: search.savedName,
      createdForAlert: search.createdForAlert,
      seenAt: search.seenAt,
      alert: around.alert,
      poolChange: around.poolChange,
      version: search.version,
      createdAt: search.createdAt,
      updatedAt: search.updatedAt,
    },
    relationships: {
      ...(around.matches === undefined ? {} : { matches: around.matches }),
      parent: around.parent ?? (parentId === null ? null : { type: 'candidate-searches', id: parentId }),
      requirement: requirementId === null ? null : { type: 'requirements', id: requirementId },
      user: around.user ?? { type: 'users', id: userId },
    },
  }
}

/** Searches could once name employers to leave out; sent again, the criteria must not name them. */
export function shownCriteria({ exclude, ...criteria }: Search['criteria']): Search['criteria'] {
  const { companies: _, ...others } = exclude
  return { ...criteria, exclude: others }
}

export interface MatchAround {
  readonly search: { readonly id: string; readonly isNew?: boolean }
  readonly starred: boolean
  readonly pipelineStage: string | null
  readonly sameCareer: SameCareer | null
  /** Without permission to read explanations the lines are left out. */
  readonly isExplained: boolean
  readonly rateConverted: Pay | null
  readonly candidate: Related
}

export function presentMatch(match: FrozenMatch, around: MatchAround): Presented {
  return {
    type: 'matches',
    id: matchIdOf(around.search.id, match.candidateId),
    attributes: {
      rank: match.rank,
      score: match.score,
      low: match.low,
      high: match.high,
      tieGroup: match.tieGroup,
      rankLow: match.rankLow,
      rankHigh: match.rankHigh,
      rankWithoutClaims: match.rankWithoutClaims,
      overlapHours: match.overlapHours,
      mustHaves: match.mustHaves,
      ...metCriteriaOf(match),
      contributions: around.isExplained ? match.contributions : [],
      sentence: match.sentence,
      rateConverted: around.rateConverted,
      starred: around.starred,
      pipelineStage: around.pipelineStage,
      sameCareer: around.sameCareer,
    },
    relationships: {
      candidate: around.candidate,
      search: around.search.isNew === true ? null : { type: 'candidate-searches', id: around.search.id },
    },
  }
}

/** A preview is not stored; the document just needs an id. */
export function presentPreview(
  preview: SearchPreview,
  id: string,
  matches: readonly Presented[] | undefined,
): Presented {
  const { wireCriteria, poolSize, matchedCount, facets, waterfall, tookMs } = preview
  return {
    type: 'search-previews',
    id,
    attributes: {
      criteria: wireCriteria,
      legend: legendOf(wireCriteria),
      poolSize,
      matchedCount,
      criteriaCounts: criteriaCountsOf(facets),
      waterfall,
      tookMs,
    },
    ...(matches === undefined ? {} : { relationships: { matches } }),
  }
}
