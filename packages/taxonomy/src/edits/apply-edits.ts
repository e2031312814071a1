import { spellingKey } from '../slug.ts'
import { type Books, type EntryRules, industryRules, skillRules, titleRules } from './entry-rules.ts'
import { followMerges } from './follow-merges.ts'
import { type Book, meaningIn, type Named, openBook } from './open-book.ts'
import {
  type Added,
  type Changed,
  type EditableTables,
  type EditedTables,
  listOf,
  type TaxonomyChange,
  type TaxonomyEdit,
} from './taxonomy-edit.ts'

/** The tables of the release with the edits of the operators; never throws, whatever the release holds by now. */
export function applyEdits<Tables extends EditableTables>(
  shipped: Tables,
  edits: readonly TaxonomyEdit[],
): EditedTables<Tables> {
  const books: Books = {
    skills: openBook(shipped.skills),
    titles: openBook(shipped.titles),
    industries: openBook(shipped.industries),
  }
  const superseded = effectiveEdits(edits).flatMap((edit) =>
    applyEdit(books, edit).map((reason) => ({ number: edit.number, reason })),
  )
  const { skills, titles, industries } = books
  return {
    ...(edits.length === 0 ? { tables: shipped, merged: NONE_MERGED } : followMerges(shipped, books)),
    deprecated: { skills: skills.deprecated, titles: titles.deprecated, industries: industries.deprecated },
    superseded,
  }
}

const NONE_MERGED = { skills: [], titles: [], industries: [] }

/** Without those that were taken back. */
export function effectiveEdits(edits: readonly TaxonomyEdit[]): TaxonomyEdit[] {
  const undone = new Set(edits.flatMap(({ change }) => (change.act === 'undo' ? [change.undoes] : [])))
  return edits.filter(({ number, change }) => change.act !== 'undo' && !undone.has(number))
}

/** By entry of the list, the number of the latest edit that touched it. */
export function latestEdits(
  edits: readonly TaxonomyEdit[],
  list: ReturnType<typeof listOf> = 'skills',
): Map<string, number> {
  const byNumber = new Map(edits.map(({ number, change }) => [number, change]))
  const latest = new Map<string, number>()
  for (const { number, change } of edits) {
    const meant = change.act === 'undo' ? (byNumber.get(change.undoes) ?? change) : change
    if (listOf(meant) !== list) continue
    latest.set(meant.slug, number)
    if (meant.act === 'merge') latest.set(meant.into, number)
  }
  return latest
}

function applyEdit(books: Books, { change }: TaxonomyEdit): string[] {
  if (change.list === 'titles') return applyTo(books, titleRules, change)
  if (change.list === 'industries') return applyTo(books, industryRules, change)
  return applyTo(books, skillRules, change)
}

function applyTo<Entry extends Named, Change extends TaxonomyChange>(
  books: Books,
  rules: EntryRules<Entry, Change>,
  change: Change,
): string[] {
  const book = rules.bookOf(books)
  if (isAct(change, 'add')) return add(books, rules, change)
  const entry = book.entries.get(change.slug)
  if (entry === undefined) return [`There is no ${rules.noun} “${change.slug}” any more.`]
  if (isAct(change, 'change')) return alter(books, rules, entry, change)
  if (change.act === 'merge') return merge(book, rules, entry, change.into)
  if (change.act === 'deprecate') book.deprecated.add(change.slug)
  if (change.act === 'restore') book.deprecated.delete(change.slug)
  return []
}

const isAct = <Change extends TaxonomyChange, Act extends Change['act']>(
  change: Change,
  act: Act,
): change is Extract<Change, { act: Act }> => change.act === act

function add<Entry extends Named, Change extends TaxonomyChange>(
  books: Books,
  rules: EntryRules<Entry, Change>,
  change: Added<Change>,
): string[] {
  const book = rules.bookOf(books)
  const { slug, name, aliases = [] } = change
  const owner = book.merged.get(slug) ?? (book.entries.has(slug) ? slug : book.ownerOf(name))
  const known = owner === null ? undefined : book.entries.get(owner)
  if (known === undefined) {
    const empty = rules.emptyOf(change, books)
    book.keep(empty)
    return alter(books, rules, empty, rules.asChange(change, { slug, aliases }))
  }
  // The edited skill's own id may be in use; from now on it means the entry of the release.
  if (known.slug !== slug) book.merged.set(slug, known.slug)
  return [
    `The release has “${known.name}” now.`,
    ...alter(books, rules, known, rules.asChange(change, { slug: known.slug, aliases: [name, ...aliases] })),
  ]
}

function alter<Entry extends Named, Change extends TaxonomyChange>(
  books: Books,
  rules: EntryRules<Entry, Change>,
  entry: Entry,
  change: Changed<Change>,
): string[] {
  const problems: string[] = []
  const book = rules.bookOf(books)
  const isFree = (spelling: string): boolean => {
    const owner = book.ownerOf(spelling)
    const isOwn = owner === null || owner === entry.slug
    if (!isOwn) problems.push(`“${spelling}” means ${book.entries.get(owner)?.name ?? owner} now.`)
    return isOwn
  }
  const { aliases: known = [] } = entry
  const name = change.name !== undefined && isFree(change.name) ? change.name : entry.name
  const removed = new Set((change.removedAliases ?? []).map(spellingKey))
  const kept = name === entry.name ? known : [...known, entry.name]
  const added = (change.aliases ?? []).filter(isFree)
  const aliases = distinct([...kept.filter((alias) => !removed.has(spellingKey(alias))), ...added], name)
  book.keep({ ...rules.alter(entry, change, books), name, aliases })
  return problems
}

/** The loser's names become names of the winner. */
function merge<Entry extends Named, Change extends TaxonomyChange>(
  book: Book<Entry>,
  rules: EntryRules<Entry, Change>,
  loser: Entry,
  into: string,
): string[] {
  const winner = book.entries.get(meaningIn(book, into) ?? '')
  if (winner === undefined) return [`There is no ${rules.noun} “${into}” any more.`]
  if (winner.slug === loser.slug) return [`“${loser.name}” means ${winner.name} already.`]
  book.drop(loser.slug)
  for (const [from, to] of book.merged) if (to === loser.slug) book.merged.set(from, winner.slug)
  book.merged.set(loser.slug, winner.slug)
  book.deprecated.delete(loser.slug)
  const aliases = distinct([...(winner.aliases ?? []), loser.name, ...(loser.aliases ?? [])], winner.name)
  book.keep({ ...rules.join(winner, loser), aliases })
  return []
}

/** Each spelling once, and never the name itself. */
function distinct(aliases: readonly string[], name: string): string[] {
  const seen = new Set([spellingKey(name)])
  return aliases.filter((alias) => {
    const key = spellingKey(alias)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
