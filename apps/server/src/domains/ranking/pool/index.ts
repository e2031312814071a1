// The live index: loading, following changes, searching in threads, rebuilding an earlier version.

export { engineTaxonomy } from './engine-taxonomy.ts'
export { createLivePool, type LivePool, type LivePoolOptions } from './live-pool.ts'
export {
  besideIn,
  besideOf,
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
export { type RebuiltPool, rebuildPool, type SomePeople } from './rebuild-pool.ts'
export { rememberForPool } from './remember-for-pool.ts'
export { servingModel } from './serving-model.ts'
export { untilFollowed } from './until-followed.ts'
export { type Counterfactual, counterfactualLive, numbersLive } from './weigh-counterfactual.ts'
