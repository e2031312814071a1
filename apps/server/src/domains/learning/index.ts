// Learning from employers' decisions, as other domains may use it.
export { proposeModels } from './versions/index.ts'
