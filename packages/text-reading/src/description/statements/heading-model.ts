import { classOf, type LinearModel, sharesOf } from '../learned/index.ts'
import type { Section } from './read-headings.ts'

/** The sections that an unknown heading may open, in the order of the weights. */
export const HEADING_SECTIONS = [
  'must',
  'nice',
  'excused',
  'refused',
  'tasks',
  'stack',
  'benefits',
  'about',
  'terms',
  'apply',
  'legal',
  'role',
] as const satisfies readonly Section[]

export type HeadingSection = (typeof HEADING_SECTIONS)[number]

/** Words that hold a heading together; the others are its content. */
const FRAME = new Set(
  "what we you your our us i my the a an to of in on for with by if and or not no don't do is are be will would can could who why how where when this that it have has need get make makes about from at here there things".split(
    ' ',
  ),
)
const STEM = 5
const MANY_WORDS = 6

/** The signs of a heading: its words, their stems and classes, and its frame with the content left out. */
export function headingFeatures(heading: string): string[] {
  const text = heading
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^a-z0-9'?&]+/g, ' ')
    .trim()
  const words = text
    .replace(/\?/g, '')
    .split(/\s+/)
    .flatMap((word) => word.replace(/'(ll|d|re|ve|s)$/, " '$1").split(' '))
    .filter((word) => word !== '')
  const frame = words.map((word) => (FRAME.has(word) || word.startsWith("'") ? word : (classOf(word) ?? '*')))
  const classes = words.flatMap((word) => classOf(word) ?? [])
  const features = [
    ...words.flatMap((word) => [`w:${word}`, `s:${word.slice(0, STEM)}`]),
    ...classes.map((name) => `c:${name}`),
    `f:${words[0] ?? ''}`,
    `f2:${frame.slice(0, 2).join('_')}`,
    `f3:${frame.slice(0, 3).join('_')}`,
    `l:${frame.at(-1) ?? ''}`,
    `l2:${frame.slice(-2).join('_')}`,
    ...frame.slice(1).map((word, place) => `b:${frame[place]}_${word}`),
    ...words.slice(1).map((word, place) => `wb:${words[place]}_${word}`),
    `n:${Math.min(words.length, MANY_WORDS)}`,
    text.includes('?') ? 'q' : 'nq',
    speakersOf(words),
  ]
  return [...new Set(features)]
}

function speakersOf(words: readonly string[]): string {
  const saysYou = words.includes('you')
  const saysWe = words.some((word) => word === 'we' || word === 'our' || word === 'us')
  if (saysYou) return saysWe ? 'p:you_we' : 'p:you'
  return saysWe ? 'p:we' : words.includes('your') ? 'p:your' : 'p:none'
}

/** The section that a heading opens most likely, if its share is above a threshold. */
export function likeliestSection(heading: string, model: LinearModel, threshold: number): HeadingSection | null {
  const shares = sharesOf(headingFeatures(heading), model, HEADING_SECTIONS.length)
  const best = shares.indexOf(Math.max(...shares))
  return (shares[best] ?? 0) > threshold ? (HEADING_SECTIONS[best] ?? null) : null
}
