// Clients that other people wrote, against a server that really listens.
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import Jsona from 'jsona'
import Kitsu from 'kitsu'
import { expect, test } from 'vitest'
import { openTestApp } from './platform/testing/test-app.ts'
import { aUser, PASSWORD } from './platform/testing/test-people.ts'

const app = await openTestApp()
const address = await app.app.routes.app.listen({ port: 0, host: '127.0.0.1' })
const api = `${address}/api/v1`
const { user } = await aUser(app, 'employer.recruiter')

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

const credentials = { email: user.email, password: PASSWORD }
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
  expect(me.data).toMatchObject({ id: user.id, email: user.email })
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

test('kitsu is told what is wrong in the form it knows', async () => {
  const kitsu = new Kitsu({ baseURL: api, pluralize: false, camelCaseTypes: false, resourceCase: 'none' })
  const refusal = await kitsu.post('registrations', { fullName: 'A' }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ status: '422' })]) })
})

test('jsona reads what is fetched, relationships and all', async () => {
  const formatter = new Jsona()
  const get = async (path: string) => {
    const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}`, accept: MEDIA_TYPE } })
    expect(answer.headers.get('content-type')).toBe(MEDIA_TYPE)
    return formatter.deserialize((await answer.json()) as object)
  }
  expect(await get('/me?include=roles.permissions')).toMatchObject({
    email: user.email,
    roles: [
      { name: 'Recruiter', permissions: expect.arrayContaining([expect.objectContaining({ name: 'search.run' })]) },
    ],
  })
  const skills = (await get('/job-skills?filter[search]=react&page[size]=2&include=broader&')) as unknown as Skill[]
  expect(skills[0]).toMatchObject({ name: 'React', broader: expect.any(Array) })
  expect(await get('/countries?filter%5Bcode%5D=DE&fields%5Bcountries%5D=name')).toMatchObject([{ name: 'Germany' }])
})

test('a list can be walked by the links of its pages alone', async () => {
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

test('live events reach the one they are for, by header or by cookie', async () => {
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
  await reader?.cancel()
  expect((await fetch(`${api}/events`)).status).toBe(401)
})

test('a HEAD, a trailing slash and a DELETE with a body do no harm', async () => {
  expect((await fetch(`${api}/countries`, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(`${api}/countries/?`)).status).toBe(200)
  const answer = await fetch(`${api}/countries`, {
    method: 'DELETE',
    headers: { 'content-type': MEDIA_TYPE },
    body: '{"data":{"type":"countries","id":"1"}}',
  })
  expect(answer.status).toBe(405)
})
