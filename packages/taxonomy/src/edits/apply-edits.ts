import { spellingKey } from '../slug.ts'
import type { Skill } from '../types.ts'
import { followMerges } from './follow-merges.ts'
import { openSkillBook, type SkillBook } from './skill-book.ts'
import type {
  AddedSkill,
  ChangedSkill,
  EditableTables,
  EditedTables,
  MergedSkill,
  TaxonomyEdit,
} from './taxonomy-edit.ts'

/** Popularity of a skill that nobody counted: rare. */
const POPULARITY_OF_ADDED = 0.05
const STRENGTH_OF_ADDED = 0.5

/** The tables of the release with the edits of the operators; never throws, whatever the release holds by now. */
export function applyEdits<Tables extends EditableTables>(
  shipped: Tables,
  edits: readonly TaxonomyEdit[],
): EditedTables<Tables> {
  if (edits.length === 0) return { tables: shipped, merged: [], deprecated: new Set(), superseded: [] }
  const book = openSkillBook(shipped.skills)
  const superseded = effectiveEdits(edits).flatMap((edit) =>
    applyEdit(book, edit).map((reason) => ({ number: edit.number, reason })),
  )
  return { ...followMerges(shipped, book), deprecated: book.deprecated, superseded }
}

/** Without those that were taken back. */
export function effectiveEdits(edits: readonly TaxonomyEdit[]): TaxonomyEdit[] {
  const undone = new Set(edits.flatMap(({ change }) => (change.act === 'undo' ? [change.undoes] : [])))
  return edits.filter(({ number, change }) => change.act !== 'undo' && !undone.has(number))
}

/** By skill, the number of the latest edit that touched it. */
export function latestEdits(edits: readonly TaxonomyEdit[]): Map<string, number> {
  const byNumber = new Map(edits.map(({ number, change }) => [number, change]))
  const latest = new Map<string, number>()
  for (const { number, change } of edits) {
    const meant = change.act === 'undo' ? (byNumber.get(change.undoes) ?? change) : change
    latest.set(meant.slug, number)
    if (meant.act === 'merge') latest.set(meant.into, number)
  }
  return latest
}

function applyEdit(book: SkillBook, { change }: TaxonomyEdit): string[] {
  if (change.act === 'add') return add(book, change)
  const skill = book.skills.get(change.slug)
  if (skill === undefined) return [`There is no skill “${change.slug}” any more.`]
  if (change.act === 'change') return alter(book, skill, change)
  if (change.act === 'merge') return merge(book, skill, change)
  if (change.act === 'deprecate') book.deprecated.add(change.slug)
  if (change.act === 'restore') book.deprecated.delete(change.slug)
  return []
}

function add(book: SkillBook, change: AddedSkill): string[] {
  const { slug, name, kind, aliases = [], broader = [], related = [] } = change
  const owner = book.merged.get(slug) ?? (book.skills.has(slug) ? slug : book.ownerOf(name))
  const known = owner === null ? undefined : book.skills.get(owner)
  if (known === undefined) {
    const empty = { slug, name, kind, aliases: [], broader: [], related: [], popularity: POPULARITY_OF_ADDED }
    book.keep(empty)
    return alter(book, empty, { act: 'change', slug, aliases, broader, related })
  }
  // Candidates may have it by its own id, which from now on means what the release has.
  if (known.slug !== slug) book.merged.set(slug, known.slug)
  return [
    `The release has “${known.name}” now.`,
    ...alter(book, known, { act: 'change', slug: known.slug, aliases: [name, ...aliases], broader, related }),
  ]
}

function alter(book: SkillBook, skill: Skill, change: ChangedSkill): string[] {
  const problems: string[] = []
  const isFree = (spelling: string): boolean => {
    const owner = book.ownerOf(spelling)
    const isOwn = owner === null || owner === skill.slug
    if (!isOwn) problems.push(`“${spelling}” means ${book.skills.get(owner)?.name ?? owner} now.`)
    return isOwn
  }
  const slugsOf = (slugs: readonly string[] = []): string[] =>
    slugs.map((slug) => book.merged.get(slug) ?? slug).filter((slug) => slug !== skill.slug && book.skills.has(slug))
  const name = change.name !== undefined && isFree(change.name) ? change.name : skill.name
  const removed = new Set((change.removedAliases ?? []).map(spellingKey))
  const kept = name === skill.name ? skill.aliases : [...skill.aliases, skill.name]
  const added = (change.aliases ?? []).filter(isFree)
  const aliases = distinct([...kept.filter((alias) => !removed.has(spellingKey(alias))), ...added], name)
  const noBroader = new Set(change.removedBroader)
  const noRelated = new Set(change.removedRelated)
  const related = skill.related.filter(({ slug }) => !noRelated.has(slug))
  const knownRelated = new Set(related.map(({ slug }) => slug))
  book.keep({
    ...skill,
    name,
    kind: change.kind ?? skill.kind,
    aliases,
    broader: [...new Set([...skill.broader.filter((slug) => !noBroader.has(slug)), ...slugsOf(change.broader)])],
    related: [
      ...related,
      ...slugsOf(change.related)
        .filter((slug) => !knownRelated.has(slug))
        .map((slug) => ({ slug, strength: STRENGTH_OF_ADDED })),
    ],
  })
  return problems
}

/** The loser's names become names of the winner, and so does what it implies and is related to. */
function merge(book: SkillBook, loser: Skill, { into }: MergedSkill): string[] {
  const winner = book.skills.get(book.merged.get(into) ?? into)
  if (winner === undefined) return [`There is no skill “${into}” any more.`]
  if (winner.slug === loser.slug) return [`“${loser.name}” means ${winner.name} already.`]
  book.drop(loser.slug)
  for (const [from, to] of book.merged) if (to === loser.slug) book.merged.set(from, winner.slug)
  book.merged.set(loser.slug, winner.slug)
  book.deprecated.delete(loser.slug)
  const ambiguous = [...new Set([...(winner.ambiguous ?? []), ...(loser.ambiguous ?? [])])]
  const related = new Map(winner.related.map((link) => [link.slug, link]))
  for (const link of loser.related) if (!related.has(link.slug)) related.set(link.slug, link)
  book.keep({
    ...winner,
    aliases: distinct([...winner.aliases, loser.name, ...loser.aliases], winner.name),
    broader: [...new Set([...winner.broader, ...loser.broader])],
    related: [...related.values()],
    popularity: Math.max(winner.popularity, loser.popularity),
    ...(ambiguous.length === 0 ? {} : { ambiguous }),
  })
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
