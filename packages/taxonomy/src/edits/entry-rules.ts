// The parts of applying edits that differ between the lists.
import type { Industry, Skill, Title } from '../types.ts'
import { type Book, meaningIn, type Named } from './open-book.ts'
import type { Added, Changed, IndustryChange, SkillChange, TaxonomyChange, TitleChange } from './taxonomy-edit.ts'

export interface Books {
  readonly skills: Book<Skill>
  readonly titles: Book<Title>
  readonly industries: Book<Industry>
}

/** Names and aliases are handled alike for all. */
export interface EntryRules<Entry extends Named, Change extends TaxonomyChange> {
  readonly noun: string
  readonly bookOf: (books: Books) => Book<Entry>
  /** An entry with nothing but its name and what it must have. */
  readonly emptyOf: (added: Added<Change>, books: Books) => Entry
  /** The effect of adding an entry that exists already. */
  readonly asChange: (
    added: Added<Change>,
    to: { readonly slug: string; readonly aliases: readonly string[] },
  ) => Changed<Change>
  readonly alter: (entry: Entry, change: Changed<Change>, books: Books) => Entry
  readonly join: (winner: Entry, loser: Entry) => Entry
}

/** Popularity of a skill without a count: rare. */
const POPULARITY_OF_ADDED = 0.05
const STRENGTH_OF_ADDED = 0.5

export const skillRules: EntryRules<Skill, SkillChange> = {
  noun: 'skill',
  bookOf: ({ skills }) => skills,
  emptyOf: ({ slug, name, kind }) => ({
    slug,
    name,
    kind,
    aliases: [],
    broader: [],
    related: [],
    popularity: POPULARITY_OF_ADDED,
  }),
  asChange: ({ broader = [], related = [] }, to) => ({ act: 'change', ...to, broader, related }),
  alter: (skill, change, { skills }) => {
    const noBroader = new Set(change.removedBroader)
    const noRelated = new Set(change.removedRelated)
    const related = skill.related.filter(({ slug }) => !noRelated.has(slug))
    const knownRelated = new Set(related.map(({ slug }) => slug))
    const others = (slugs: readonly string[] = []) => knownAmong(skills, slugs).filter((slug) => slug !== skill.slug)
    return {
      ...skill,
      kind: change.kind ?? skill.kind,
      broader: [...new Set([...skill.broader.filter((slug) => !noBroader.has(slug)), ...others(change.broader)])],
      related: [
        ...related,
        ...others(change.related)
          .filter((slug) => !knownRelated.has(slug))
          .map((slug) => ({ slug, strength: STRENGTH_OF_ADDED })),
      ],
    }
  },
  /** The loser's implied and related skills become the winner's. */
  join: (winner, loser) => {
    const ambiguous = [...new Set([...(winner.ambiguous ?? []), ...(loser.ambiguous ?? [])])]
    const related = new Map(winner.related.map((link) => [link.slug, link]))
    for (const link of loser.related) if (!related.has(link.slug)) related.set(link.slug, link)
    return {
      ...winner,
      broader: [...new Set([...winner.broader, ...loser.broader])],
      related: [...related.values()],
      popularity: Math.max(winner.popularity, loser.popularity),
      ...(ambiguous.length === 0 ? {} : { ambiguous }),
    }
  },
}

export const titleRules: EntryRules<Title, TitleChange> = {
  noun: 'job title',
  bookOf: ({ titles }) => titles,
  emptyOf: ({ slug, name, family, seniority, typicalSkills }, { skills }) => ({
    slug,
    name,
    aliases: [],
    family,
    seniority,
    typicalSkills: knownAmong(skills, typicalSkills),
  }),
  asChange: (_, to) => ({ act: 'change', list: 'titles', ...to }),
  alter: (title, { family = title.family, seniority = title.seniority, typicalSkills }, { skills }) => ({
    ...title,
    family,
    seniority,
    typicalSkills: typicalSkills === undefined ? title.typicalSkills : knownAmong(skills, typicalSkills),
  }),
  join: (winner) => winner,
}

export const industryRules: EntryRules<Industry, IndustryChange> = {
  noun: 'industry',
  bookOf: ({ industries }) => industries,
  emptyOf: ({ slug, name, naics, parent }, { industries }) => under(industries, { slug, name, naics }, parent),
  asChange: (_, to) => ({ act: 'change', list: 'industries', ...to }),
  alter: (industry, { naics = industry.naics, parent = industry.parent ?? null }, { industries }) =>
    under(industries, { ...industry, naics }, parent),
  join: (winner) => winner,
}

function under(book: Book<Industry>, { parent: _, ...industry }: Industry, parent: string | null): Industry {
  const meant = parent === null ? null : meaningIn(book, parent)
  return meant === null || meant === industry.slug ? industry : { ...industry, parent: meant }
}

/** Those that still mean something, by what they mean, each once. */
function knownAmong<Entry extends Named>(book: Book<Entry>, slugs: readonly string[]): string[] {
  return [...new Set(slugs.flatMap((slug) => meaningIn(book, slug) ?? []))]
}
