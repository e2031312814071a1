// The file format of the skill tables in this folder, and their parser.
//
//   ## tool < relational-databases            kind of the lines below, and what they are a case of
//   PostgreSQL | 43 | postgres, psql | sql    name | popularity in % | aliases | broader instead of the section's
//   C++ [cpp] | 18 | cplusplus                a slug of its own in brackets
//   !Go | 17 | golang                         ! an ordinary word or letter, counted only in technical context
//   Pandas | 15 | | + python                  + broader besides the section's;  - none at all
import { slugOf, spellingKey } from '../slug.ts'
import type { RelatedSkill, Skill, SkillKind } from '../types.ts'

type SkillLine = Omit<Skill, 'related'>

interface Section {
  kind: SkillKind
  broader: readonly string[]
}

const DEFAULT_POPULARITY = 0.003

/** Parses a table of skills in the format above, line by line. */
export function readSkillLines(table: string): SkillLine[] {
  const lines: SkillLine[] = []
  let section: Section = { kind: 'tool', broader: [] }
  for (const raw of table.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('## ')) section = readSection(line.slice(3))
    else lines.push(readSkillLine(line, section))
  }
  return lines
}

/** Relations are stated once and are symmetric. */
export function withRelated(lines: readonly SkillLine[], relations: string): Skill[] {
  const linksBySlug = new Map<string, Map<string, number>>()
  const link = (from: string, to: string, strength: number) => {
    const links = linksBySlug.get(from) ?? new Map<string, number>()
    linksBySlug.set(from, links.set(to, Math.max(strength, links.get(to) ?? 0)))
  }
  for (const [left, right, strength] of readRelations(relations)) {
    link(left, right, strength)
    link(right, left, strength)
  }
  return lines.map((line) => ({ ...line, related: strongestFirst(linksBySlug.get(line.slug)) }))
}

function readSection(text: string): Section {
  const [kind = '', broader = ''] = text.split('<').map((part) => part.trim())
  return { kind: kind as SkillKind, broader: listOf(broader) }
}

function readSkillLine(line: string, section: Section): SkillLine {
  const [nameField = '', popularity = '', aliasField = '', broaderField = ''] = line
    .split('|')
    .map((part) => part.trim())
  const bracket = /^(.*?)\s*\[([a-z0-9-]+)\]$/.exec(nameField)
  const markedName = bracket?.[1] ?? nameField
  const name = unmarked(markedName)
  const written = listOf(aliasField)
  const ambiguous = [markedName, ...written].filter((text) => text.startsWith('!')).map(unmarked)
  const skill = {
    slug: bracket?.[2] ?? slugOf(name),
    name,
    kind: section.kind,
    aliases: spellings(name, written.map(unmarked)),
    broader: readBroader(broaderField, section),
    popularity: popularity === '' ? DEFAULT_POPULARITY : Number(popularity) / 100,
  }
  return ambiguous.length === 0 ? skill : { ...skill, ambiguous }
}

function readBroader(field: string, section: Section): readonly string[] {
  if (field === '') return section.broader
  if (field === '-') return []
  return field.startsWith('+') ? [...listOf(field.slice(1)), ...section.broader] : listOf(field)
}

const RESPELLINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(.+)\.js$/i, ['$1js', '$1 js', '$1-js']],
  [/^Amazon (.+)$/, ['AWS $1']],
  [/^AWS (.+)$/, ['Amazon $1']],
  [/^Azure (.+)$/, ['Microsoft Azure $1']],
  [/^Google Cloud (.+)$/, ['GCP $1']],
  [/^Microsoft (.+)$/, ['MS $1']],
  [/^([^-]+)-([^-]+)$/, ['$1 $2']],
]

/** The listed aliases, and the spellings derived from the name. */
function spellings(name: string, written: readonly string[]): readonly string[] {
  const derived = RESPELLINGS.filter(([form]) => form.test(name)).flatMap(([form, shapes]) =>
    shapes.map((shape) => name.replace(form, shape)),
  )
  if (derived.length === 0) return written
  const taken = new Set([name, ...written].map(spellingKey))
  return [...written, ...derived.filter((text) => !taken.has(spellingKey(text)))]
}

/** `0.6 react vue-js svelte` relates all pairs; `react > redux .8, jest .5` relates the first to each other one. */
function* readRelations(table: string): Generator<readonly [string, string, number]> {
  for (const line of table.split('\n')) {
    const [hub, spokes] = line.split('>').map((part) => part.trim())
    if (hub === undefined || hub === '') continue
    if (spokes !== undefined) {
      for (const spoke of listOf(spokes)) {
        const [slug = '', strength = ''] = spoke.split(' ')
        yield [hub, slug, Number(strength)]
      }
      continue
    }
    const [strength, ...members] = hub.split(/\s+/)
    for (const [place, left] of members.entries()) {
      for (const right of members.slice(place + 1)) yield [left, right, Number(strength)]
    }
  }
}

const NONE: readonly RelatedSkill[] = []

function strongestFirst(links: ReadonlyMap<string, number> | undefined): readonly RelatedSkill[] {
  if (links === undefined) return NONE
  const related = [...links].map(([slug, strength]) => ({ slug, strength }))
  return related.sort((left, right) => right.strength - left.strength || (left.slug < right.slug ? -1 : 1))
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function unmarked(text: string): string {
  return text.startsWith('!') ? text.slice(1) : text
}
