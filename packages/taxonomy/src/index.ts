import type { City, Country, HumanLanguage, Industry } from './types.ts'

export type * from './types.ts'

export { skills } from './skills/index.ts'
export { roleFamilies } from './titles/families.ts'
export { titles } from './titles/index.ts'
export const industries: readonly Industry[] = []
export const countries: readonly Country[] = []
export const cities: readonly City[] = []
export const languages: readonly HumanLanguage[] = []
