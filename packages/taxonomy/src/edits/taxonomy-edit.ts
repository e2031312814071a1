import type { CareerLinks, Nearness, Skill, SkillKind, Title } from '../types.ts'

/** What an operator changed about the skills; `slug` is the skill that was changed. */
export type SkillChange =
  | ({
      readonly act: 'add'
      readonly slug: string
      readonly name: string
      readonly kind: SkillKind
    } & Partial<SkillParts>)
  | ({
      readonly act: 'change'
      readonly slug: string
      readonly name?: string
      readonly kind?: SkillKind
    } & Partial<SkillParts> &
      Partial<RemovedParts>)
  /** The skill ends, and its names mean `into`. */
  | { readonly act: 'merge'; readonly slug: string; readonly into: string }
  /** No longer offered; candidates and jobs that have it keep it. */
  | { readonly act: 'deprecate'; readonly slug: string }
  | { readonly act: 'restore'; readonly slug: string }
  /** Takes back the edit of this number. */
  | { readonly act: 'undo'; readonly slug: string; readonly undoes: number }

interface SkillParts {
  readonly aliases: readonly string[]
  /** Slugs of skills that having this one implies. */
  readonly broader: readonly string[]
  /** Slugs. */
  readonly related: readonly string[]
}

interface RemovedParts {
  readonly removedAliases: readonly string[]
  readonly removedBroader: readonly string[]
  readonly removedRelated: readonly string[]
}

export type AddedSkill = Extract<SkillChange, { act: 'add' }>
export type ChangedSkill = Extract<SkillChange, { act: 'change' }>
export type MergedSkill = Extract<SkillChange, { act: 'merge' }>

/** Numbers rise by one from 1; the highest is the version of the taxonomy beyond the release. */
export interface TaxonomyEdit {
  readonly number: number
  readonly change: SkillChange
}

export interface EditableTables {
  readonly skills: readonly Skill[]
  readonly titles: readonly Title[]
  readonly nearSkills: readonly Nearness[]
  readonly careers: readonly CareerLinks[]
}

export interface Superseded {
  readonly number: number
  /** For operators. */
  readonly reason: string
}

export interface EditedTables<Tables extends EditableTables> {
  readonly tables: Tables
  readonly merged: readonly { readonly from: string; readonly to: string }[]
  readonly deprecated: ReadonlySet<string>
  /** Edits, or parts of them, that the tables already hold or contradict: of a later release, for instance. */
  readonly superseded: readonly Superseded[]
}
