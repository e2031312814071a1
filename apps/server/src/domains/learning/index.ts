// What do the employers' own doings teach the ranking? What other domains may ask of learning.
export { proposeModels } from './versions/index.ts'
