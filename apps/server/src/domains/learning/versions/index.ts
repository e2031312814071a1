// Which model versions are there, and which one serves?
export { mayReadModels } from './model-versions.policy.ts'
export { proposeModels } from './propose-models.ts'
