// Published content and reference lists: skills, titles and places.

export type { PoolFigures, SkillStatistics } from './lists/index.ts'
export { type Catalogue, createCatalogue, type References, referencesOf } from './lists/index.ts'
export type { Taxonomy } from './taxonomy/index.ts'
export { nextChange, offsetAt, synchroniseTaxonomy } from './taxonomy/index.ts'
