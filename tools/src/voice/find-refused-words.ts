import { americanSpelling } from './american-spelling.ts'
import { type Refusal, refusedWords } from './refused-words.ts'
import { type Kind, type Said, splitWords, textsIn } from './spoken-words.ts'
import { isExcepted, isPending, type VoiceDebt, voiceDebt } from './voice-exceptions.ts'

const SUPERLATIVES = 'MOST|FEWEST|LONGEST|LARGEST|SHORTEST|LEAST|SMALLEST|HIGHEST|LOWEST|WIDEST'
const LIMIT = new RegExp(`^(${SUPERLATIVES})_|_(${SUPERLATIVES})(_|$)`)
const IN_WORDS = /^(\w*[a-z0-9]InWords|inWords|[\w/-]+-in-words(\.[\w.]+)?)$/
/** Most texts contain no refused word, so a search of the raw text comes first. Words in a name may be joined, as in camel case. */
const MAY_BE_REFUSED = new RegExp(refusedWords.map(({ refused }) => refused.replaceAll(' ', '[\\W_]*')).join('|'), 'i')

/** Strings and the interface may quote others: spelling is checked in what only we write. */
const OWN_SPELLING: readonly Kind[] = ['name', 'comment', 'prose']
/** Names on the wire, columns, and options of the command line. */
const FIXED_NAMES = /^(-*colour|tags_colour|licence_?note|synchronised_at|-*judgements)$/i
/** Sample texts of others. */
const QUOTED = /sample-job-descriptions\/|\.cases\.ts$/

interface Finding {
  readonly word: string
  readonly remedy: string
}

/** Enforces one name per concept: refused words must not occur in names, texts and comments. */
export function findRefusedWords(source: { path: string; text: string }, debt: VoiceDebt = voiceDebt): string[] {
  const { path, text } = source
  if (isExcepted(path)) return []
  return textsIn(path, text).flatMap((said) =>
    findingsIn(path, said)
      .filter(({ word }) => !isPending(debt, path, word))
      .map(({ word, remedy }) => {
        const at = said.line === null ? path : `${path}:${said.line}`
        return said.kind === 'name' && said.text !== word
          ? `${at}: “${word}” in ${said.text.slice(0, 60)}: ${remedy}`
          : `${at}: “${word}”: ${remedy}`
      }),
  )
}

function findingsIn(path: string, said: Said): Finding[] {
  const badly = said.kind === 'name' ? namedBadly(said.text) : []
  const words = splitWords(said.text)
  if (OWN_SPELLING.includes(said.kind) && !FIXED_NAMES.test(said.text) && !QUOTED.test(path))
    badly.push(...spelledBritish(words))
  if (!MAY_BE_REFUSED.test(said.text)) return badly
  const refused = refusedWords.filter((refusal) => isAbout(refusal, path, said) && says(words, refusal))
  return [...badly, ...refused.map(({ refused, use }) => ({ word: refused, remedy: `say ${use}.` }))]
}

function namedBadly(name: string): Finding[] {
  if (LIMIT.test(name)) return [{ word: name, remedy: 'name a limit MAX_ or MIN_.' }]
  return IN_WORDS.test(name) ? [{ word: name, remedy: 'name a formatter formatX.' }] : []
}

function spelledBritish(words: readonly string[]): Finding[] {
  return words.flatMap((word) => {
    const american = americanSpelling(word)
    return american === null ? [] : [{ word, remedy: `spell it ${american}.` }]
  })
}

function isAbout({ kinds, within }: Refusal, path: string, { kind }: Said): boolean {
  return (kinds === undefined || kinds.includes(kind)) && (within === undefined || within.test(path))
}

function says(words: readonly string[], { refused, unless = [] }: Refusal): boolean {
  const places = placesOf(words, refused.split(' '))
  if (places.length === 0) return false
  const excused = unless.flatMap((phrase) => placesOf(words, phrase.split(' ')))
  return places.some((place) => !excused.some((other) => other.from <= place.from && place.to <= other.to))
}

function placesOf(words: readonly string[], phrase: readonly string[]): { from: number; to: number }[] {
  return words.flatMap((_, from) =>
    phrase.every((word, at) => isWord(words[from + at], word)) ? [{ from, to: from + phrase.length }] : [],
  )
}

const ENDINGS = ['', 's', 'es', '’s', "'s"]

function isWord(said: string | undefined, word: string): boolean {
  return said?.startsWith(word) === true && ENDINGS.includes(said.slice(word.length))
}
