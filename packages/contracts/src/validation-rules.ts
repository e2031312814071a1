import { hasAddress, hasAddressBesideName, mixesAlphabets, NAME_MESSAGES } from './name-rules.ts'
import { orList } from './or-list.ts'

/** Validation rules shared by forms (while typing) and contracts (on arrival). */
export interface Check {
  readonly rule: string
  readonly holds: (value: unknown, values: Values) => boolean
  /** The message, with the name of the field. Absent: "{field} is not valid." */
  readonly message?: (field: string) => string
  /** The rule as JSON Schema. */
  readonly schema?: Readonly<Record<string, unknown>>
}

/** The other fields of the form, for rules that depend on them. */
export type Values = Readonly<Record<string, unknown>>

/** What a rule needs of a file: a measured browser File, or an upload on the server. */
export interface FileLike {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

/** Another field: its key and its label. */
export interface OtherField {
  readonly key: string
  readonly label: string
}

/** Input attributes that are also rules. */
export interface InputAttributes {
  readonly required?: boolean | undefined
  readonly type?: string | undefined
  readonly pattern?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly min?: number | string | undefined
  readonly max?: number | string | undefined
}

const MAX_EMAIL_LENGTH = 254
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const BYTES_IN_KB = 1024

export const rules = {
  alpha: () => matching('alpha', /^[\p{L}\p{M}]+$/u, (field) => `${field} may contain letters only.`),
  alpha_num: () =>
    matching('alpha_num', /^[\p{L}\p{M}\p{N}]+$/u, (field) => `${field} may contain letters and digits only.`),
  alpha_dash: () =>
    matching(
      'alpha_dash',
      /^[\p{L}\p{M}\p{N}_-]+$/u,
      (field) => `${field} may contain letters, digits, dashes and underscores only.`,
    ),
  alpha_spaces: () =>
    matching('alpha_spaces', /^[\p{L}\p{M}\s]+$/u, (field) => `${field} may contain letters and spaces only.`),
  between: (min: number, max: number) =>
    numeric(
      'between',
      (value) => value >= min && value <= max,
      (field) => `${field} must be between ${min} and ${max}.`,
      {
        minimum: min,
        maximum: max,
      },
    ),
  confirmed: (other: OtherField) =>
    rule(
      'confirmed',
      (value, values) => value === values[other.key],
      () => `${other.label}s don’t match.`,
    ),
  digits: (count: number) =>
    matching(
      'digits',
      new RegExp(`^[0-9]{${count}}$`),
      (field) => `${field} must have exactly ${plural(count, 'digit')}.`,
    ),
  dimensions: (maxWidth: number, maxHeight: number) =>
    ofFiles(
      'dimensions',
      (file) =>
        (file.width ?? Number.POSITIVE_INFINITY) <= maxWidth && (file.height ?? Number.POSITIVE_INFINITY) <= maxHeight,
      (field) => `${field} must be at most ${maxWidth} × ${maxHeight} pixels.`,
    ),
  email: () =>
    rule(
      'email',
      (value) => isText(value) && value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value),
      (field) => `${field} must be an email address, such as name@company.com.`,
      {
        format: 'email',
      },
    ),
  excluded: (values: readonly unknown[]) =>
    rule(
      'excluded',
      (value) => listOf(value).every((each) => !values.some((other) => same(each, other))),
      (field) => `${field} can’t have this value.`,
    ),
  oneOf: (values: readonly unknown[]) =>
    rule(
      'oneOf',
      (value) => listOf(value).every((each) => values.some((other) => same(each, other))),
      (field) => `${field} must be one of the listed values.`,
    ),
  ext: (extensions: readonly string[]) =>
    ofFiles(
      'ext',
      (file) => extensions.includes(extensionOf(file)),
      (field) => `${field} must be a file that ends in ${orList(extensions.map((each) => `.${each}`))}.`,
    ),
  mimes: (types: readonly string[]) =>
    ofFiles(
      'mimes',
      (file) => types.some((type) => isOfType(file, type)),
      (field) => `${field} must be a file of the type ${orList(types)}.`,
    ),
  image: () =>
    ofFiles(
      'image',
      (file) => isOfType(file, 'image/*'),
      (field) => `${field} must be an image.`,
    ),
  integer: () => matching('integer', /^-?[0-9]+$/, (field) => `${field} must be a whole number.`),
  double: (decimals?: number) =>
    matching('double', new RegExp(`^-?[0-9]*\\.?[0-9]${decimals === undefined ? '+' : `{0,${decimals}}`}$`), (field) =>
      decimals === undefined
        ? `${field} must be a number.`
        : `${field} must be a number with at most ${plural(decimals, 'decimal')}.`,
    ),
  numeric: () => matching('numeric', /^[0-9]+$/, (field) => `${field} may contain digits only.`),
  /**
   * The name of a person, a company or an agency is printed in mails: it must not contain a link or imitate another
   * name.
   */
  no_address: () => rule('no_address', (value) => !hasAddress(String(value)), NAME_MESSAGES.address),
  /** Of a company, which may be called like its site. */
  no_address_beside_name: () =>
    rule('no_address_beside_name', (value) => !hasAddressBesideName(String(value)), NAME_MESSAGES.address),
  one_alphabet: () => rule('one_alphabet', (value) => !mixesAlphabets(String(value)), NAME_MESSAGES.alphabets),
  length: (count: number) =>
    rule(
      'length',
      (value) => sizeOf(value) === count,
      (field) => `${field} must have a length of exactly ${count}.`,
    ),
  max: (count: number) =>
    rule(
      'max',
      (value) => sizeOf(value) <= count,
      (field) => `${field} may have at most ${plural(count, 'character')}.`,
      { maxLength: count },
    ),
  min: (count: number) =>
    rule(
      'min',
      (value) => sizeOf(value) >= count,
      (field) => `${field} must have at least ${plural(count, 'character')}.`,
      { minLength: count },
    ),
  max_value: (max: number) =>
    numeric(
      'max_value',
      (value) => value <= max,
      (field) => `${field} must be at most ${max}.`,
      { maximum: max },
    ),
  min_value: (min: number) =>
    numeric(
      'min_value',
      (value) => value >= min,
      (field) => `${field} must be at least ${min}.`,
      { minimum: min },
    ),
  regex: (pattern: RegExp) =>
    matching(
      'regex',
      new RegExp(pattern.source, pattern.flags.replaceAll(/[gy]/g, '')),
      (field) => `${field} has an invalid format.`,
    ),
  required: () =>
    must(
      'required',
      () => true,
      (field) => `${field} is required.`,
    ),
  /** Required when the other field is filled or, with values given, has one of them. */
  required_if: (other: OtherField, when?: readonly unknown[]) =>
    must(
      'required_if',
      (values) =>
        when === undefined ? !isEmpty(values[other.key]) : when.some((each) => same(each, values[other.key])),
      (field) => `${field} is required because of ${other.label}.`,
    ),
  size: (kilobytes: number) =>
    ofFiles(
      'size',
      (file) => file.size <= kilobytes * BYTES_IN_KB,
      (field) => `${field} must be at most ${kilobytes} KB.`,
    ),
  is: (wanted: unknown) =>
    rule(
      'is',
      (value) => same(value, wanted),
      (field) => `${field} must be ${String(wanted)}.`,
    ),
  is_not: (unwanted: unknown) =>
    rule(
      'is_not',
      (value) => !same(value, unwanted),
      (field) => `${field} must not be ${String(unwanted)}.`,
    ),
} satisfies Record<string, (...given: never[]) => Check>

export type RuleName = keyof typeof rules

/** The message of the first broken rule; null when all hold. */
export function firstProblem(
  field: string,
  value: unknown,
  checks: readonly Check[],
  values: Values = {},
): string | null {
  const broken = checks.find((check) => !check.holds(value, values))
  if (broken === undefined) return null
  return broken.message?.(field) ?? `${field} is not valid.`
}

/** Converts the attributes of an input to rules. */
export function rulesOfAttributes(attributes: InputAttributes): Check[] {
  const { required, type, pattern, minLength, maxLength, min, max } = attributes
  return [
    required && rules.required(),
    type === 'email' && rules.email(),
    type === 'number' && rules.double(),
    minLength !== undefined && rules.min(minLength),
    maxLength !== undefined && rules.max(maxLength),
    min !== undefined && rules.min_value(Number(min)),
    max !== undefined && rules.max_value(Number(max)),
    pattern !== undefined && rules.regex(new RegExp(`^(?:${pattern})$`, 'u')),
  ].filter((each): each is Check => each !== false && each !== undefined)
}

function rule(
  name: string,
  holds: Check['holds'],
  message: NonNullable<Check['message']>,
  schema: Check['schema'] = {},
): Check {
  return { rule: name, holds: (value, values) => isEmpty(value) || holds(value, values), message, schema }
}

function must(name: string, applies: (values: Values) => boolean, message: NonNullable<Check['message']>): Check {
  const holds: Check['holds'] = (value, values) => !applies(values) || !isEmpty(value)
  return { rule: name, holds, message, schema: name === 'required' ? { minLength: 1 } : {} }
}

function matching(name: string, pattern: RegExp, message: NonNullable<Check['message']>): Check {
  return rule(name, (value) => listOf(value).every((each) => pattern.test(String(each))), message)
}

function numeric(
  name: string,
  holds: (value: number) => boolean,
  message: NonNullable<Check['message']>,
  schema: Check['schema'] = {},
): Check {
  return rule(name, (value) => listOf(value).every((each) => isNumber(each) && holds(Number(each))), message, schema)
}

function ofFiles(name: string, holds: (file: FileLike) => boolean, message: NonNullable<Check['message']>): Check {
  return rule(name, (value) => listOf(value).every((each) => isFile(each) && holds(each)), message)
}

/** No value was given. An unticked checkbox counts as none. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (isText(value)) return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): boolean {
  return (
    (typeof value === 'number' && Number.isFinite(value)) ||
    (isText(value) && value.trim() !== '' && Number.isFinite(Number(value)))
  )
}

function isFile(value: unknown): value is FileLike {
  return typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value
}

function isOfType(file: FileLike, type: string): boolean {
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
}

function extensionOf(file: FileLike): string {
  return file.name.includes('.') ? (file.name.split('.').at(-1) ?? '').toLowerCase() : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : String(value).length
}

/** Forms hold text where a rule may expect numbers. */
function same(a: unknown, b: unknown): boolean {
  return a === b || String(a) === String(b)
}

function plural(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`
}
