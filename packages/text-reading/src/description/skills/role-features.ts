import { classOf } from '../learned/index.ts'

/** A skill within its statement, as the written rules read it. */
export interface RuledMention {
  from: number
  to: number
  /** The level that the rules gave, marked if the sentence itself states it. */
  ruled: string
}

/** The section and the position of a statement. */
export interface Surroundings {
  section: string
  isEntry: boolean
  hasRequirements: boolean
  /** The heading above, in small letters; empty if none is near. */
  heading: string
  /** What follows a question or a few words and names no skill, in small letters: "React? Tried it." */
  answer: string
}

/** The features that the mentions of a statement share, and those of each one. */
export interface RoleFeatures {
  shared: string[]
  own: string[][]
}

const TOKEN = /[a-z]+(?:['’][a-z]+)?|\d[\d.,]*|[:;,.?!()/+&-]/g
/** Replaces a skill. */
const SKILL = 'S'
/** What joins the entries of a list. */
const JOINS = new Set([SKILL, ',', '/', 'and', 'or', '&', '+', '(', ')'])
const REACH = 9
const NEAR = 2
const STEM = 5
const MAX_LISTED = 4
/** A longer sentence has several meanings. */
const MAX_TOKENS_OF_ONE = 28

/**
 * The features for each mention's role: the rules' verdict, the words before and after its list, those of the sentence
 * and of the heading. Names of skills are no features.
 */
export function roleFeatures(text: string, mentions: readonly RuledMention[], around: Surroundings): RoleFeatures {
  const { tokens, places } = tokensOf(text, mentions)
  const { heading, section, answer } = around
  const ofStatement = tokens.length > MAX_TOKENS_OF_ONE ? [] : ofSentence(tokens)
  const shared = [
    ...ofStatement,
    ...ofHeading(heading),
    ...ofAnswer(answer),
    `sec:${section}`,
    `ent:${around.isEntry ? 1 : 0}${section}`,
  ]
  return {
    shared: [...new Set(shared)],
    own: mentions.map(({ ruled }, index) => [
      ...new Set([
        `lv:${ruled}`,
        `lvsec:${ruled}:${section}`,
        `req:${around.hasRequirements ? 1 : 0}${ruled}`,
        ...ofPlace(tokens, places[index] ?? 0, section),
      ]),
    ]),
  }
}

function wordsOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? '#' : token.replace('’', "'")))
}

function tokensOf(text: string, mentions: readonly RuledMention[]): { tokens: string[]; places: number[] } {
  const tokens: string[] = []
  const places: number[] = []
  let at = 0
  for (const { from, to } of mentions) {
    if (from >= at) {
      tokens.push(...wordsOf(text.slice(at, from)), SKILL)
      at = to
    }
    places.push(tokens.length - 1)
  }
  tokens.push(...wordsOf(text.slice(at)))
  return { tokens, places }
}

function ofSentence(tokens: readonly string[]): string[] {
  return [
    ...tokens
      .filter((token) => token !== SKILL && (token.length > 1 || /[?!:;()#]/.test(token)))
      .map((token) => `s:${token}`),
    ...classesOf(tokens).map((name) => `s:${name}`),
  ]
}

function ofAnswer(answer: string): string[] {
  const words = wordsOf(answer)
  return [...words, ...classesOf(words)].map((word) => `n:${word}`)
}

function classesOf(words: readonly string[]): string[] {
  return words.flatMap((word) => classOf(word) ?? [])
}

function ofHeading(heading: string): string[] {
  const words = wordsOf(heading)
  if (words.length === 0) return ['h0']
  return [...[...words, ...classesOf(words)].map((word) => `h:${word}`), ...pairs(words, 'h2')]
}

function ofPlace(tokens: readonly string[], place: number, section: string): string[] {
  let first = place
  while (first > 0 && JOINS.has(tokens[first - 1] ?? '')) first -= 1
  let last = place
  while (last < tokens.length - 1 && JOINS.has(tokens[last + 1] ?? '')) last += 1
  const before = tokens.slice(Math.max(0, first - REACH), first).reverse()
  const after = tokens.slice(last + 1, last + 1 + REACH)
  const listed = tokens.slice(first, last + 1).filter((token) => token === SKILL).length
  const features = [`lst:${Math.min(MAX_LISTED, listed)}`]
  if (last > place) features.push(`g:${tokens[place + 1]}`)
  features.push(...ofSide('b', before), ...ofSide('a', after))
  features.push(...pairs([...before].reverse(), 'b2'), ...pairs(after, 'a2'))
  features.push(...ofClasses('b', before), ...ofClasses('a', after))
  if (before.length === 0) features.push('start')
  if (after.length === 0) features.push('end')
  if (before.length + after.length === 0) features.push(`bare:${section}`)
  return features
}

function ofSide(side: 'a' | 'b', words: readonly string[]): string[] {
  return words.flatMap((word, distance) => [
    `${side}:${word}`,
    ...(distance < NEAR ? [`${side}${distance}:${word}`] : []),
    ...(word.length > STEM ? [`${side}5:${word.slice(0, STEM)}`] : []),
  ])
}

/** The classes of the words on one side, nearest first, and which follow each other. */
function ofClasses(side: 'a' | 'b', words: readonly string[]): string[] {
  const classes = classesOf(words)
  const nearest = classes[0]
  return [
    ...classes.map((name) => `${side}:${name}`),
    ...(nearest === undefined ? [] : [`${side}0:${nearest}`]),
    ...pairs(classes, `${side}c`),
  ]
}

function pairs(words: readonly string[], kind: string): string[] {
  return words.slice(1).map((word, index) => `${kind}:${words[index]}_${word}`)
}
