export type SkillKind = 'language' | 'framework' | 'tool' | 'domain' | 'soft'

export interface RelatedSkill {
  slug: string
  /** 0..1 */
  strength: number
}

/** Two skills, or two titles, that are alike; it holds both ways. */
export interface Nearness {
  left: string
  right: string
  /** 0..1 */
  strength: number
}

/** One skill. `slug` is the stable key; broader, related and typical skills refer to slugs. */
export interface Skill {
  slug: string
  name: string
  kind: SkillKind
  /** Other spellings, case does not matter: "k8s", "postgres", "ReactJS". */
  aliases: readonly string[]
  /** What this one is a case of, or needs: next-js -> react; postgresql -> relational-databases. */
  broader: readonly string[]
  related: readonly RelatedSkill[]
  /** Names and aliases that are ordinary words or letters (Go, R, Chef): they count only in a technical context. */
  ambiguous?: readonly string[]
  /** 0..1, how common among people who work in technology. */
  popularity: number
}

export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'

export interface Title {
  slug: string
  name: string
  aliases: readonly string[]
  /** Slug of a role family. */
  family: string
  /** 'none' unless the title itself says it: "Engineering Manager" -> lead. */
  seniority: Seniority
  onetCode?: string
  escoUri?: string
  /** Skill slugs, most typical first, 6..20. */
  typicalSkills: readonly string[]
}

export interface FamilyAffinity {
  slug: string
  /** 0..1 */
  strength: number
}

export interface RoleFamily {
  slug: string
  name: string
  /** How near other families are; symmetric, absent means far. */
  affinity: readonly FamilyAffinity[]
}

export interface Industry {
  slug: string
  name: string
  naics: string
  parent?: string
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  /** With the plus sign: "+49". */
  dialCode: string
  /** ISO 4217. */
  currency: string
  aliases: readonly string[]
  flags: { eu: boolean; eea: boolean }
  /** IANA names, the most populous first. */
  timezones: readonly string[]
}

export interface City {
  name: string
  aliases: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country: string
  timezone: string
}

export interface HumanLanguage {
  /** BCP 47. */
  code: string
  name: string
  aliases: readonly string[]
}
