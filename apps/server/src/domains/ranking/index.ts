// The live candidate pool and its ranking, as other domains may use them.

export { MIN_SAMPLE_FOR_PAY, type SkillDescription, type SkillFigures } from './figures/index.ts'
export { type ActivateModel, activateModel, findModel, modelHash, readModel, tablesHash } from './models/index.ts'
export {
  type Counterfactual,
  counterfactualLive,
  countLive,
  createLivePool,
  dayNumber,
  dayOf,
  engineTaxonomy,
  explainLive,
  type LivePool,
  type LivePoolOptions,
  listOnce,
  numbersLive,
  type PackedLine,
  type PackedMatches,
  type PackedRow,
  type PackedTick,
  poolOptions,
  type RankedPool,
  type RebuiltPool,
  rankLive,
  rankPackedLive,
  rankPool,
  rebuildPool,
  type SomePeople,
  servingModel,
  titleMetIn,
  untilFollowed,
  type Word,
} from './pool/index.ts'
