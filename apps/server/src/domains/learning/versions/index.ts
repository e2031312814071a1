// Model versions, and which of them serves.
export { mayReadModels } from './model-versions.policy.ts'
export { proposeModels } from './propose-models.ts'
