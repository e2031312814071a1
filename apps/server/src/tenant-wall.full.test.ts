// The wall between tenants: every address of the API, called by one tenant with what belongs to another.
import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { newId } from './platform/database/new-id.ts'
import type { JsonSchema } from './platform/testing/arbitrary-json.ts'
import { openDemoApp } from './platform/testing/test-demo.ts'

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface Resource {
  readonly type: string
  readonly id: string
}

/** Types whose resources belong to one tenant. */
const OWNED = new Set([
  ...['activities', 'agency-messages', 'agency-threads', 'billing-infos', 'candidate-requests', 'candidate-searches'],
  ...['communities', 'community-members', 'community-posts', 'company-webhooks', 'contact-infos', 'finalists'],
  ...['hired-candidates', 'insight-rows', 'interview-tracks', 'invoices', 'matches', 'notifications', 'offers'],
  ...['ownership-disputes', 'payments', 'rankings', 'reason-codes', 'requirements', 'scheduled-interviews'],
  ...['scorecard-templates', 'sessions', 'shortlisteds', 'submissions', 'subscriptions', 'tags', 'talent-pool-members'],
  ...['talent-pools', 'teammates', 'users'],
])

const app = await openDemoApp()
const inject = app.app.routes.app.inject.bind(app.app.routes.app)
const tokenOf = async (email: string): Promise<string> =>
  (await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token
const acme = await tokenOf('owner@acme.test')
const globex = await tokenOf('owner@globex.test')

const send = (token: string, method: string, url: string, payload?: object) =>
  inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'if-match': '*',
      ...(payload === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  })

const { paths } = (await send(acme, 'GET', '/api/v1/openapi.json')).json()
const operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

/** The addresses of lists, alone and with each thing that they can include. */
const lists = operations
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .flatMap(({ path, operation }) => {
    const include = operation.parameters?.find(({ name }) => name === 'include')?.schema as
      | { readonly items?: { readonly enum?: readonly string[] } }
      | undefined
    return [path, ...(include?.items?.enum ?? []).map((name) => `${path}?include=${name}`)]
  })

const ownedByAcme = new Map<string, string>()
for (const url of lists) {
  const answer = await send(acme, 'GET', url)
  if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) continue
  const { data = [], included = [] } = answer.json() as { data?: Resource | Resource[]; included?: Resource[] }
  for (const { type, id } of [data, included].flat()) if (OWNED.has(type)) ownedByAcme.set(id, type)
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

test('the demo has something of almost every type that a tenant owns', () => {
  const without = [...OWNED].filter((type) => ![...ownedByAcme.values()].includes(type))
  expect(without.length).toBeLessThan(OWNED.size / 4)
})

test.each(lists)('%s names nothing to a tenant that belongs to another', async (url) => {
  const answer = await send(globex, 'GET', url)
  const named = [...new Set(answer.body.match(IDS))].filter((id) => ownedByAcme.has(id))
  expect(named.map((id) => `${ownedByAcme.get(id)} ${id}`)).toEqual([])
})

const withIds = operations.flatMap(({ method, path, operation }) => {
  const type = path.split('/')[3] ?? ''
  const [id] = [...ownedByAcme].find(([, owned]) => owned === type) ?? []
  const content = operation.requestBody?.content ?? {}
  const isFile = 'multipart/form-data' in content
  return id === undefined || isFile || !path.includes('{')
    ? []
    : [{ name: `${method} ${path}`, method, path, type, id, hasBody: Object.keys(content).length > 0 }]
})

test.each(withIds)('$name answers for what belongs to another tenant as for what does not exist', async (asked) => {
  const outcome = async (id: string) => {
    const payload = asked.hasBody ? { data: { type: asked.type, id, attributes: {} } } : undefined
    const answer = await send(globex, asked.method, asked.path.replace(/\{\w+\}/g, id), payload)
    const { errors = [] } = answer.body === '' ? {} : answer.json()
    return [answer.statusCode, ...errors.map(({ code, detail }: { code: string; detail?: string }) => [code, detail])]
  }
  const foreign = await outcome(asked.id)
  expect(foreign).toEqual(await outcome(newId()))
  expect(foreign[0]).toBeGreaterThanOrEqual(400)
})
