/** The engine's public API. All of it is pure: no clock, no I/O, no random numbers. */

export type {
  CandidateProfile,
  EvidenceGrade,
  LanguageLevel,
  ProfileSkill,
  ProfileTitle,
  Seniority,
} from './candidate/candidate-profile.ts'
export { evidenceGrades } from './candidate/candidate-profile.ts'
export type { CriteriaOptions } from './counterfactual/count-each.ts'
export {
  applyChanges,
  type Change,
  type Raise,
  raiseCandidate,
} from './counterfactual/raise-candidate.ts'
export { findWhatKeepsBack, type KeptBack, type Relaxation } from './counterfactual/relax-criteria.ts'
export { type CriteriaNumbers, numbersOf } from './counterfactual/soften-criteria.ts'
export type { Contribution, Match, MustHaveTick } from './explanation/match.ts'
export { type Facet, type FacetFilters, type FacetName, type FacetValue, facetNames } from './facets/facet.ts'
export type { WaterfallStep } from './filtering/match-block.ts'
export { applyChange, deltaSize, hasChanges, mergeDelta, type PoolChange } from './inverted-index/apply-change.ts'
export { buildPool, type Pool, type PoolOptions, poolHash } from './inverted-index/pool.ts'
export {
  type ChangedParcel,
  packChanged,
  packSorted,
  type SortedParcel,
  unpackPool,
} from './inverted-index/pool-parcel.ts'
export { loadSnapshot, snapshot, snapshotParts } from './inverted-index/snapshot.ts'
export { defaultModel } from './model/default-model.ts'
export { legacyModel } from './model/legacy-model.ts'
export { loadModel } from './model/load-model.ts'
export { type FeatureName, featureNames, type Model, reweighted, type Shapes, type Weights } from './model/model.ts'
export { type ExchangeRates, HOURS_BY_PERIOD, hourlyCents, REFERENCE_CURRENCY } from './query/pay.ts'
export {
  type Constraints,
  isLimitRequired,
  type KeywordCriterion,
  type LimitName,
  limitNames,
  type MustHave,
  type NiceToHave,
  noConstraints,
  type Pay,
  type SearchCriteria,
  type TextWords,
} from './query/search-criteria.ts'
export type { WordMatches } from './query/word-matches.ts'
export { type Count, count, explain, type Ranking, rank } from './rank.ts'
export { coordinateSearch, type Execution } from './sharing/coordinate-search.ts'
export { runWorker } from './sharing/join-search.ts'
export type { CountOptions, RankOptions } from './sharing/question.ts'
export { endRounds, failWorker, openSharedState, resetSharedState, type SharedState } from './sharing/shared-state.ts'
export { compileTaxonomy, type Taxonomy, type TaxonomySource } from './taxonomy/compile-taxonomy.ts'
