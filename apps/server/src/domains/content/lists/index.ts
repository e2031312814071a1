// Reference lists as clients see them.

export { type Catalog, createCatalog } from './catalog.ts'
export { type IndustryRow, type Lists, readLists, type SkillRow, type TitleRow } from './lists.store.ts'
export { searchByName } from './name-search.rules.ts'
export { presentIndustry, presentTitle } from './reference-lists.resource.ts'
export { type References, referencesOf } from './references.ts'
export type { PoolFigures, SkillStatistics } from './skill-statistics.ts'
export { presentSkill } from './skills.resource.ts'
export { sortRows } from './sort-rows.ts'
