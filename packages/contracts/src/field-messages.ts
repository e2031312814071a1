import { z } from 'zod'
import { orList } from './or-list.ts'
import { type Check, rules } from './validation-rules.ts'

type Issue = z.core.$ZodRawIssue

const MAX_LISTED = 20

const formats: Readonly<Record<string, (field: string) => string>> = {
  email: (field) => said(rules.email(), field),
  uuid: (field) => `${field} must be an id, such as 0193e2a4-5b6c-7d8e-9f01-23456789abcd.`,
  datetime: (field) => `${field} must be a time, such as 2026-11-30T09:00:00Z.`,
  date: (field) => `${field} must be a date, such as 2026-11-30.`,
  time: (field) => `${field} must be a time of day, such as 09:30.`,
  url: (field) => `${field} must be a URL that begins with https://.`,
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

/**
 * What is wrong with a value, in the product's own words: the sentences of the form rules, also for schemas without
 * such rules. `nameOf` gives the name of a field; by default it is read from the path.
 */
export function describeIssue(issue: Issue, nameOf: (path: readonly PropertyKey[]) => string = fieldName): string {
  const field = nameOf(issue.path ?? [])
  if (isMissing(issue)) return said(rules.required(), field)
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${types[issue.expected] ?? 'of another type'}.`
    case 'too_small':
      return tooSmall(issue, field)
    case 'too_big':
      return tooBig(issue, field)
    case 'invalid_format':
      return formats[issue.format]?.(field) ?? `${field} has an invalid format.`
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}.`
    case 'invalid_value':
      return oneOf(field, issue.values)
    case 'unrecognized_keys':
      return `Remove ${issue.keys.join(', ')}: this field doesn’t exist here.`
    default:
      return describeNested(issue, field)
  }
}

/** Words for the last member of a path: `companyName` is “Company name”, the third of `tags` is “Tags 3”. */
export function fieldName(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'The value'
  if (typeof last === 'number') return `${path.length > 1 ? fieldName(path.slice(0, -1)) : 'Entry'} ${last + 1}`
  const words = String(last)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
    .replace(/(?<=.)(?<!^external) ids?$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isMissing({ input, code }: Issue): boolean {
  if (code === 'custom' || code === 'unrecognized_keys') return false
  if (input === undefined || input === null) return true
  return typeof input === 'string' && input.trim() === ''
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string): string {
  const minimum = Number(issue.minimum)
  if (issue.exact === true) return `${field} must have exactly ${count(minimum, unitOf(issue.origin))}.`
  if (issue.origin === 'string') return said(rules.min(minimum), field)
  if (isList(issue.origin)) return `${field} must have at least ${count(minimum, unitOf(issue.origin))}.`
  return issue.inclusive === false ? `${field} must be more than ${minimum}.` : said(rules.min_value(minimum), field)
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, field: string): string {
  const maximum = Number(issue.maximum)
  if (issue.exact === true) return `${field} must have exactly ${count(maximum, unitOf(issue.origin))}.`
  if (issue.origin === 'string') return said(rules.max(maximum), field)
  if (isList(issue.origin)) return `${field} may have at most ${count(maximum, unitOf(issue.origin))}.`
  return issue.inclusive === false ? `${field} must be less than ${maximum}.` : said(rules.max_value(maximum), field)
}

const isList = (origin: string): boolean => ['array', 'set', 'map', 'record'].includes(origin)
const unitOf = (origin: string): string => (origin === 'string' ? 'character' : 'entry')

function count(number: number, unit: string): string {
  if (number === 1) return `1 ${unit}`
  return `${number} ${unit === 'entry' ? 'entries' : `${unit}s`}`
}

function oneOf(field: string, values: readonly unknown[]): string {
  const listed = values.map(String)
  if (listed.length > MAX_LISTED) return said(rules.oneOf(values), field)
  return `${field} must be ${orList(listed)}.`
}

/** Of several alternatives, the closest one to the value provides the message. */
function describeNested(issue: Issue, field: string): string {
  const alternatives = issue.code === 'invalid_union' ? issue.errors : []
  const [nearest] = alternatives
    .filter(([first]) => first !== undefined && first.path.length > 0)
    .toSorted((left, right) => left.length - right.length)
  return nearest?.[0]?.message ?? `${field} is not valid.`
}

const said = (check: Check, field: string): string => check.message?.(field) ?? `${field} is not valid.`

/** Replaces the wording of zod wherever a contract is read: server, browser, command line. */
z.config({ customError: (issue) => describeIssue(issue) })
