import { createHash } from 'node:crypto'
import type { CandidateRecord } from '../records/index.ts'

// Without letters and digits that are easily confused.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 5

/** A stable name such as "Candidate K7Q4M" that reveals nothing about the candidate. */
export function maskedNameOf(candidateId: string): string {
  const digest = createHash('sha256').update(candidateId).digest()
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, place) => ALPHABET[digest.readUInt16BE(place * 2) % ALPHABET.length],
  )
  return `Candidate ${letters.join('')}`
}

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook|instagram|x)\.com\/\S+/gi
const PHONE = /(?<![\w.])\+?\(?\d[\d\s().-]{7,18}\d(?![\w.])/g
/** Fewer digits are a span of years or a figure. */
const MIN_DIGITS = 9
const MIN_SECRET_LENGTH = 3

export interface Secrets {
  readonly name: string | null
  readonly employers: readonly string[]
  readonly schools: readonly string[]
}

export function secretsOf(record: Pick<CandidateRecord, 'contact' | 'work' | 'education'>): Secrets {
  return {
    name: record.contact.legalName,
    employers: record.work.flatMap((entry) => entry.employer ?? []),
    schools: record.education.flatMap((entry) => entry.institution ?? []),
  }
}

/** Returns a function that masks identifying text: names, employers, schools, addresses, numbers, links. */
export function maskerFor(secrets: Secrets): (text: string) => string {
  const replacements = new Map<string, string>()
  for (const school of secrets.schools) replacements.set(school.toLowerCase(), '[school]')
  for (const employer of secrets.employers) {
    replacements.set(employer.toLowerCase(), '[employer]')
    replacements.set(withoutLegalForm(employer).toLowerCase(), '[employer]')
  }
  if (secrets.name !== null) {
    replacements.set(secrets.name.toLowerCase(), '[name]')
    for (const part of secrets.name.split(/\s+/)) replacements.set(part.toLowerCase(), '[name]')
  }
  const words = [...replacements.keys()].filter((word) => word.length >= MIN_SECRET_LENGTH)
  return (text) => {
    const lower = text.toLowerCase()
    // Most texts name no one, and a substring check is far cheaper than compiling an expression.
    const present = words.filter((word) => lower.includes(word))
    const named =
      present.length === 0
        ? text
        : text.replace(wordPattern(present), (found, ...at) => maskWord(found, at, replacements))
    return maskContacts(named)
  }
}

// A part of a name is masked only if capitalized: "Will" goes, "will" stays.
function maskWord(found: string, at: readonly unknown[], replacements: ReadonlyMap<string, string>): string {
  const [offset, whole] = at.slice(-2) as [number, string]
  const isWord = !isLetter(whole[offset - 1]) && !isLetter(whole[offset + found.length])
  const isWrittenAsName = found[0] !== found[0]?.toLowerCase() || /[A-Z]/.test(found)
  return isWord && isWrittenAsName ? (replacements.get(found.toLowerCase()) ?? found) : found
}

const LETTER = /[\p{L}\p{N}]/u
const isLetter = (character: string | undefined): boolean => character !== undefined && LETTER.test(character)

function maskContacts(text: string): string {
  const hasContact = text.includes('@') || text.includes('/') || text.includes('www') || /\d{3}/.test(text)
  if (!hasContact) return text
  return text
    .replace(MAIL_ADDRESS, '[contact]')
    .replace(LINK, '[link]')
    .replace(PHONE, (found) => (digitsIn(found) >= MIN_DIGITS ? '[contact]' : found))
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

function wordPattern(words: readonly string[]): RegExp {
  const alternatives = words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(alternatives.join('|'), 'gi')
}

function withoutLegalForm(name: string): string {
  return name.replace(
    /[\s,]+(?:inc|llc|ltd|limited|gmbh|ag|se|sa|sas|bv|b\.v|oy|ab|plc|corp|corporation|co|company|pvt)\.?$/i,
    '',
  )
}
