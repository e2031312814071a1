// Reference lists as clients see them.

export { type Catalog, createCatalog } from './catalog.ts'
export { type Lists, readLists, type SkillRow } from './lists.store.ts'
export { searchByName } from './name-search.rules.ts'
export { type References, referencesOf } from './references.ts'
export type { PoolFigures, SkillStatistics } from './skill-statistics.ts'
export { presentSkill } from './skills.resource.ts'
export { sortRows } from './sort-rows.ts'
