import type { z } from 'zod'

/** What a field accepts, for its input and its counter: read from the schema that the server uses. */
export interface FieldLimits {
  readonly required: boolean
  readonly isNumber: boolean
  /** Of a text: its characters; of a list: its entries. */
  readonly minLength: number | undefined
  readonly maxLength: number | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number | undefined
}

type Schema = z.core.$ZodType

/** The bounds of a schema, from its checks. */
interface Bounds {
  min?: number
  max?: number
  step?: number
}

/** The limits of the field at the path, such as `title` or `plan.0.minutes`; none if the schema has no such field. */
export function limitsOf(schema: Schema, path: string): FieldLimits | null {
  const field = schemaAt(schema, path.split('.'))
  if (field === null) return null
  const core = unwrap(field)
  const isNumber = core._zod.def.type === 'number'
  const { min, max, step } = boundsOf(core)
  const described = ((core as z.ZodType).meta?.() ?? {}) as { minLength?: number; maxLength?: number }
  return {
    required: !accepts(field, undefined) && !accepts(field, null) && !accepts(field, ''),
    isNumber,
    minLength: isNumber ? undefined : (min ?? described.minLength),
    maxLength: isNumber ? undefined : (max ?? described.maxLength),
    min: isNumber ? min : undefined,
    max: isNumber ? max : undefined,
    step: isNumber ? step : undefined,
  }
}

/**
 * Turns what inputs hold into what the schema reads: texts into numbers, and an empty input into null, an empty text or
 * nothing, whichever the schema accepts first. A text that is no number stays as it is, so that the schema refuses it.
 */
export function readInputs(schema: Schema, value: unknown): unknown {
  const core = unwrap(schema)
  if (typeof value === 'string' && value.trim() === '') return readEmpty(schema)
  if (typeof value === 'string' && core._zod.def.type === 'number') return readNumber(value)
  if (Array.isArray(value) && core._zod.def.type === 'array') {
    const { element } = core._zod.def as z.core.$ZodArrayDef
    return value.map((each) => readInputs(element, each))
  }
  if (typeof value !== 'object' || value === null || core._zod.def.type !== 'object') return value
  const { shape } = core._zod.def as z.core.$ZodObjectDef
  const read = Object.entries(value).map(([key, each]) => {
    const field = shape[key]
    return [key, field === undefined ? each : readInputs(field, each)] as const
  })
  return Object.fromEntries(read.filter(([, each]) => each !== undefined))
}

function readEmpty(schema: Schema): '' | null | undefined {
  if (accepts(schema, null)) return null
  if (accepts(schema, '')) return ''
  return accepts(schema, undefined) ? undefined : ''
}

function readNumber(text: string): unknown {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? text : number
}

const accepts = (schema: Schema, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success

/** Without the layers around it: optional, nullable, default, transformed. */
function unwrap(schema: Schema): Schema {
  const def = schema._zod.def as { innerType?: Schema; in?: Schema; out?: Schema }
  const inner = def.innerType ?? (def.out?._zod.def.type === 'transform' ? def.in : def.out)
  return inner === undefined ? schema : unwrap(inner)
}

function schemaAt(schema: Schema, path: readonly string[]): Schema | null {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const core = unwrap(schema)
  const def = core._zod.def
  if (def.type === 'array') return schemaAt((def as z.core.$ZodArrayDef).element, rest)
  const field = def.type === 'object' ? (def as z.core.$ZodObjectDef).shape[step] : undefined
  return field === undefined ? null : schemaAt(field, rest)
}

function boundsOf(schema: Schema): Bounds {
  const own = schema._zod.def as { format?: string; checks?: readonly z.core.$ZodCheck[] }
  const bounds: Bounds = own.format?.includes('int') === true ? { step: 1 } : {}
  for (const { _zod } of own.checks ?? []) {
    const check = _zod.def as CheckDefinition
    if (check.check === 'min_length') bounds.min = check.minimum
    if (check.check === 'max_length') bounds.max = check.maximum
    if (check.check === 'length_equals') Object.assign(bounds, { min: check.length, max: check.length })
    if (check.check === 'greater_than') bounds.min = Number(check.value)
    if (check.check === 'less_than') bounds.max = Number(check.value)
    if (check.check === 'multiple_of') bounds.step = Number(check.value)
  }
  return bounds
}

type CheckDefinition =
  | z.core.$ZodCheckMinLengthDef
  | z.core.$ZodCheckMaxLengthDef
  | z.core.$ZodCheckLengthEqualsDef
  | z.core.$ZodCheckGreaterThanDef
  | z.core.$ZodCheckLessThanDef
  | z.core.$ZodCheckMultipleOfDef
