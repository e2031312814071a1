// Ranking models, and which one is served.

export { findModel, modelHash, tablesHash } from './known-models.ts'
export { type ActivateModel, activateModel, findModelText, findServingHash } from './model-activations.store.ts'
export { readModel, saveModel } from './ranking-models.store.ts'
