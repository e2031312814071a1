import type { CareerLinks, Industry, Nearness, Seniority, Skill, SkillKind, Title } from '../types.ts'

/** Operators' edits of the taxonomy. */
export const taxonomyLists = ['skills', 'titles', 'industries'] as const
export type ListName = (typeof taxonomyLists)[number]

/** An operator's edit of an entry of a list; `slug` is the changed entry. */
type ListChange<Of, Facts, Links extends string> =
  | ({ readonly act: 'add'; readonly slug: string; readonly name: string } & Of &
      Facts & { readonly [Link in Links]?: readonly string[] })
  | ({ readonly act: 'change'; readonly slug: string; readonly name?: string } & Of &
      Partial<Facts> & { readonly [Link in Links | `removed${Capitalize<Links>}`]?: readonly string[] })
  /** The entry ends, and its names mean `into`. */
  | ({ readonly act: 'merge'; readonly slug: string; readonly into: string } & Of)
  /** No longer offered; candidates, jobs and companies that have it keep it. */
  | ({ readonly act: 'deprecate' | 'restore'; readonly slug: string } & Of)
  /** Takes back the edit of this number. */
  | ({ readonly act: 'undo'; readonly slug: string; readonly undoes: number } & Of)

/** `broader` and `related` are slugs; having the skill implies the broader ones. */
export type SkillChange = ListChange<
  { readonly list?: never },
  { readonly kind: SkillKind },
  'aliases' | 'broader' | 'related'
>

/** `typicalSkills` are slugs of skills; a change names all of them, because their order counts. */
export type TitleChange = ListChange<
  { readonly list: 'titles' },
  { readonly family: string; readonly seniority: Seniority; readonly typicalSkills: readonly string[] },
  'aliases'
>

/** `parent` is the slug of a main industry; null for a main one. */
export type IndustryChange = ListChange<
  { readonly list: 'industries' },
  { readonly naics: string; readonly parent: string | null },
  'aliases'
>

export type TaxonomyChange = SkillChange | TitleChange | IndustryChange
export type Added<Change> = Extract<Change, { act: 'add' }>
export type Changed<Change> = Extract<Change, { act: 'change' }>

export const listOf = ({ list }: TaxonomyChange): ListName => list ?? 'skills'

/** Numbers rise by one from 1; the highest is the version of the taxonomy beyond the release. */
export interface TaxonomyEdit {
  readonly number: number
  readonly change: TaxonomyChange
}

export interface EditableTables {
  readonly skills: readonly Skill[]
  readonly titles: readonly Title[]
  readonly industries: readonly Industry[]
  readonly nearSkills: readonly Nearness[]
  readonly nearTitles: readonly Nearness[]
  readonly careers: readonly CareerLinks[]
}

export interface Merged {
  readonly from: string
  readonly to: string
}

export interface Superseded {
  readonly number: number
  /** For operators. */
  readonly reason: string
}

type ByList<Value> = Readonly<Record<ListName, Value>>

export interface EditedTables<Tables extends EditableTables> {
  readonly tables: Tables
  readonly merged: ByList<readonly Merged[]>
  readonly deprecated: ByList<ReadonlySet<string>>
  /** Edits, or parts of them, that the tables already hold or contradict: of a later release, for instance. */
  readonly superseded: readonly Superseded[]
}
