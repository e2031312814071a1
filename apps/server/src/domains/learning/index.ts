// Learning from employers' decisions, as other domains may use it.
export { reportImpressions } from './funnel/index.ts'
export { proposeModels } from './versions/index.ts'
