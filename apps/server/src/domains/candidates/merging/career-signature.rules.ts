import { foldText } from '@assay/text-reading/text/fold-text'

/**
 * Fingerprints of a career: one of its words, one of the skills that it tells. The share of positions at which two of
 * them agree estimates what they have in common (MinHash): three-word runs, or skills. So careers are compared without
 * being read again. A share says little of careers to which much else was added; what they say of skills in the same
 * words is counted, too.
 */

/** Goes up with every change of what a fingerprint is made of, so that all are made again. */
export const SIGNATURE_RULES = 3
/** Since these rules, fingerprints of words are made in the same way. */
export const WORDS_SINCE_RULES = 2
/** Numbers in a fingerprint. */
export const SIGNATURE_SIZE = 32
/** How many of them agree where two careers are nearly the same: more than half of all runs of words are shared. */
export const ALIKE_PLACES = 18
/** The same for skills: people in one trade share many. */
export const ALIKE_SKILLS = 29
/** Shorter texts agree by chance: "Java developer at a bank". */
const MIN_RUNS = 24
const RUN = 3
/** So do fewer skills. */
const MIN_SKILLS = 12
/** So many mentions of skills in the same words are one career, however much else either tells. */
export const ALIKE_MENTIONS = 12
/** Or these, if they are more than half of all mentions of one of the two. */
export const ALIKE_FEW_MENTIONS = 8
/** Words on each side of a skill. */
const AROUND = 2
/** More skills so close together are a list, in an order that many use. */
const MAX_SKILLS_AROUND = 2
const MAX_MENTIONS = 1_000

/**
 * The text is read as the ranker reads it, without disguises and markup. Dates and other numbers are left out, so that
 * changing them does not hide a duplicate.
 */
export const wordsOfCareer = (text: string): readonly string[] =>
  foldText(text).lower.match(/\p{L}[\p{L}\p{M}+#.'-]*/gu) ?? []

/** null if the text is too short. */
export function careerSignature(words: readonly string[]): number[] | null {
  const runs = new Set<number>()
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(hashOf(words.slice(at, at + RUN).join(' ')))
  return runs.size < MIN_RUNS ? null : signatureOf(runs)
}

/** Each mention of a skill with the words around it, in numbers. */
export function skillMentions(words: readonly string[], isSkill: (word: string) => boolean): number[] {
  const bare = words.map((word) => word.replace(/[.'-]+$/, ''))
  const areSkills = bare.map(isSkill)
  const mentions = new Set<number>()
  for (const [at, word] of areSkills.entries()) {
    const [from, to] = [at - AROUND, at + AROUND + 1]
    if (!word || from < 0 || to > bare.length) continue
    if (areSkills.slice(from, to).filter(Boolean).length > MAX_SKILLS_AROUND) continue
    mentions.add(hashOf(bare.slice(from, to).join(' ')) | 0)
  }
  return [...mentions].sort((one, other) => one - other).slice(0, MAX_MENTIONS)
}

/** Of skills that the career's jobs tell, each once; null if they are few. */
export function skillsSignature(skillIds: readonly string[]): number[] | null {
  return skillIds.length < MIN_SKILLS ? null : signatureOf(skillIds.map(hashOf))
}

function signatureOf(hashes: Iterable<number>): number[] {
  return Array.from({ length: SIGNATURE_SIZE }, (_, place) => {
    let least = 0xffffffff
    for (const hash of hashes) least = Math.min(least, mixed(hash ^ Math.imul(place + 1, 0x9e3779b1)))
    // A PostgreSQL integer has a sign.
    return least | 0
  })
}

export function agreeing(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, place) => value === other[place]).length
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mixed(value: number): number {
  let mix = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}
