// Masks what identifies a person: names, employers, schools, addresses, numbers and links, also in disguise.
import { isUtf8 } from 'node:buffer'
import { findContacts } from './contacts.ts'
import { type Folded, foldText } from './fold-text.ts'
import { findNames, mayName, type Name, nameOf, namesWhole } from './names.ts'
import { findPhrases, phrasesOf } from './phrases.ts'
import { type Span, tokensOf } from './tokens.ts'

export interface Secrets {
  readonly name: string | null
  readonly employers: readonly string[]
  readonly schools: readonly string[]
  /** Mail addresses and links of the person. */
  readonly accounts?: readonly string[]
}

/** Makes a function that masks one person's data. Its patterns are compiled once and used for all of their texts. */
export function maskerFor(secrets: Secrets): (text: string) => string {
  const phrases = new Map(phrasesOf(secrets.employers, '[employer]'))
  for (const [first, schools] of phrasesOf(secrets.schools, '[school]'))
    phrases.set(first, [...schools, ...(phrases.get(first) ?? [])])
  const name = secrets.name === null ? null : nameOf(secrets.name)
  const handles = handlesIn(secrets.accounts ?? [])
  const isOwn = ownTest(name, handles)
  const namesIn = (text: string, folded: Folded): Span[] => {
    const named = name !== null && mayName(folded.text, name) ? name : null
    const hasPhrase = [...phrases.keys()].some((first) => folded.text.includes(first))
    if (named === null && !hasPhrase) return []
    const tokens = tokensOf(text, folded)
    const found = findPhrases(text, folded, tokens, phrases)
    return named === null ? found : [...found, ...findNames(text, folded, tokens, named)]
  }
  const spansIn = (text: string): [Folded, Span[]] => {
    const folded = foldText(text)
    const contacts = [...findContacts(folded, isOwn, text), ...findHandlesOf(folded.text, handles)]
    return [folded, [...contacts, ...namesIn(text, folded)]]
  }
  return (text) => {
    const [folded, spans] = spansIn(text)
    const shown = replaceSpans(text, folded, spans)
    return maskEncoded(shown, (decoded) => spansIn(decoded)[1].length > 0)
  }
}

const NOBODY: Secrets = { name: null, employers: [], schools: [] }

/** Whether a text holds a mail address, a link, an account or a telephone number, whichever person they belong to. */
export const hasContact = (text: string): boolean => maskNobody(text) !== text
const maskNobody = maskerFor(NOBODY)

/** Whether a text names a person with first and last name. */
export function namesPerson(text: string, legalName: string): boolean {
  const folded = foldText(text)
  return namesWhole(folded, tokensOf(text, folded), nameOf(legalName))
}

const MIN_OWN = 4

function ownTest(name: Name | null, handles: readonly string[]): (text: string) => boolean {
  const known = [...(name?.parts.keys() ?? []), ...(name?.joined ?? []), ...handles].filter(
    (each) => each.length >= MIN_OWN,
  )
  return (text) => {
    const bare = text.replace(/[^\p{L}\p{N}]/gu, '')
    return name?.parts.has(text) === true || known.some((each) => bare.includes(each.replace(/[^\p{L}\p{N}]/gu, '')))
  }
}

const MIN_HANDLE = 5

/** The part of an address before the sign, the last part of a link's path. */
function handlesIn(accounts: readonly string[]): string[] {
  const parts = accounts.map((account) =>
    account.includes('@')
      ? (account.split('@')[0] ?? '')
      : (account
          .replace(/[/?#]+$/, '')
          .split('/')
          .at(-1) ?? ''),
  )
  const own = parts.map((part) => foldText(part).text).filter((part) => part.length >= MIN_HANDLE)
  return [...new Set(own)].filter(
    (part) => /[\d._-]|^[^aeiou]{2}|\p{L}{7}/u.test(part) && !/^(?:contact|hello|info|mail)/.test(part),
  )
}

function findHandlesOf(text: string, handles: readonly string[]): Span[] {
  return handles.flatMap((handle) => {
    const spans: Span[] = []
    for (let at = text.indexOf(handle); at >= 0; at = text.indexOf(handle, at + handle.length)) {
      const end = at + handle.length
      const isWhole = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[end] ?? ' ')
      if (isWhole) spans.push({ start: at, end, label: '[contact]' })
    }
    return spans
  })
}

function replaceSpans(text: string, folded: Folded, spans: readonly Span[]): string {
  if (spans.length === 0) return text
  let [shown, written] = ['', 0]
  for (const { start, end, label } of united(spans)) {
    shown += `${text.slice(written, folded.startOf(start))}${label}`
    written = folded.endOf(end - 1)
  }
  return shown + text.slice(written)
}

/** Overlapping spans become one, named by the first. */
function united(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((left, right) => left.start - right.start || right.end - left.end)) {
    const last = apart.at(-1)
    if (last === undefined || span.start >= last.end) apart.push(span)
    else if (span.end > last.end) apart[apart.length - 1] = { ...last, end: span.end }
  }
  return apart
}

const ENCODED = /(?<![0-9A-Za-z])(?:[0-9a-f]{2}[ :]?){6,}|[A-Za-z0-9+/_-]{12,}={0,2}/gi
const MAX_ENCODED = 4000

/** Text in base64 or in hexadecimal digits. */
function maskEncoded(text: string, tells: (decoded: string) => boolean): string {
  return text.replace(ENCODED, (found) => {
    const isHex = /^(?:[0-9a-f]{2}[ :]?)+$/i.test(found)
    const bytes = Buffer.from(
      isHex ? found.replace(/[ :]/g, '') : found.slice(0, MAX_ENCODED),
      isHex ? 'hex' : 'base64',
    )
    const decoded = readable(bytes)
    return decoded !== null && tells(decoded) ? '[contact]' : found
  })
}

function readable(bytes: Buffer): string | null {
  if (!isUtf8(bytes)) return null
  const text = bytes.toString('utf8')
  return /[\p{Cc}\p{Cn}\p{Co}]/u.test(text) ? null : text
}
