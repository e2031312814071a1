import { ValidationError } from '../../../platform/errors/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'

const MIN_DIFFERENT_CHARACTERS = 5
/** The length that must remain without sequences and the user's own words. */
const MIN_REMAINDER = 4
const MIN_CONTEXT_WORD = 3
const MAX_SPARSE_ADDITION = 6
const PRODUCT = ['assay']

const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Refuses passwords that attackers guess first; `about` is what they know of the user: names, mail address, company.
 */
export function assertStrongPassword(password: string, about: readonly string[]): void {
  const message = passwordProblem(password, about)
  if (message !== null) throw new ValidationError([{ field: 'password', message }])
}

export function passwordProblem(password: string, about: readonly string[]): string | null {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < MIN_DIFFERENT_CHARACTERS)
    return 'This password repeats a few characters. Use more varied characters.'
  if (withoutSequences(plain).length < MIN_REMAINDER)
    return 'This password is a sequence. Choose words or characters that aren’t in sequence.'
  if (isBuiltFrom(plain, contextWords(about)))
    return 'This password is built from your name, address or company. Choose other words.'
  if (formsOf(plain).some(isCommon)) return 'This password is too common. Choose another one.'
  return null
}

/** Common variations: substituted letters, a prefix or suffix, repetition. */
function formsOf(plain: string): string[] {
  const written = [plain, unleet(plain), onceOnly(plain), onceOnly(unleet(plain))]
  const trimmed = written.flatMap((form) => {
    const core = form.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
    return isSparse(form.length - core.length, form, core) ? [core, unleet(core), onceOnly(core)] : []
  })
  return [...written, ...trimmed]
}

const isCommon = (form: string): boolean => form.length >= MIN_CONTEXT_WORD && isCommonPassword(form)

/** Few characters, a sequence or a date add next to nothing to a word. */
function isSparse(added: number, form: string, core: string): boolean {
  const addition = form.replace(core, '')
  return (
    added <= MAX_SPARSE_ADDITION ||
    withoutSequences(addition).length <= MIN_REMAINDER ||
    /^\D*(?:19|20)\d{6}\D*$/.test(addition)
  )
}

const unleet = (text: string): string => [...text].map((character) => LETTER_FOR[character] ?? character).join('')

/** Reduces "abcabc" to "abc". */
function onceOnly(text: string): string {
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

/** Removes runs of three or more equal or consecutive characters: "aaa", "123", "cba". */
function withoutSequences(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const stepAt = (at: number): number => (codes[at + 1] ?? Number.NaN) - (codes[at] ?? 0)
  const isRunAt = (at: number): boolean => Math.abs(stepAt(at)) <= 1 && stepAt(at) === stepAt(at + 1)
  return [...text].filter((_, at) => !isRunAt(at) && !isRunAt(at - 1) && !isRunAt(at - 2)).join('')
}

function contextWords(about: readonly string[]): string[] {
  const parts = about.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  )
  return [...new Set([...parts, ...PRODUCT])].filter((word) => word.length >= MIN_CONTEXT_WORD)
}

function isBuiltFrom(plain: string, words: readonly string[]): boolean {
  return [plain, unleet(plain)].some((form) => {
    const longestFirst = words.toSorted((left, right) => right.length - left.length)
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), form)
    if (rest.length === form.length) return false
    return (
      withoutSequences(rest).replace(/[^\p{L}]/gu, '').length < MIN_REMAINDER && rest.length <= MAX_SPARSE_ADDITION + 2
    )
  })
}
