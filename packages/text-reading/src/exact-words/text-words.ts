/** The words of a short text, for the full texts: names of projects, tools and turns that no vocabulary holds. */

import { STOP_WORDS } from '../text/word-lists.ts'

/** The most that criteria allow. */
export const MAX_TEXT_WORDS = 60
/** Longer texts describe a job. */
const MAX_LENGTH = 100
const WORD = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/gu

/** In their order, each once; none of a text that is too long. Few words count only where nothing else was read. */
export function textWords(text: string, { isUnread = false } = {}): string[] {
  const words = text.toLowerCase().match(WORD) ?? []
  if (words.length > MAX_LENGTH) return []
  const telling = tellingOf(words)
  return telling.length < MIN_WORDS && !isUnread ? [] : telling
}

/** The first words of a text of any length. */
export function beginningWords(text: string): string[] {
  return tellingOf(text.toLowerCase().match(WORD) ?? [])
}

/** Words from all parts of a longer text: its beginning may be a name and an address. None of a text that is not longer. */
export function wordsOfLongText(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? []
  if (words.length <= MAX_LENGTH) return []
  const telling = [...new Set(words.filter(isTelling))]
  const step = Math.max(1, telling.length / MAX_TEXT_WORDS)
  return telling.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step))
}

function tellingOf(words: readonly string[]): string[] {
  return [...new Set(words.filter(isTelling))].slice(0, MAX_TEXT_WORDS)
}

const MIN_WORDS = 4

function isTelling(word: string): boolean {
  return (word.length > 1 || /[+#]/.test(word)) && !STOP_WORDS.has(word) && !OF_A_PERSON.test(word)
}

/** Words about age, sex, origin, belief, health and family are never searched. */
const OF_A_PERSON =
  /^(?:young(?:er|est)?|youth(?:ful)?|old(?:er)?|aged?|female|male|m[ae]n|wom[ae]n|girls?|boys?|guys?|ladies|lady|gentlem[ae]n|mr|mrs|ms|him|herself|himself|mother|father|mum|dad|parents?|wife|husband|married|single|pregnan\w*|maternity|paternity|children|native|nationals?|nationality|citizens?|citizenship|immigrants?|visa|ethnic\w*|race|black|white|asian|african|european|american|indian|chinese|german|french|polish|russian|turkish|arab(?:ic)?|jew(?:ish)?|christian|muslim|islam\w*|hindu|catholic|religio\w*|church|gay|lesbian|lgbt\w*|queer|trans|disab\w*|handicap\w*|veterans?|health(?:y)?|union|(?:19|20)\d\d)$/
