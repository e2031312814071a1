// Learning from employers' decisions, as other domains may use it.

export { reportImpressions } from './funnel/index.ts'
export { presentModelCard } from './model-cards/index.ts'
export { proposeModels } from './versions/index.ts'
