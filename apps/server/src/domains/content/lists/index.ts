// Reference lists as clients see them.

export { type Catalog, createCatalog } from './catalog.ts'
export { type References, referencesOf } from './references.ts'
export type { PoolFigures, SkillStatistics } from './skill-statistics.ts'
