import { roleFamilies } from '../titles/families.ts'
import { titles } from '../titles/index.ts'
import type { Nearness, Skill } from '../types.ts'
import { likeness, type Vectors } from './vector-table.ts'

/** Only skills of these kinds can substitute for each other; related fields and soft skills are not similar. */
const KINDS: ReadonlySet<string> = new Set(['language', 'framework', 'tool'])
const MIN_SIMILARITY = 0.75
/** Mutual nearest neighbors: each skill must be among this many nearest of the other. */
const NEAREST = 8
/** Learned relations start at the engine's threshold and stay below those written by hand. */
const WEAKEST = 0.45
const STRONGEST = 0.55
/** Complements: used together by the same people, but no substitutes. */
const SIDE_BY_SIDE: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['google-docs', 'google-sheets', 'google-slides', 'google-drive'],
    ['gmail', 'google-meet', 'google-calendar', 'google-classroom', 'google-sites'],
  ],
  [['gmail'], ['google-meet', 'google-calendar', 'google-classroom', 'google-sites']],
  [['google-meet'], ['google-calendar']],
  [['redux'], ['react-native']],
  [['redshift'], ['ec2']],
  [
    ['bootstrap', 'tailwind-css', 'foundation-css'],
    ['media-queries', 'postcss'],
  ],
  [['postcss'], ['media-queries']],
  [['symfony'], ['composer', 'phpunit']],
  [['evernote', 'iwork'], ['dropbox']],
  [['premiere', 'final-cut-pro', 'davinci-resolve', 'imovie'], ['screencasting']],
  [['spice'], ['test-equipment-automation']],
]

/** Learned partial substitutes, for pairs without a hand-written relation or link. */
export function nearSkillsBy(vectors: Vectors, skills: readonly Skill[]): Nearness[] {
  const known = skills.filter(({ kind, slug }) => KINDS.has(kind) && vectors.rowOf.has(slug))
  const bySlug = new Map(skills.map((skill) => [skill.slug, skill]))
  const nearest = new Map(known.map((skill) => [skill.slug, nearestOf(skill, known, vectors)]))
  const pairs: Nearness[] = []
  for (const [left, list] of nearest) {
    for (const { slug: right, cosine } of list) {
      if (left >= right || !nearest.get(right)?.some(({ slug }) => slug === left)) continue
      if (isWritten(bySlug, left, right) || isSideBySide(left, right)) continue
      const above = (cosine - MIN_SIMILARITY) / (1 - MIN_SIMILARITY)
      pairs.push({ left, right, strength: hundredths(WEAKEST + (STRONGEST - WEAKEST) * above) })
    }
  }
  return pairs.sort(byName)
}

function nearestOf(skill: Skill, known: readonly Skill[], vectors: Vectors): { slug: string; cosine: number }[] {
  return known
    .filter((other) => other.slug !== skill.slug && other.kind === skill.kind && shareParent(skill, other))
    .map(({ slug }) => ({ slug, cosine: likeness(vectors, skill.slug, slug) }))
    .filter(({ cosine }) => cosine >= MIN_SIMILARITY)
    .sort((left, right) => right.cosine - left.cosine || (left.slug < right.slug ? -1 : 1))
    .slice(0, NEAREST)
}

function shareParent(left: Skill, right: Skill): boolean {
  return left.broader.some((parent) => right.broader.includes(parent))
}

/** True for pairs that are related by hand, or of which one is broader than the other. */
function isWritten(bySlug: ReadonlyMap<string, Skill>, left: string, right: string): boolean {
  const isRelated = bySlug.get(left)?.related.some(({ slug }) => slug === right) ?? false
  return isRelated || leadsTo(bySlug, left, right) || leadsTo(bySlug, right, left)
}

function leadsTo(bySlug: ReadonlyMap<string, Skill>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
    if (seen.has(slug)) continue
    seen.add(slug)
    open.push(...(bySlug.get(slug)?.broader ?? []))
  }
  return seen.has(to)
}

function isSideBySide(left: string, right: string): boolean {
  return SIDE_BY_SIDE.some(
    ([some, others]) =>
      (some.includes(left) && others.includes(right)) || (some.includes(right) && others.includes(left)),
  )
}

const MIN_TITLE_SIMILARITY = 0.55

/** Titles of different families that are more similar than their families. */
export function nearTitlesBy(vectors: Vectors): Nearness[] {
  const affinity = new Map<string, number>()
  for (const { slug, affinity: others } of roleFamilies) {
    for (const other of others) {
      affinity.set(`${slug} ${other.slug}`, other.strength)
      affinity.set(`${other.slug} ${slug}`, other.strength)
    }
  }
  const pairs: Nearness[] = []
  for (const left of titles) {
    for (const right of titles) {
      if (left.slug >= right.slug || left.family === right.family) continue
      const strength = hundredths(likeness(vectors, left.slug, right.slug))
      const families = affinity.get(`${left.family} ${right.family}`) ?? 0
      if (strength < MIN_TITLE_SIMILARITY || strength <= families) continue
      pairs.push({ left: left.slug, right: right.slug, strength })
    }
  }
  return pairs.sort(byName)
}

function byName(left: Nearness, right: Nearness): number {
  if (left.left !== right.left) return left.left < right.left ? -1 : 1
  return left.right < right.right ? -1 : 1
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
