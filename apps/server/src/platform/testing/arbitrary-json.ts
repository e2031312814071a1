import fc from 'fast-check'

export type JsonSchema = Readonly<Record<string, unknown>>

const DEEPEST = 6

/** Generates values for a JSON schema, as far as the contract uses them. */
export function arbitraryFor(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice: JsonSchema) => arbitraryFor(choice, depth + 1)))
  switch (schema['type']) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer(range(schema))
    case 'number':
      return fc.double({ ...range(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, depth)
    case 'object':
      return object(schema, depth)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const instants = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((day) => day.toISOString())
const ODD_DAYS = ['0001-01-01', '1899-12-31', '2199-12-31', '9999-12-01', '9999-12-30', '9999-12-31']

function text(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema['format'] === 'email') return fc.emailAddress()
  if (schema['format'] === 'uuid') return fc.uuid()
  if (schema['format'] === 'date')
    return fc.oneof(
      instants.map((at) => at.slice(0, 10)),
      fc.constantFrom(...ODD_DAYS),
    )
  if (schema['format'] === 'date-time')
    return fc.oneof(instants, fc.constantFrom(...ODD_DAYS.map((day) => `${day}T23:59:59.999Z`)))
  const least = Number(schema['minLength'] ?? 0)
  const most = Math.min(Number(schema['maxLength'] ?? 40), Math.max(least, 200))
  return fc.oneof(
    fc.string({ minLength: least, maxLength: most }),
    fc.string({ minLength: least, maxLength: most, unit: 'binary' }),
  )
}

function range(schema: JsonSchema): { min: number; max: number } {
  return {
    min: Math.max(Number(schema['minimum'] ?? -1000), -2_147_483_648),
    max: Math.min(Number(schema['maximum'] ?? 1000), 2_147_483_647),
  }
}

function list(schema: JsonSchema, depth: number): fc.Arbitrary<unknown[]> {
  const minLength = Number(schema['minItems'] ?? 0)
  const maxLength = Math.max(minLength, Math.min(Number(schema['maxItems'] ?? 4), depth > DEEPEST ? 0 : 4))
  return fc.array(arbitraryFor((schema['items'] ?? {}) as JsonSchema, depth + 1), { minLength, maxLength })
}

function object(schema: JsonSchema, depth: number): fc.Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const required = new Set((schema['required'] ?? []) as string[])
  return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, arbitraryFor(inner, depth + 1)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  })
}
