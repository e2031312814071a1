/**
 * Words of a résumé that are spelled like a skill and name something else: a school, a place, an employer, a law. Here
 * they matter more than in a posting, as every résumé names schools and places, and lists words without a sentence.
 */

import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { GAP } from '../text/tokenize.ts'
import { wordsOf } from '../text/word-lists.ts'

const SCHOOL =
  'university college school schools institute academy elementary community seminary polytechnic campus district'
/** What follows the name of a school, an employer, a place or a prize. */
const AFTER_NAME = wordsOf(
  `${SCHOOL} church ministries hospital county township heights beach hole park street avenue boulevard hotel bank airlines foundation scout scouts alliance inc llc ltd`,
)
/** What precedes the name of a place or a school, besides a school "of" it. */
const BEFORE_NAME = wordsOf('san santa fort saint el los las lake psi')
const NAMES_OF_TWO = new Set(['new jersey', 'general assembly', 'american express'])
const OF_NAME = wordsOf(`${SCHOOL} state city town county port diocese chamber bank`)
const MAX_IN_NAME = 3

/** The terms without the skills that are a part of another name, or have no other of their kind beside them. */
export function withoutOtherNames(words: ReadWords, terms: readonly Term[], gazetteer: Gazetteer): readonly Term[] {
  const skills = terms.filter(({ kind }) => kind === 'skill')
  const isProgrammer = terms.some((term) => isProgramming(term, gazetteer))
  const meant = new Set(
    skills.filter((term, place) => {
      if (isFormOfCompany(words, term)) return false
      if (mayBeName(term, words, gazetteer) && isInName(words, term)) return false
      if (isProgrammer || !term.isAmbiguous) return true
      const kind = gazetteer.skills[term.place]?.kind
      if (kind === 'framework')
        return [skills[place - 1], skills[place + 1]].some((other) => isBeside(term, other, gazetteer))
      return kind !== 'language'
    }),
  )
  return terms.filter((term) => term.kind !== 'skill' || meant.has(term))
}

/** "Dreamweaver | Flash": a tool beside it, which means nothing else, tells that a framework is meant. */
function isBeside(term: Term, other: Term | undefined, gazetteer: Gazetteer): boolean {
  if (other === undefined || other.isAmbiguous || gazetteer.technical[other.place] !== 1) return false
  return Math.max(term.firstToken - other.lastToken, other.firstToken - term.lastToken) <= 2
}

/** "Capita plc": the form of a company; controllers are written PLC. */
function isFormOfCompany(words: ReadWords, { start, slug, firstToken }: Term): boolean {
  if (slug !== 'plc-programming' || !/^[Pp]lc\b/.test(words.text.clean.slice(start, start + 4))) return false
  return isJoined(words, firstToken - 1) && isCapital(words, firstToken - 1)
}

/** Names that no place or school has, such as Cisco, are meant even before "Academy". */
function mayBeName(term: Term, { tokens }: ReadWords, gazetteer: Gazetteer): boolean {
  const { firstToken, lastToken, isAmbiguous, place } = term
  if (firstToken !== lastToken) return false
  return tokens.words[firstToken] === 'san' || (isAmbiguous && gazetteer.technical[place] === 1)
}

/** "University of Phoenix", "New Jersey", "Eagle Scout", "Jackson Elementary School": written with a capital. */
function isInName(words: ReadWords, { start, firstToken, lastToken }: Term): boolean {
  if (!/^[A-Z][a-z]/.test(words.text.clean.slice(start, start + 2))) return false
  const word = (at: number): string => words.tokens.words[at] ?? ''
  if (isJoined(words, firstToken - 1)) {
    if (isCapital(words, firstToken - 1) && BEFORE_NAME.has(word(firstToken - 1))) return true
    if (NAMES_OF_TWO.has(`${word(firstToken - 1)} ${word(firstToken)}`)) return true
    if (word(firstToken - 1) === 'of' && OF_NAME.has(word(firstToken - 2))) return true
  }
  for (let at = lastToken + 1; at <= lastToken + MAX_IN_NAME; at += 1) {
    if (!isJoined(words, at - 1) || !isCapital(words, at)) return false
    if (AFTER_NAME.has(word(at))) return true
  }
  return false
}

/** Whether nothing parts the word at this place from the next one; no word is before the first. */
const isJoined = ({ tokens }: ReadWords, at: number): boolean => ((tokens.gaps[at] ?? GAP.hard) & GAP.hard) === 0

const isCapital = ({ tokens, text }: ReadWords, at: number): boolean =>
  /^[A-Z]/.test(text.clean.charAt(tokens.starts[at] ?? 0))

/** Beside these, the letter C means the language even where no other language is named. */
const OF_PROGRAMMERS = wordsOf(
  'linux unix ubuntu rhel git labview simulink ansys microcontrollers embedded-systems firmware plc-programming raspberry-pi arduino',
)

/** People with a title of these families program. */
const FAMILIES_OF_PROGRAMMERS = wordsOf(
  'software-general backend frontend fullstack mobile-ios mobile-android mobile-cross embedded game-dev blockchain devops-sre cloud-platform data-engineering data-science ml-ai',
)

/** In a text without any program, ADA is a law, Phoenix a city, and C the initial of something. */
function isProgramming({ kind, isAmbiguous, isMisspelled, place, slug }: Term, gazetteer: Gazetteer): boolean {
  if (kind === 'title') return FAMILIES_OF_PROGRAMMERS.has(gazetteer.titles[place]?.family ?? '')
  const skill = gazetteer.skills[place]?.kind
  return !isAmbiguous && !isMisspelled && (skill === 'language' || skill === 'framework' || OF_PROGRAMMERS.has(slug))
}
