// Requests generated from the OpenAPI document: valid and invalid ones all get a proper answer.
import { runSearch } from '@assay/contracts/candidate-searches'
import { logIn } from '@assay/contracts/sessions'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { getMe } from '@assay/contracts/users'
import { writeCursor } from '@assay/jsonapi/cursor'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFor, type JsonSchema } from './platform/testing/arbitrary-json.ts'
import { followsQuick } from './platform/testing/full-run.ts'
import { readAnswer } from './platform/testing/test-app.ts'
import { openDemoApp } from './platform/testing/test-demo.ts'

// On PostgreSQL 15, enough that every statement is sent.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (followsQuick ? 25 : 5))

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: JsonSchema
}

interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> }
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>
}

const app = await openDemoApp()
const inject = app.app.routes.app.inject.bind(app.app.routes.app)
const openapi = (await inject({ url: '/api/v1/openapi.json' })).json()
const tokenOf = async (email: string): Promise<string> =>
  (await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token
const recruiter = await tokenOf('recruiter@acme.test')
const others = ['admin@assay.test', 'viewer@acme.test', 'member@northbridge.test', 'client@northbridge.test']
const tokens = [undefined, 'dead-token', recruiter, recruiter, ...(await Promise.all(others.map(tokenOf)))]
const search = await app.call(runSearch, {
  token: recruiter,
  attributes: { door: 'summary', text: 'JavaScript developer with React' },
  query: 'include=matches.candidate,user',
})
const me = await app.call(getMe, { token: recruiter, query: 'include=company' })
const KNOWN_IDS = fc.constantFrom(
  ...[search.data.id, search.data.matches[0].candidate.id, me.data.company.id, skillIdOf('go'), 'postgresql', 'me'],
)

// Not inlined: a resource type would be compiled again wherever it is included, which takes far longer than all requests.
const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false })
ajv.addSchema(openapi, 'openapi.json')

/** By the text of their schema, which many operations share. */
const validators = new Map<string, ValidateFunction>()

/** Compiled at the first answer with this status, as most of those documented never come. */
function validatorOf({ responses }: Operation, status: number): ValidateFunction | null {
  const response = responses[String(status)] ?? responses['default']
  const [media] = Object.values(response?.content ?? {})
  if (!media) return null
  const schema = JSON.stringify(media.schema).replaceAll('"#/components', '"openapi.json#/components')
  const validator = validators.get(schema) ?? ajv.compile(JSON.parse(schema))
  validators.set(schema, validator)
  return validator
}

const operations = Object.entries<Record<string, Operation>>(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, { path, method, operation }] as const,
  ),
)

test('the document lists all registered endpoints and declares OpenAPI 3.1', () => {
  expect(openapi.openapi).toBe('3.1.0')
  // Atomic operations bundle several requests and are described separately from the endpoints.
  expect(operations.length).toBe(app.app.routes.endpoints.length + 1)
  const ids = operations.map(([, { operation }]) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(operations)('%s causes no 5xx and matches its schema', async (_name, { path, method, operation }) => {
  await fc.assert(
    fc.asyncProperty(requestFor(operation), fc.constantFrom(...tokens), async (request, token) => {
      const url = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(request.params[name] ?? 'x'))
      const query = new URLSearchParams(Object.entries(request.query) as [string, string][]).toString()
      const response = await inject({
        method: method.toUpperCase() as 'GET',
        url: query === '' ? url : `${url}?${query}`,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(request.body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
        },
        ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
      })
      const { status, json } = readAnswer(response, query)
      expect(status, `${url}?${query} ${JSON.stringify(request.body)} ${response.body}`).toBeLessThan(500)
      const validator = json === null ? null : validatorOf(operation, status)
      if (validator && !validator(json)) expect(validator.errors).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

interface FuzzRequest {
  readonly params: Record<string, string>
  readonly query: Record<string, string | undefined>
  readonly body: unknown
}

function requestFor({ parameters, requestBody }: Operation): fc.Arbitrary<FuzzRequest> {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return fc.record({
    params: fc.record(Object.fromEntries(inPath.map(({ name }) => [name, pathPart]))),
    query: fc.record(
      Object.fromEntries(
        inQuery.map(({ name, schema: of }) => [name, mostly(queryText(of), fc.string(), ODD_NAMES, STRANGE_CURSORS)]),
      ),
      { requiredKeys: [] },
    ),
    body: schema
      ? fc.oneof({ arbitrary: arbitraryFor(schema), weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 })
      : fc.constant(undefined),
  })
}

/** Mostly valid values, or else every request would fail at its first wrong parameter. */
const mostly = (fitting: fc.Arbitrary<string>, ...odd: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fitting, weight: 9 }, ...odd.map((arbitrary) => ({ arbitrary, weight: 1 })))

const ODD_NAMES = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  '%',
  '../..',
  "' or 1=1 --",
  '🙂',
  '',
)

// Clients and servers normalize paths of dots alone.
const pathPart = mostly(KNOWN_IDS, fc.uuid(), fc.string(), ODD_NAMES).filter((part) => !/^\.*$/.test(part))

const STRANGE_CURSORS = fc.constantFrom(
  ...[['x'], [1, 2], [null, 'x'], ['2026-01-01', 'no-id'], ['x', 'y', 'z'], [1e300, ''], [true]].map(writeCursor),
)

const queryText = (schema: JsonSchema): fc.Arbitrary<string> =>
  arbitraryFor(schema).map((value) => (Array.isArray(value) ? value.join(',') : String(value)))
