import { nameProblem } from '@assay/contracts/name-rules'
import { oneLine } from '@assay/contracts/one-line'
import { ScimRefused } from './scim-refused.ts'

/** The attributes of a person that a directory may set. */
export interface ScimPerson {
  readonly userName: string
  readonly fullName: string
  readonly externalId: string | null
  readonly active: boolean
}

type Json = Readonly<Record<string, unknown>>

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** SCIM compares the names of attributes without case. */
function get(object: Json, name: string): unknown {
  const key = Object.keys(object).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : object[key]
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** Entra sends booleans as texts. */
export function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  throw new ScimRefused(400, 'invalidValue', 'active must be true or false.')
}

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const MAX_ADDRESS = 254
const MAX_NAME = 80
const MIN_NAME = 2
const MAX_EXTERNAL = 255

function readUserName(value: unknown): string {
  const given = text(value)?.toLowerCase() ?? ''
  if (given.length > MAX_ADDRESS || !ADDRESS.test(given))
    throw new ScimRefused(400, 'invalidValue', 'userName must be the email address of the person.')
  return given
}

function readExternalId(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const given = text(value)
  if (given === undefined || given.length > MAX_EXTERNAL)
    throw new ScimRefused(400, 'invalidValue', `externalId must be a string of at most ${MAX_EXTERNAL} characters.`)
  return given
}

/** A name that fits a profile; null if there is none. A name that must not be printed in mails is refused. */
function fitName(name: string | undefined): string | null {
  const fitted = [...oneLine(name ?? '').replace(/\s+/g, ' ')].slice(0, MAX_NAME).join('').trim()
  if (fitted.length < MIN_NAME) return null
  const problem = nameProblem('The name', fitted)
  if (problem !== null) throw new ScimRefused(400, 'invalidValue', problem)
  return fitted
}

interface NameParts {
  readonly given: string | undefined
  readonly family: string | undefined
}

const joined = ({ given, family }: NameParts): string | undefined =>
  given === undefined && family === undefined ? undefined : [given, family].filter(Boolean).join(' ')

/** Everything before the last word. */
export function partsOf(fullName: string): { given: string; family: string } {
  const at = fullName.lastIndexOf(' ')
  return at < 0 ? { given: fullName, family: '' } : { given: fullName.slice(0, at), family: fullName.slice(at + 1) }
}

function nameIn(body: Json): string | null {
  const name = get(body, 'name')
  const parts = isObject(name) ? name : {}
  const ofParts = joined({ given: text(get(parts, 'givenName')), family: text(get(parts, 'familyName')) })
  return fitName(text(get(body, 'displayName')) ?? text(get(parts, 'formatted')) ?? ofParts)
}

/** The local part of an address contains no other address. */
function localName(userName: string): string {
  const local = userName.slice(0, userName.lastIndexOf('@'))
  return nameProblem('', local) === null ? (fitName(local) ?? userName.slice(0, MAX_NAME)) : userName.slice(0, MAX_NAME)
}

/** A whole person, as POST and PUT send one. */
export function readPerson(body: unknown): ScimPerson {
  if (!isObject(body)) throw new ScimRefused(400, 'invalidSyntax', 'The body must be a user.')
  const userName = readUserName(get(body, 'userName'))
  const active = get(body, 'active')
  return {
    userName,
    fullName: nameIn(body) ?? localName(userName),
    externalId: readExternalId(get(body, 'externalId')),
    active: active === undefined || active === null ? true : readBoolean(active),
  }
}

const MAX_OPERATIONS = 100

/** Carries out a PATCH. Attributes that are not kept here are passed over, as directories send many. */
export function patched(person: ScimPerson, body: unknown): ScimPerson {
  const operations = isObject(body) ? get(body, 'Operations') : undefined
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw new ScimRefused(400, 'invalidSyntax', `Send 1 to ${MAX_OPERATIONS} Operations.`)
  return operations.reduce<ScimPerson>(carryOut, person)
}

function carryOut(person: ScimPerson, operation: unknown): ScimPerson {
  if (!isObject(operation)) throw new ScimRefused(400, 'invalidSyntax', 'An operation must be an object.')
  const op = String(get(operation, 'op') ?? '').toLowerCase()
  if (!['add', 'replace', 'remove'].includes(op))
    throw new ScimRefused(400, 'invalidSyntax', 'op must be add, replace or remove.')
  const path = text(get(operation, 'path'))
  const value = get(operation, 'value')
  if (path !== undefined) return op === 'remove' ? withoutValue(person, path) : withValue(person, path, value)
  if (op === 'remove' || !isObject(value))
    throw new ScimRefused(400, op === 'remove' ? 'invalidPath' : 'invalidValue', 'Without a path, give an object.')
  return Object.entries(value).reduce((now, [name, each]) => withValue(now, name, each), person)
}

/** Longer than any path of a known attribute, and short enough for every pattern. */
const MAX_PATH = 400

/** `urn:…:User:name.givenName` is `name.givenname`, `emails[type eq "work"].value` is `emails.value`. */
const plainPath = (path: string): string =>
  path
    .slice(0, MAX_PATH)
    .replace(new RegExp(`^${USER_SCHEMA}:`, 'i'), '')
    .replace(/\[[^\]]*\]/, '')
    .toLowerCase()

function withoutValue(person: ScimPerson, path: string): ScimPerson {
  const name = plainPath(path)
  if (name === 'externalid') return { ...person, externalId: null }
  if (name === 'username' || name === 'active') throw new ScimRefused(400, 'mutability', `${path} cannot be removed.`)
  return person
}

function withValue(person: ScimPerson, path: string, value: unknown): ScimPerson {
  const named = (name: string | undefined): ScimPerson => ({ ...person, fullName: fitName(name) ?? person.fullName })
  const { given, family } = partsOf(person.fullName)
  switch (plainPath(path)) {
    case 'active':
      return { ...person, active: readBoolean(value) }
    case 'username':
      return { ...person, userName: readUserName(value) }
    case 'externalid':
      return { ...person, externalId: readExternalId(value) }
    case 'displayname':
    case 'name.formatted':
      return named(text(value))
    case 'name.givenname':
      return named(joined({ given: text(value), family: text(family) }))
    case 'name.familyname':
      return named(joined({ given: text(given), family: text(value) }))
    case 'name':
      return isObject(value)
        ? {
            ...person,
            fullName: nameIn({ name: { givenName: given, familyName: family, ...value } }) ?? person.fullName,
          }
        : person
    default:
      return person
  }
}

export interface Filter {
  readonly attribute: 'userName' | 'externalId' | 'id' | 'active'
  readonly value: string
}

const MAX_FILTER = 1000
const FILTER = /^(.+?) +eq +("(?:[^"\\]|\\.)*"|true|false)$/i
const FILTERED: ReadonlyMap<string, Filter['attribute']> = new Map([
  ['username', 'userName'],
  ['emails.value', 'userName'],
  ['emails', 'userName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['active', 'active'],
])

/** `userName eq "ada@acme.com"`, as Okta and Entra query before they add a user. */
export function readFilter(given: string | undefined): Filter | null {
  if (given === undefined || given.trim() === '') return null
  const [, path = '', raw = ''] = given.length > MAX_FILTER ? [] : (FILTER.exec(given.trim()) ?? [])
  const attribute = FILTERED.get(plainPath(path.trim()))
  if (attribute === undefined)
    throw new ScimRefused(400, 'invalidFilter', 'Filter by userName, emails, externalId, id or active, with eq.')
  return { attribute, value: raw.startsWith('"') ? readText(raw) : raw.toLowerCase() }
}

function readText(raw: string): string {
  try {
    return String(JSON.parse(raw))
  } catch {
    throw new ScimRefused(400, 'invalidFilter', 'The value of the filter must be a JSON string.')
  }
}

export const matches = ({ attribute, value }: Filter, person: ScimPerson & { readonly id: string }): boolean => {
  if (attribute === 'userName') return person.userName === value.toLowerCase()
  if (attribute === 'active') return String(person.active) === value.toLowerCase()
  return person[attribute] === value
}

const DEFAULT_COUNT = 100
const MAX_COUNT = 200

/** From 1; anything but a number is ignored, which RFC 7644 3.4.2.4 allows. */
export function readPage({ startIndex, count }: { startIndex?: unknown; count?: unknown }): {
  readonly startIndex: number
  readonly count: number
} {
  const number = (value: unknown, otherwise: number) => {
    const read = Number.parseInt(String(value ?? ''), 10)
    return Number.isNaN(read) ? otherwise : read
  }
  return {
    startIndex: Math.max(1, number(startIndex, 1)),
    count: Math.min(MAX_COUNT, Math.max(0, number(count, DEFAULT_COUNT))),
  }
}
