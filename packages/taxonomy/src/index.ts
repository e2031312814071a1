import type { City, Country, HumanLanguage, Industry, RoleFamily, Skill, Title } from './types.ts'

export type * from './types.ts'

export const skills: readonly Skill[] = []
export const titles: readonly Title[] = []
export const roleFamilies: readonly RoleFamily[] = []
export const industries: readonly Industry[] = []
export const countries: readonly Country[] = []
export const cities: readonly City[] = []
export const languages: readonly HumanLanguage[] = []
