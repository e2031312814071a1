import type { ThreadTopic } from '@assay/contracts/agency-threads'
import { hasContact, maskerFor, namesPerson } from '../../candidates/index.ts'

interface About {
  readonly requirementId: string | null
  readonly candidateId: string | null
}

export function topicOf({ requirementId, candidateId }: About): ThreadTopic {
  if (candidateId !== null) return requirementId === null ? 'candidate' : 'submission'
  return requirementId === null ? 'cooperation' : 'job'
}

/** Words that would reveal to an employer who a masked person is. */
export interface Identity {
  readonly legalName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly links: readonly string[]
}

export type Leak = 'contact' | 'name'

const NOTHING = { name: null, employers: [], schools: [] }
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** In a text whose blanks are single. */
const SPELLED_ADDRESS =
  /(?<![\w.+-])[\w.+-]+ ?(?:[([{] ?at ?[)\]}] ?[\w-]+| at [\w-]+ ?(?:[([{] ?dot ?[)\]}]| dot |\.) ?[a-z]{2,}\b)/i
const MIN_CONTACT_LENGTH = 4

/** As it is read, whatever signs it was written with. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/(?<=\d)\/(?=\d)/g, '-')

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** In a conversation about a masked candidate: any address, number or link, and each part of the name. */
export function leakAbout(text: string, { legalName }: Pick<Identity, 'legalName'>): Leak | null {
  const shown = plain(text)
  if (hasContact(shown) || SPELLED_ADDRESS.test(shown.replace(/\s+/g, ' '))) return 'contact'
  return legalName !== null && maskerFor({ ...NOTHING, name: legalName })(text) !== text ? 'name' : null
}

/** In other conversations with the same employer: what belongs to this one masked person. */
export function leakBeside(text: string, { legalName, email, phone, links }: Identity): Leak | null {
  const contacts = [email, ...links].filter((each) => each !== null && each.length >= MIN_CONTACT_LENGTH)
  if (contacts.some((each) => plain(text).toLowerCase().includes(String(each).toLowerCase()))) return 'contact'
  if (phone !== null && digitsOf(phone).length >= 7 && digitsOf(text).includes(digitsOf(phone))) return 'contact'
  return legalName !== null && namesPerson(text, legalName) ? 'name' : null
}

/** The message without names, for callers who may not see them. */
export function maskFor(people: readonly Pick<Identity, 'legalName'>[]): (text: string) => string {
  const maskers = [null, ...people.map(({ legalName }) => legalName)].map((name) => maskerFor({ ...NOTHING, name }))
  return (text) => maskers.reduce((shown, mask) => mask(shown), text)
}

const EXCERPT_LENGTH = 140

export function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…`
}

/** Messages need an accepted agreement; a pause is no end. */
export const workTogether = (client: { readonly state: string } | null): boolean =>
  client?.state === 'active' || client?.state === 'paused'
