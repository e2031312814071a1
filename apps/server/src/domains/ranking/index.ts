// Who comes first today? What other domains may ask of ranking.
export { engineTaxonomy } from './engine-taxonomy.ts'
export { createLivePool, dayNumber, dayOf, type LivePool, type LivePoolOptions, poolOptions } from './live-pool.ts'
export { countLive, explainLive, type RankedPool, rankLive, rankPool } from './rank-pool.ts'
export { FEWEST_FOR_PAY, type SkillDescription, type SkillFigures } from './skill-figures.ts'
export { type Counterfactual, counterfactualLive } from './weigh-counterfactual.ts'
