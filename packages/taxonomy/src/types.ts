export type SkillKind = 'language' | 'framework' | 'tool' | 'domain' | 'soft'

export interface RelatedSkill {
  slug: string
  /** 0..1 */
  strength: number
}

/** Two similar skills or titles; the relation is symmetric. */
export interface Nearness {
  left: string
  right: string
  /** 0..1 */
  strength: number
}

/** The skills of a history that make an item of the next job likely, strongest first. */
export interface CareerLinks {
  /** Such as title:java-developer, family:backend or skill:kubernetes. */
  next: string
  leads: readonly (readonly [slug: string, weight: number])[]
}

/** One skill. `slug` is the stable key; broader, related and typical skills refer to slugs. */
export interface Skill {
  slug: string
  name: string
  kind: SkillKind
  /** Other spellings, case-insensitive: "k8s", "postgres", "ReactJS". */
  aliases: readonly string[]
  /** Broader skills and prerequisites: next-js -> react; postgresql -> relational-databases. */
  broader: readonly string[]
  related: readonly RelatedSkill[]
  /**
   * Names and aliases that are also ordinary words or letters (Go, R, Chef): they count only in a technical context.
   */
  ambiguous?: readonly string[]
  /** Popularity among people who work in technology, 0..1. */
  popularity: number
}

export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'

export interface Title {
  slug: string
  name: string
  aliases: readonly string[]
  /** Slug of a role family. */
  family: string
  /** 'none' unless the title states it: "Engineering Manager" -> lead. */
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
  /** Similarity to other families; symmetric, 0 where absent. */
  affinity: readonly FamilyAffinity[]
}

export interface Industry {
  slug: string
  name: string
  /** Of operators: the release has none. */
  aliases?: readonly string[]
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
