import { classOf } from '../learned/index.ts'

/** A statement that names skills, as the rules read it. */
export interface NotedStatement {
  /** In small letters, as are heading and answer. */
  text: string
  heading: string
  answer: string
  isEntry: boolean
  mentions: readonly NotedMention[]
}

export interface NotedMention {
  slug: string
  kind: string
  /** How typical the skill is of the title that is asked for, or of others of its family. */
  fit: 'title' | 'family' | 'other' | 'unknown'
  /** How many of the other skills that the text names are of its kind. */
  kin: number
  from: number
  to: number
  section: string
  isBoilerplate: boolean
  level: string
  isExplicit: boolean
}

/** What the criteria make of a skill. */
export const REVIEWED_ROLES = ['must', 'nice', 'none', 'unwanted'] as const
export type ReviewedRole = (typeof REVIEWED_ROLES)[number]

/** A whole text: its statements, and the role of each skill before it is reviewed. */
export interface TextUnderReview {
  statements: readonly NotedStatement[]
  roles: ReadonlyMap<string, ReviewedRole>
  door: string
  hasRequirements: boolean
}

const TOKEN = /[a-z]+(?:['’][a-z]+)?|\d[\d.,]*|[:;,.?!()/+&–—-]/g
const CLAUSE_END =
  /[;:–—().?!]|\s-\s|,\s(?:but|and|so|which|who|while|as|though|although|if|because|since|we|you|they|no)\b|\b(?:but|although|though|while|whereas|because|since|which|who|if)\b/
const FIRM = new Set("we our us we're we've we'll i my".split(' '))
const YOU = new Set("you your you're you've you'll you'd".split(' '))
const THEY = new Set('they their them he she'.split(' '))
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['past', /\b(?:was|were|had|used to|did|ran|built|wrote|made)\b/],
  ['future', /\b(?:will|you'll|going to)\b/],
  ['present', /\b(?:is|are|'s|'re)\b/],
  [
    'used',
    /\b(?:runs?|handles?|owns?|built|writes?|written|made|use[sd]?|using|manages?|maintains?|looks? after|belongs?)\b/,
  ],
]
const MAX_CLASSES = 5

/**
 * The signs by which the role of each skill is reviewed: structure, classes of words, the words of headings, and how the
 * skill fits the title and the other skills; no names of skills, and nothing that text about the employer changes.
 */
export function reviewFeatures(noted: TextUnderReview): Map<string, string[]> {
  const signs = new Map<string, Set<string>>()
  const named = new Map<string, number>()
  for (const statement of noted.statements) {
    const subject = subjectOf(wordsOf(statement.text))
    const common = signsOfStatement(statement, subject)
    statement.mentions.forEach((mention, place) => {
      if (mention.isBoilerplate) return
      named.set(mention.slug, (named.get(mention.slug) ?? 0) + 1)
      const own = signs.get(mention.slug) ?? new Set([`door:${noted.door}`])
      for (const sign of common) own.add(sign)
      for (const sign of signsOfMention(statement, mention, place, subject, noted)) own.add(sign)
      signs.set(mention.slug, own)
    })
  }
  const musts = countOf(noted, 'must')
  const nices = countOf(noted, 'nice')
  for (const [slug, own] of signs) {
    const role = noted.roles.get(slug) ?? 'none'
    own.add(`role:${role}`)
    own.add(`named:${bucketOf(named.get(slug) ?? 0, [1, 2])}`)
    own.add(`musts:${bucketOf(musts, [0, 1, 3, 6])}:${role}`)
    own.add(`nices:${bucketOf(nices, [0, 1, 3, 6])}:${role}`)
  }
  return new Map([...signs].map(([slug, own]) => [slug, [...own]]))
}

function countOf({ roles }: TextUnderReview, wanted: ReviewedRole): number {
  return [...roles.values()].filter((role) => role === wanted).length
}

function bucketOf(value: number, bounds: readonly number[]): number {
  const place = bounds.findIndex((bound) => value <= bound)
  return place < 0 ? bounds.length : place
}

const wordsOf = (text: string): string[] => text.match(TOKEN) ?? []
const classesOf = (text: string): string[] => [...new Set(wordsOf(text).flatMap((word) => classOf(word) ?? []))]

function signsOfStatement({ text, heading, answer, isEntry, mentions }: NotedStatement, subject: string): string[] {
  const words = wordsOf(text)
  const first = words.find((word) => /^[a-z]+$/.test(word)) ?? ''
  return [
    ...classesOf(text).map((name) => `s:${name}`),
    ...classesOf(heading).map((name) => `h:${name}`),
    ...[...new Set(wordsOf(heading))].map((word) => `hw:${word}`),
    ...classesOf(answer).map((name) => `n:${name}`),
    `headed:${heading !== ''}`,
    `entry:${isEntry}`,
    `first:${classOf(first) ?? (first.endsWith('ing') ? 'ing' : 'other')}`,
    `subject:${subject}`,
    `long:${bucketOf(text.length, [30, 60, 100, 160, 260])}`,
    `asks:${text.trimEnd().endsWith('?')}`,
    `listed:${bucketOf(mentions.length, [1, 2, 3, 5, 8])}`,
  ]
}

/** Who a sentence speaks of first. */
function subjectOf(words: readonly string[]): string {
  for (const word of words) {
    if (FIRM.has(word)) return 'firm'
    if (YOU.has(word)) return 'you'
    if (THEY.has(word)) return 'they'
  }
  return 'none'
}

function signsOfMention(
  statement: NotedStatement,
  mention: NotedMention,
  place: number,
  subject: string,
  { roles, hasRequirements }: TextUnderReview,
): string[] {
  const { text, isEntry, heading } = statement
  const { section } = mention
  const before = text.slice(0, mention.from)
  const after = text.slice(mention.to)
  const level = mention.isExplicit ? `${mention.level}!` : mention.level
  const role = roles.get(mention.slug) ?? 'none'
  const opening = before.split(CLAUSE_END).at(-1) ?? ''
  const closing = after.split(CLAUSE_END)[0] ?? ''
  const near = [...new Set([...classesOf(opening), ...classesOf(closing)])]
  const forms = FORMS.filter(([, form]) => form.test(opening + closing)).map(([name]) => name)
  const others = statement.mentions.filter(({ slug }) => slug !== mention.slug)
  return [
    `lv:${level}`,
    `sec:${section}`,
    `lvsec:${level}:${section}`,
    `entsec:${isEntry}:${section}`,
    `req:${hasRequirements}:${level}`,
    `kind:${mention.kind}`,
    `lvrole:${level}:${role}`,
    `rolesec:${role}:${section}`,
    `rolesubject:${role}:${subject}`,
    `subsec:${subject}:${section}`,
    `hsec:${heading !== ''}:${section}`,
    `bracket:${before.lastIndexOf('(') > before.lastIndexOf(')')}`,
    `colon:${before.includes(':')}`,
    `dash:${/[–—]| - /.test(before)}`,
    `place:${bucketOf(place, [0, 1, 3])}`,
    `bare:${!/[a-z]{3}/.test(before + after)}`,
    ...ofSide('b', wordsOf(opening).reverse()),
    ...ofSide('a', wordsOf(closing)),
    `fit:${mention.fit}:${role}`,
    `fitsec:${mention.fit}:${section}`,
    `kin:${bucketOf(mention.kin, [0, 1, 3])}:${role}`,
    ...near.flatMap((name) => [`c:${name}`, `c:${name}:${level}`]),
    ...(near.includes('@NOT') ? near.filter((name) => name !== '@NOT').map((name) => `not:${name}`) : []),
    ...forms.flatMap((name) => [name, `${name}:${subject}`]),
    ...(/\bby\b/.test(closing) ? ['by'] : []),
    ...others.flatMap((other) => [
      `nb:${other.level}`,
      `nb:${other.level}:${level}`,
      `nbrole:${role}:${roles.get(other.slug) ?? 'none'}`,
    ]),
  ]
}

/** The classes of words on one side within the clause, nearest first. */
function ofSide(side: 'a' | 'b', words: readonly string[]): string[] {
  const classes = words.flatMap((word, distance) => {
    const name = classOf(word)
    return name === undefined ? [] : [{ name, distance }]
  })
  const [nearest, next] = classes
  if (nearest === undefined) return [`${side}:none`]
  return [
    ...classes.slice(0, MAX_CLASSES).map(({ name }) => `${side}:${name}`),
    `${side}0:${nearest.name}:${bucketOf(nearest.distance, [2, 5, 9])}`,
    ...(next === undefined ? [] : [`${side}2:${nearest.name}_${next.name}`]),
  ]
}
