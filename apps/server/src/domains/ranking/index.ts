// The live candidate pool and its ranking, as other domains may use them.
export { engineTaxonomy } from './engine-taxonomy.ts'
export { findModel, modelHash, tablesHash } from './known-models.ts'
export { createLivePool, dayNumber, dayOf, type LivePool, type LivePoolOptions } from './live-pool.ts'
export { type ActivateModel, activateModel } from './model-activations.store.ts'
export {
  listOnce,
  type PackedLine,
  type PackedMatches,
  type PackedRow,
  type PackedTick,
  type Word,
} from './packed-matches.ts'
export { type RankedPool, rankPool } from './pool-jobs.ts'
export { poolOptions } from './pool-options.ts'
export { countLive, explainLive, rankLive, rankPackedLive } from './rank-pool.ts'
export { readModel } from './ranking-models.store.ts'
export { type RebuiltPool, rebuildPool, type SomePeople } from './rebuild-pool.ts'
export { servingModel } from './serving-model.ts'
export { MIN_SAMPLE_FOR_PAY, type SkillDescription, type SkillFigures } from './skill-figures.ts'
export { untilFollowed } from './until-followed.ts'
export { type Counterfactual, counterfactualLive, numbersLive } from './weigh-counterfactual.ts'
