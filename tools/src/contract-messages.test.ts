import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@assay/contracts/endpoint'
import { expect, test } from 'vitest'
import { ROOT } from './project-files.ts'

type Schema = NonNullable<Endpoint['body']>

const CONTRACTS = join(ROOT, 'packages/contracts/src')

/** Messages of zod that must not reach a reader. */
const FOREIGN =
  /Invalid (input|option|string|key|value|number|discriminator|[A-Z]|ISO|email)|Too (small|big)|\bexpected [a-z]+ to |, received |Unrecognized|>=|<=/

const wrong: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', 'xy\u0000', 'x'.repeat(30_000), '€'],
  ...[-1, 0, 1.5, 31, 1e9, Number.NaN, true, false],
  ...[[], [null], [1, 'x', {}], Array.from({ length: 200 }, () => 'x')],
  ...[{}, { a: 1 }, { code: '?' }, { round: 0, minutes: 7, amountMinor: -1 }],
]

test('no contract answers a wrong value in the words of zod', async () => {
  const parts = new Set((await contractSchemas()).flatMap(partsOf))
  const messages = new Map<string, string>()
  const seen = new Set<string>()
  for (const part of parts)
    for (const value of wrong)
      for (const { code, path, message } of part.safeParse(value).error?.issues ?? []) {
        seen.add(code)
        messages.set(message, `${code} at ${path.join('.')}: ${message}`)
      }
  const foreign = [...messages].filter(([message]) => FOREIGN.test(message) || !/^[\p{Lu}\p{N}].*[.?]$/su.test(message))
  expect(foreign.map(([, where]) => where)).toEqual([])
  expect(parts.size).toBeGreaterThan(500)
  const all = ['invalid_type', 'too_small', 'too_big', 'invalid_format', 'not_multiple_of', 'invalid_value', 'custom']
  expect([...seen].sort()).toEqual(expect.arrayContaining(all.sort()))
})

async function contractSchemas(): Promise<Schema[]> {
  const files = readdirSync(CONTRACTS).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(join(CONTRACTS, name))))
  const values = modules.flatMap((module: Record<string, unknown>) => Object.values(module)).flatMap(opened)
  return values.flatMap((value) => {
    if (isSchema(value)) return [value]
    const { body, filters = {}, parameters = {} } = value as Partial<Endpoint>
    return [body, ...Object.values(filters), ...Object.values(parameters)].filter(isSchema)
  })
}

/** Actions are kept together in an object. */
function opened(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSchema(value) || 'method' in value) return [value]
  return [value, ...Object.values(value).filter((each) => typeof each === 'object' && each !== null)]
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

function partsOf(schema: Schema): Schema[] {
  const def = schema.def as {
    innerType?: unknown
    element?: unknown
    shape?: object
    options?: unknown[]
    in?: unknown
  }
  const inner = [def.innerType, def.element, def.in, ...Object.values(def.shape ?? {}), ...(def.options ?? [])]
  return [schema, ...inner.filter(isSchema).flatMap(partsOf)]
}
