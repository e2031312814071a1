import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { Skill } from '@assay/taxonomy'
import type { ChangedSkill, SkillChange } from '@assay/taxonomy/edits/taxonomy-edit'
import { slugOf, spellingKey } from '@assay/taxonomy/slug'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import { type KnownTaxonomy, perTaxonomy } from '../../taxonomy/index.ts'

/** What was sent of a skill. */
export type SkillPart = { readonly [Field in keyof SkillInput]?: SkillInput[Field] | undefined }

export interface SkillInput {
  readonly name: string
  readonly kind: Skill['kind']
  readonly aliases: readonly string[]
  readonly broaderIds: readonly string[]
  readonly relatedIds: readonly string[]
}

interface Spellings {
  readonly byId: ReadonlyMap<string, Skill>
  readonly owners: ReadonlyMap<string, Skill>
}

const spellingsOf = perTaxonomy(
  ({ tables }): Spellings => ({
    byId: new Map(tables.skills.map((skill) => [skillIdOf(skill.slug), skill])),
    owners: new Map(
      tables.skills.flatMap((skill) => [skill.name, ...skill.aliases].map((text) => [spellingKey(text), skill])),
    ),
  }),
)

export const skillOfId = (known: KnownTaxonomy, id: string): Skill | null => spellingsOf(known).byId.get(id) ?? null

/** The edit that adds a skill, or what is wrong with it. */
export function additionOf(input: SkillInput, known: KnownTaxonomy): SkillChange | FieldProblem[] {
  const slug = slugOf(input.name)
  const { broader, related, problems } = neighborsOf(input, known)
  if (slug === '') problems.push({ field: 'name', message: 'Write a name with letters or digits.' })
  const taken =
    spellingsOf(known).owners.get(spellingKey(input.name)) ??
    known.tables.skills.find((skill) => skill.slug === slug) ??
    known.tables.skills.find((skill) => known.merged.some(({ from, to }) => from === slug && to === skill.slug))
  if (taken !== undefined) problems.push({ field: 'name', message: `“${input.name}” already means ${taken.name}.` })
  problems.push(...takenAliases(input.aliases, null, known))
  if (problems.length > 0) return problems
  const { name, kind } = input
  return { act: 'add', slug, name, kind, aliases: aliasesBeside(name, input.aliases), broader, related }
}

/** The edit that makes the skill what was sent; null if it already is. */
export function changeOf(skill: Skill, input: SkillPart, known: KnownTaxonomy): ChangedSkill | FieldProblem[] | null {
  const { broader, related, problems } = neighborsOf(input, known)
  const name = input.name ?? skill.name
  const owner = spellingsOf(known).owners.get(spellingKey(name))
  if (owner !== undefined && owner.slug !== skill.slug)
    problems.push({ field: 'name', message: `“${name}” already means ${owner.name}. Merge the two instead.` })
  const wanted = aliasesBeside(name, input.aliases ?? skill.aliases)
  problems.push(...takenAliases(wanted, skill, known))
  if (broader.includes(skill.slug) || broader.some((slug) => implies(known, slug, skill.slug)))
    problems.push({ field: 'broaderIds', message: 'A skill can’t imply itself, not even through others.' })
  if (problems.length > 0) return problems
  const aliases = differenceOf(skill.aliases, wanted, spellingKey)
  const links = {
    broader: input.broaderIds === undefined ? NO_DIFFERENCE : differenceOf(skill.broader, broader),
    related:
      input.relatedIds === undefined
        ? NO_DIFFERENCE
        : differenceOf(
            skill.related.map(({ slug }) => slug),
            related,
          ),
  }
  const change: ChangedSkill = {
    act: 'change',
    slug: skill.slug,
    ...(name === skill.name ? {} : { name }),
    ...(input.kind === undefined || input.kind === skill.kind ? {} : { kind: input.kind }),
    ...named('aliases', aliases.added),
    // The former name becomes an alias by itself.
    ...named('removedAliases', aliases.removed),
    ...named('broader', links.broader.added),
    ...named('removedBroader', links.broader.removed),
    ...named('related', links.related.added),
    ...named('removedRelated', links.related.removed),
  }
  return Object.keys(change).length === 2 ? null : change
}

/** A change that somebody asked for, as it was sent. */
export type WantedEdit = SkillPart & {
  readonly act: 'add' | 'change' | 'merge' | 'deprecate' | 'restore'
  readonly skillId: string | null
  readonly intoId: string | null
}

/** The edit that is wanted; what is wrong with it today; or null if the skill is like this already. */
export function wantedChange(wanted: WantedEdit, known: KnownTaxonomy): SkillChange | FieldProblem[] | null {
  const { act, skillId, intoId, ...input } = wanted
  if (act === 'add') {
    const { name, kind, aliases = [], broaderIds = [], relatedIds = [] } = input
    if (name === undefined) return [{ field: 'name', message: 'A skill needs a name.' }]
    if (kind === undefined) return [{ field: 'kind', message: 'Choose a kind.' }]
    return additionOf({ name, kind, aliases, broaderIds, relatedIds }, known)
  }
  const skill = skillId === null ? null : skillOfId(known, skillId)
  if (skill === null) return [{ field: 'skillId', message: 'Choose a skill of the list.' }]
  const { slug } = skill
  if (act === 'change') return changeOf(skill, input, known)
  if (act === 'merge') {
    const winner = intoId === null ? null : skillOfId(known, intoId)
    if (winner === null || winner.slug === slug)
      return [{ field: 'intoId', message: 'Choose another skill of the list.' }]
    return { act, slug, into: winner.slug }
  }
  return known.deprecated.has(slug) === (act === 'deprecate') ? null : { act, slug }
}

interface Difference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const NO_DIFFERENCE: Difference = { added: [], removed: [] }
const named = <Name extends string>(name: Name, values: readonly string[]) =>
  values.length === 0 ? {} : ({ [name]: values } as { readonly [each in Name]: readonly string[] })

function differenceOf(
  before: readonly string[],
  after: readonly string[],
  keyOf: (text: string) => string = (text) => text,
): Difference {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  return {
    added: after.filter((text) => !was.has(keyOf(text))),
    removed: before.filter((text) => !is.has(keyOf(text))),
  }
}

/** Each once, without the name itself. */
function aliasesBeside(name: string, aliases: readonly string[]): string[] {
  const byKey = new Map(aliases.map((alias) => [spellingKey(alias), alias]))
  byKey.delete(spellingKey(name))
  return [...byKey.values()]
}

function takenAliases(aliases: readonly string[], own: Skill | null, known: KnownTaxonomy): FieldProblem[] {
  return aliases.flatMap((alias) => {
    const owner = spellingsOf(known).owners.get(spellingKey(alias))
    if (owner === undefined || owner.slug === own?.slug) return []
    return [{ field: 'aliases', message: `“${alias}” already means ${owner.name}.` }]
  })
}

function neighborsOf(
  { broaderIds = [], relatedIds = [] }: SkillPart,
  known: KnownTaxonomy,
): { broader: string[]; related: string[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const slugsOf = (field: string, ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const skill = skillOfId(known, id)
      if (skill === null) problems.push({ field, message: 'Choose skills of the list.' })
      return skill === null ? [] : [skill.slug]
    })
  return { broader: slugsOf('broaderIds', broaderIds), related: slugsOf('relatedIds', relatedIds), problems }
}

function implies(known: KnownTaxonomy, from: string, to: string): boolean {
  const bySlug = new Map(known.tables.skills.map((skill) => [skill.slug, skill]))
  const open = [from]
  const seen = new Set<string>()
  for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
    if (slug === to) return true
    if (seen.has(slug)) continue
    seen.add(slug)
    open.push(...(bySlug.get(slug)?.broader ?? []))
  }
  return false
}
