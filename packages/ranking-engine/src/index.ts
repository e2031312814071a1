/** What the engine offers. Nothing in it asks the clock, the machine or chance. */

export type {
  CandidateProfile,
  EvidenceGrade,
  LanguageLevel,
  ProfileSkill,
  ProfileTitle,
  Seniority,
} from './candidate/candidate-profile.ts'
export { evidenceGrades } from './candidate/candidate-profile.ts'
export type { Contribution, Match, MustHaveTick } from './explanation/match.ts'
export { type Facet, type FacetFilters, type FacetName, type FacetValue, facetNames } from './facets/facet.ts'
export { applyChange, deltaSize, mergeDelta, type PoolChange } from './inverted-index/apply-change.ts'
export { buildPool, type Pool, type PoolOptions, poolHash } from './inverted-index/pool.ts'
export { defaultModel } from './model/default-model.ts'
export { type FeatureName, featureNames, loadModel, type Model, reweighted, type Weights } from './model/model.ts'
export { type ExchangeRates, HOURS_BY_PERIOD, hourlyCents, REFERENCE_CURRENCY } from './query/pay.ts'
export type { Constraints, MustHave, NiceToHave, Pay, QueryCard } from './query/query-card.ts'
export { type Count, type CountOptions, count, explain, type Ranking, type RankOptions, rank } from './rank.ts'
export type { WaterfallStep } from './retrieval/match-block.ts'
export { compileTaxonomy, type Taxonomy, type TaxonomySource } from './taxonomy/compile-taxonomy.ts'
