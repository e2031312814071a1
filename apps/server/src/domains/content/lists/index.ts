// Reference lists as clients see them.

export { type Catalogue, createCatalogue } from './catalogue.ts'
export { type References, referencesOf } from './references.ts'
export type { PoolFigures, SkillStatistics } from './skill-statistics.ts'
