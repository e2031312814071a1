// Published content and reference lists: skills, titles and places.
export { type Catalogue, createCatalogue } from './catalogue.ts'
export { type References, referencesOf } from './references.ts'
export type { PoolFigures, SkillStatistics } from './skill-statistics.ts'
export { synchroniseTaxonomy } from './synchronise-taxonomy.ts'
export type { Taxonomy } from './taxonomy.store.ts'
export { nextChange, offsetAt } from './zones.rules.ts'
