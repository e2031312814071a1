import type { City, Country, HumanLanguage, Industry, RoleFamily, Title } from './types.ts'

export type * from './types.ts'

export { skills } from './skills/index.ts'
export const titles: readonly Title[] = []
export const roleFamilies: readonly RoleFamily[] = []
export const industries: readonly Industry[] = []
export const countries: readonly Country[] = []
export const cities: readonly City[] = []
export const languages: readonly HumanLanguage[] = []
