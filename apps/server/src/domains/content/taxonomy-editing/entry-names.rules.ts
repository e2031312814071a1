// Shared by skills, job titles and industries when they are edited: names that mean one entry only.
import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'
import { slugOf, spellingKey } from '@assay/taxonomy/slug'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import { entryIdOf, type KnownTaxonomy, perTaxonomy } from '../../taxonomy/index.ts'

export type EntryOf<List extends ListName> = KnownTaxonomy['tables'][List][number]

interface Named {
  readonly slug: string
  readonly name: string
  readonly aliases?: readonly string[]
}

export interface NamesInput {
  readonly name: string
  readonly aliases: readonly string[]
}

export const nounOf: Readonly<Record<ListName, string>> = {
  skills: 'skill',
  titles: 'job title',
  industries: 'industry',
}

interface Spellings<Entry> {
  readonly byId: ReadonlyMap<string, Entry>
  readonly owners: ReadonlyMap<string, Entry>
}

type SpellingsByList = { readonly [List in ListName]: Spellings<EntryOf<List>> }

const spellings = perTaxonomy(
  ({ tables }): SpellingsByList => ({
    skills: spellingsIn('skills', tables.skills),
    titles: spellingsIn('titles', tables.titles),
    industries: spellingsIn('industries', tables.industries),
  }),
)

function spellingsIn<Entry extends Named>(list: ListName, entries: readonly Entry[]): Spellings<Entry> {
  return {
    byId: new Map(entries.map((entry) => [entryIdOf(list, entry.slug), entry])),
    owners: new Map(
      entries.flatMap((entry) =>
        [entry.name, ...(entry.aliases ?? [])].map((text) => [spellingKey(text), entry] as const),
      ),
    ),
  }
}

export function entryOfId<List extends ListName>(known: KnownTaxonomy, list: List, id: string): EntryOf<List> | null {
  const { byId }: Spellings<EntryOf<List>> = spellings(known)[list]
  return byId.get(id) ?? null
}

export function nameIn({ tables }: KnownTaxonomy, list: ListName, slug: string): string | null {
  const entries: readonly Named[] = tables[list]
  return entries.find((entry) => entry.slug === slug)?.name ?? null
}

/** The names of a new entry, and what is wrong with them. */
export function newNames(
  known: KnownTaxonomy,
  list: ListName,
  { name, aliases }: NamesInput,
): { slug: string; aliases: string[]; problems: FieldProblem[] } {
  const slug = slugOf(name)
  const entries: readonly Named[] = known.tables[list]
  const winner = known.merged[list].find(({ from }) => from === slug)?.to
  const taken: Named | undefined =
    spellings(known)[list].owners.get(spellingKey(name)) ??
    entries.find((entry) => entry.slug === slug) ??
    entries.find((entry) => entry.slug === winner)
  return {
    slug,
    aliases: aliasesBeside(name, aliases),
    problems: [
      ...(slug === '' ? [{ field: 'name', message: 'Write a name with letters or digits.' }] : []),
      ...(taken === undefined ? [] : [{ field: 'name', message: `“${name}” already means ${taken.name}.` }]),
      ...takenAliases(known, list, aliases),
    ],
  }
}

interface NameParts {
  readonly name?: string
  readonly aliases?: readonly string[]
  readonly removedAliases?: readonly string[]
}

/** The changed names of an entry, and the problems with them. */
export function changedNames(
  known: KnownTaxonomy,
  list: ListName,
  entry: Named,
  input: { readonly name?: string | undefined; readonly aliases?: readonly string[] | undefined },
): { parts: NameParts; problems: FieldProblem[] } {
  const { name = entry.name } = input
  const owner = spellings(known)[list].owners.get(spellingKey(name))
  const isTaken = owner !== undefined && owner.slug !== entry.slug
  const before = entry.aliases ?? []
  const wanted = aliasesBeside(name, input.aliases ?? before)
  const { added, removed } = differenceOf(before, wanted, spellingKey)
  return {
    parts: {
      ...(name === entry.name ? {} : { name }),
      ...named('aliases', added),
      // The former name becomes an alias automatically.
      ...named('removedAliases', removed),
    },
    problems: [
      ...(isTaken ? [{ field: 'name', message: `“${name}” already means ${owner.name}. Merge them instead.` }] : []),
      ...takenAliases(known, list, wanted, entry),
    ],
  }
}

interface Difference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const NO_DIFFERENCE: Difference = { added: [], removed: [] }

/** Only differences: a change omits what stays the same. */
export const named = <Name extends string>(name: Name, values: readonly string[]) =>
  values.length === 0 ? {} : ({ [name]: values } as { readonly [each in Name]: readonly string[] })

export function differenceOf(
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

function takenAliases(
  known: KnownTaxonomy,
  list: ListName,
  aliases: readonly string[],
  own: Named | null = null,
): FieldProblem[] {
  return aliases.flatMap((alias) => {
    const owner: Named | undefined = spellings(known)[list].owners.get(spellingKey(alias))
    if (owner === undefined || owner.slug === own?.slug) return []
    return [{ field: 'aliases', message: `“${alias}” already means ${owner.name}.` }]
  })
}
