// Third-party clients against a listening server.
// Not repeated on PostgreSQL 15: it is about the wire format.
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import Jsona from 'jsona'
import Kitsu from 'kitsu'
import { expect, test } from 'vitest'
import { openDemoApp } from './platform/testing/test-demo.ts'

const app = await openDemoApp()
const address = await app.app.routes.app.listen({ port: 0, host: '127.0.0.1' })
const api = `${address}/api/v1`
const credentials = { email: 'recruiter@acme.test', password: 'assay-demo-1' }

interface Skill {
  id: string
  name: string
  slug: string
  broader?: { data?: Skill[] } | Skill[]
}

async function tokenBy(body: unknown, contentType: string): Promise<string> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': contentType, accept: MEDIA_TYPE },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const token = await tokenBy({ data: { type: 'token', attributes: credentials } }, MEDIA_TYPE)

test('kitsu reads, filters, sorts, pages and includes', async () => {
  const kitsu = new Kitsu({
    baseURL: api,
    headers: { authorization: `Bearer ${token}` },
    pluralize: false,
    camelCaseTypes: false,
    resourceCase: 'kebab',
  })
  const me = await kitsu.get('me', { params: { include: 'roles.permissions' } })
  expect(me.data).toMatchObject({ email: credentials.email })
  expect(me.data.roles.data[0]).toMatchObject({ name: 'Recruiter' })
  expect(me.data.roles.data[0].permissions.data.length).toBeGreaterThan(20)

  const page = await kitsu.get('job-skills', {
    params: { filter: { kind: 'language' }, sort: '-name', page: { size: 5, number: 2 }, include: 'broader' },
  })
  expect(page.data).toHaveLength(5)
  expect(page.meta.page.total).toBeGreaterThan(10)
  const names: string[] = page.data.map(({ name }: Skill) => name)
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true, sensitivity: 'base' })))

  const one = await kitsu.get(`job-skills/${skillIdOf('postgresql')}`)
  expect(one.data.slug).toBe('postgresql')
})

test('kitsu gets errors in the form it expects', async () => {
  const kitsu = new Kitsu({ baseURL: api, pluralize: false, camelCaseTypes: false, resourceCase: 'none' })
  const refusal = await kitsu.post('registrations', { fullName: 'A' }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ status: '422' })]) })
})

test('jsona deserializes responses with their relationships', async () => {
  const formatter = new Jsona()
  const get = async (path: string) => {
    const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}`, accept: MEDIA_TYPE } })
    expect(answer.headers.get('content-type')).toBe(MEDIA_TYPE)
    return formatter.deserialize((await answer.json()) as object)
  }
  expect(await get('/me?include=roles.permissions')).toMatchObject({
    email: credentials.email,
    roles: [
      { name: 'Recruiter', permissions: expect.arrayContaining([expect.objectContaining({ name: 'search.run' })]) },
    ],
  })
  const skills = (await get('/job-skills?filter[search]=react&page[size]=2&include=broader&')) as unknown as Skill[]
  expect(skills[0]).toMatchObject({ name: 'React', broader: expect.any(Array) })
  expect(await get('/countries?filter%5Bcode%5D=DE&fields%5Bcountries%5D=name')).toMatchObject([{ name: 'Germany' }])
})

test('a list can be walked by its page links alone', async () => {
  let next: string | null = `${api}/job-industries?page[size]=7`
  let count = 0
  let total = -1
  while (next !== null) {
    const answer = (await (await fetch(next.replace('http://assay.test', address))).json()) as {
      data: unknown[]
      links: { next: string | null }
      meta: { total: number }
    }
    count += answer.data.length
    total = answer.meta.total
    next = answer.links.next
  }
  expect(count).toBe(total)
})

test('live events reach their recipient, by header or by cookie', async () => {
  const other = await tokenBy(credentials, 'application/json')
  const stream = await fetch(`${api}/events`, {
    headers: { cookie: `auth._token.local=${encodeURIComponent(`Bearer ${other}`)}` },
  })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async (): Promise<string> => String((await reader?.read())?.value)
  expect(await read()).toContain('event: session.opened')
  await fetch(`${api}/logout`, { method: 'POST', headers: { authorization: `Bearer ${other}` } })
  expect(await read()).toMatch(/event: session\.ended\ndata: \{"sessionId":"[0-9a-f-]{36}"\}/)
  expect((await reader?.read())?.done).toBe(true)
  expect((await fetch(`${api}/events`)).status).toBe(401)
})

test('a HEAD, a trailing slash and a DELETE with a body work', async () => {
  expect((await fetch(`${api}/countries`, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(`${api}/countries/?`)).status).toBe(200)
  const answer = await fetch(`${api}/countries`, {
    method: 'DELETE',
    headers: { 'content-type': MEDIA_TYPE },
    body: '{"data":{"type":"countries","id":"1"}}',
  })
  expect(answer.status).toBe(405)
})

test('kitsu runs a search, pages its matches, and stars and unstars the best one', async () => {
  const kitsu = new Kitsu({
    baseURL: api,
    pluralize: false,
    camelCaseTypes: false,
    resourceCase: 'none' as const,
    headers: { authorization: `Bearer ${token}` },
  })
  const made = await kitsu.create('candidate-searches', { door: 'summary', text: 'JavaScript developer with React' })
  expect(made.data).toMatchObject({ type: 'candidate-searches', door: 'summary', poolSize: expect.any(Number) })
  const matches = await kitsu.get(`candidate-searches/${made.data.id}/matches`, {
    params: { include: 'candidate', page: { size: 5 } },
  })
  expect(matches.data).toHaveLength(5)
  for (const { score, contributions } of matches.data)
    expect(contributions.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(score)
  const best = matches.data[0].candidate.data
  expect(best.maskedName).toBeTypeOf('string')

  const star = await kitsu.create('stars', { candidateId: best.id })
  const stars = await kitsu.get('stars', { params: { include: 'candidate', sort: '-createdAt' } })
  expect(stars.data[0].candidate.data.id).toBe(best.id)
  await kitsu.delete('stars', star.data.id)
  const after = await kitsu.get('stars')
  expect(after.data.map(({ id }: { id: string }) => id)).not.toContain(star.data.id)
})

test('sending back a whole resource from jsona changes only its editable fields', async () => {
  const formatter = new Jsona()
  const headers = { authorization: `Bearer ${token}`, accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE }
  const attributes = { door: 'skill', criteria: { mustHave: [{ anyOf: ['react'] }] } }
  const answer = await fetch(`${api}/candidate-searches?include=user`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data: { type: 'candidate-searches', attributes } }),
  })
  expect(answer.status).toBe(201)
  const search = formatter.deserialize((await answer.json()) as object) as unknown as Record<string, unknown>
  const body = formatter.serialize({
    stuff: { ...search, type: 'candidate-searches', savedName: 'React people', poolSize: 1, invented: true },
    includeNames: ['user'],
  })
  const patched = await fetch(`${api}/candidate-searches/${search['id']}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  })
  expect(patched.status).toBe(200)
  expect(formatter.deserialize((await patched.json()) as object)).toMatchObject({
    savedName: 'React people',
    poolSize: search['poolSize'],
  })
})
