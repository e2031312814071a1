// Who comes first today? What other domains may ask of ranking.
export { engineTaxonomy } from './engine-taxonomy.ts'
export { findModel, modelHash, tablesHash } from './known-models.ts'
export { createLivePool, dayNumber, dayOf, type LivePool, type LivePoolOptions } from './live-pool.ts'
export { poolOptions } from './pool-options.ts'
export { countLive, explainLive, type RankedPool, rankLive, rankPool } from './rank-pool.ts'
export { type RebuiltPool, rebuildPool } from './rebuild-pool.ts'
export { FEWEST_FOR_PAY, type SkillDescription, type SkillFigures } from './skill-figures.ts'
export { type Concessions, type Counterfactual, concessionsLive, counterfactualLive } from './weigh-counterfactual.ts'
