import { makeApiToken, revokeApiToken } from '@assay/contracts/api-tokens'
import { IMPERSONATION_MINUTES, startImpersonation } from '@assay/contracts/impersonations'
import { lockSession, unlockSession } from '@assay/contracts/profiles'
import { changeRequirement, createRequirement } from '@assay/contracts/requirements'
import { logIn, logOut } from '@assay/contracts/sessions'
import { createPool } from '@assay/contracts/talent-pools'
import { changeTeammate, listTeammates, teammateActions } from '@assay/contracts/teammates'
import { userActions } from '@assay/contracts/users'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtInRoleId } from '../../domains/tenants/index.ts'
import { afterFile } from '../testing/after-file.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPerson, PASSWORD } from '../testing/test-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'

const SOON_MS = 3_000

const app = await openTestApp()
const address = await app.app.routes.app.listen({ host: '127.0.0.1', port: 0 })
const streams: AbortController[] = []
afterFile(async () => {
  for (const stream of streams) stream.abort()
})

async function open(
  token: string,
  { missed, lastId }: { missed?: number; lastId?: number } = {},
): Promise<{ answer: Response; close: () => void }> {
  const controller = new AbortController()
  streams.push(controller)
  const answer = await fetch(`${address}/api/v1/events${missed === undefined ? '' : `?missed=${missed}`}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': String(lastId) }) },
    signal: controller.signal,
  })
  return { answer, close: () => controller.abort() }
}

test('a session holds five event streams; a closed one makes room, and other sessions have their own', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const held = []
  for (let n = 0; n < 5; n += 1) held.push(await open(person.token))
  const sixth = await open(person.token)

  expect(held.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200])
  expect([sixth.answer.status, sixth.answer.headers.get('retry-after')]).toEqual([429, '60'])
  const { errors } = JSON.parse(await sixth.answer.text())
  expect(errors[0]).toMatchObject({
    code: 'stream.too-many',
    detail: 'Live updates work in 5 windows at once. Close one, or reload this page to see changes.',
  })

  const again = { email: person.user.email, password: PASSWORD }
  const other = (await app.call(logIn, { attributes: again })).json.access_token
  expect((await open(other)).answer.status).toBe(200)

  held[0]?.close()
  await expect.poll(async () => (await open(person.token)).answer.status).toBe(200)
})

test('a person holds thirty in all sessions and tokens together, also if many are asked for at once', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const colleague = await aPerson(app, 'employer.recruiter', { companyId: person.companyId ?? '' })
  const operator = await aPerson(app, 'platform.admin')
  const again = { email: person.user.email, password: PASSWORD }
  // One after the other: an attempt counts as a failure until its password is known to be right.
  const sessions: string[] = []
  while (sessions.length < 8) sessions.push((await app.call(logIn, { attributes: again })).json.access_token)
  const attributes = { name: 'Live', permissions: ['requirement.read'], expiresInDays: 30 }
  const apiToken = (await app.call(makeApiToken, { token: person.token, attributes })).data.token
  const asked = { userId: person.user.id, reason: 'Looks for a lost search.' }
  const { data } = await app.call(startImpersonation, { token: operator.token, attributes: asked })

  const opened = await Promise.all(
    [...sessions, apiToken].flatMap((token) => Array.from({ length: 5 }, () => open(token))),
  )
  const held = opened.filter(({ answer }) => answer.status === 200)
  const refused = opened.filter(({ answer }) => answer.status === 429)
  expect([held.length, refused.length]).toEqual([30, 15])
  expect(JSON.parse((await refused[0]?.answer.text()) ?? '').errors[0].detail).toContain('in 30 windows at once')
  expect((await open(colleague.token)).answer.status).toBe(200)
  expect((await open(data.token)).answer.status).toBe(200)

  held[0]?.close()
  await expect.poll(async () => (await open(person.token)).answer.status).toBe(200)
})

test('a stream cannot be asked for its headers alone, which would never end', async () => {
  const { token } = await aPerson(app, 'employer.recruiter')
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${address}/api/v1/events`, { method: 'HEAD', headers })).status).toBe(404)
})

test('a token holds streams of its own, which end when it is revoked', async () => {
  const tokens = await Promise.all(
    [await aPerson(app, 'employer.recruiter'), await aPerson(app, 'employer.recruiter')].map(async ({ token }) => {
      const attributes = { name: 'Live', permissions: ['requirement.read'], expiresInDays: 30 }
      return { token, made: (await app.call(makeApiToken, { token, attributes })).data }
    }),
  )
  const [one, other] = tokens as [(typeof tokens)[0], (typeof tokens)[0]]
  const held = []
  for (let n = 0; n < 5; n += 1) held.push(await open(one.made.token))
  expect((await open(one.made.token)).answer.status).toBe(429)
  expect((await open(other.made.token)).answer.status).toBe(200)

  const heard = held[0]?.answer.text()
  await app.call(revokeApiToken, { token: one.token, params: { id: one.made.id } })
  expect(await heard).toContain('session.ended')
})

test('the stream of a suspended member ends immediately', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const { answer } = await open(member.token)
  const { rows } = await app.database.pool.query('select id from teammates where user_id = $1', [member.user.id])
  const { status } = await app.call(teammateActions.suspend, {
    token: owner.token,
    params: { id: rows[0].id },
    attributes: {},
  })

  expect(status).toBe(200)
  expect([status, await answer.text()]).toEqual([200, expect.stringContaining('session.over')])
  expect((await open(member.token)).answer.status).toBe(401)
})

test('an operator’s event stream as another user ends when the operator is signed out', async () => {
  const [operator, other] = [await aPerson(app, 'platform.admin'), await aPerson(app, 'platform.admin')]
  const person = await aPerson(app, 'employer.recruiter')
  const asked = { userId: person.user.id, reason: 'Looks for a lost search.' }
  const { data } = await app.call(startImpersonation, { token: operator.token, attributes: asked })
  const heard = (await open(data.token)).answer.text()
  await app.call(userActions.signOut, { token: other.token, params: { id: operator.user.id }, attributes: {} })
  expect(await heard).toContain('session.ended')
})

test('a stream ends with the session or token that opened it, and after an hour at the latest', async () => {
  const operator = await aPerson(app, 'platform.admin')
  const person = await aPerson(app, 'employer.recruiter')
  const key = { name: 'Live', permissions: ['requirement.read'], expiresInDays: 1 }
  const made = await app.call(makeApiToken, { token: person.token, attributes: key })
  app.clock.advance(DAY_MS - SOON_MS)
  const byToken = (await open(made.data.token)).answer.text()
  const asked = { userId: person.user.id, reason: 'Looks for a lost search.' }
  const { data } = await app.call(startImpersonation, { token: operator.token, attributes: asked })
  app.clock.advance(IMPERSONATION_MINUTES * MINUTE_MS - SOON_MS)
  const asAnother = (await open(data.token)).answer.text()
  expect(await Promise.all([byToken, asAnother])).toEqual(Array(2).fill(expect.stringContaining('session.opened')))

  const hasty = await openTestApp(undefined, { streamMs: 500 })
  const at = await hasty.app.routes.app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await aPerson(hasty, 'employer.recruiter')
  const headers = { authorization: `Bearer ${token}` }
  const again = async () => (await fetch(`${at}/api/v1/events`, { headers })).text()
  expect([await again(), await again()]).toEqual(Array(2).fill(expect.stringContaining('session.opened')))
})

test('when the server missed announcements, streams end, and the next one hears again', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const { answer } = await open(person.token)
  const held = answer.text()

  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'assay listening' and datname = current_database()`,
  )
  expect(await held).toContain('session.opened')

  const next = await open(person.token)
  const heard = next.answer.text()
  await app.call(logOut, { token: person.token })
  expect(await heard).toContain('session.ended')
})

test('users who work on the same job are notified of every change, other companies of none', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const colleague = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const other = await aPerson(app, 'employer.owner')
  const heard = await Promise.all([colleague, other].map(async ({ token }) => (await open(token)).answer.body))
  const attributes = { title: 'Backend engineer', description: 'Go and Kafka.' }
  const made = await app.call(createRequirement, { token: owner.token, attributes })
  const params = { id: made.data.id }
  const headers = { 'if-match': '*' }
  await app.call(changeRequirement, { token: owner.token, params, headers, attributes: { seats: 2 } })

  const [own, foreign] = heard.map((body) => textOf(body))
  await expect.poll(own ?? (() => '')).toMatch(/(event: requirement\.changed\s[\s\S]*){2}/)
  expect(own?.()).toContain(made.data.id)
  expect(foreign?.()).not.toContain('requirement.changed')
})

test('a stream tells what happened since its page began or was cut off, or that this is not known', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const colleague = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const other = await aPerson(app, 'employer.owner')
  // Of the time before it started, a server knows nothing.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS })
  onTestFinished(() => void vi.useRealTimers())
  const hear = async (token: string, asked?: Parameters<typeof open>[1]) =>
    textOf((await open(token, asked)).answer.body)
  const before = await hear(colleague.token)
  const attributes = { title: 'Backend engineer', description: 'Go and Kafka.' }
  const { data } = await app.call(createRequirement, { token: owner.token, attributes })
  await expect.poll(before, { timeout: 5_000 }).toContain(data.id)

  const heard = await Promise.all([
    hear(colleague.token, { missed: 1_000 }),
    hear(colleague.token, { lastId: Date.now() - 1_000 }),
    hear(colleague.token, { missed: HOUR_MS }),
    hear(colleague.token),
    hear(other.token, { missed: 1_000 }),
  ])
  await expect.poll(() => heard.every((text) => text().includes('session.opened'))).toBe(true)
  await expect
    .poll(() => heard.map((text) => text().includes(data.id)), { timeout: 5_000 })
    .toEqual([true, true, false, false, false])
  expect(heard.map((text) => text().includes('news.missed'))).toEqual([false, false, true, false, false])
})

/** What was heard so far. */
function textOf(body: ReadableStream<Uint8Array> | null): () => string {
  let text = ''
  const follow = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString()
  }
  follow().catch(() => undefined)
  return () => text
}

test('the stream of a user whose role changed ends, and the next one reports only what the new role allows', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const before = (await open(member.token)).answer.text()
  const mates = (await app.call(listTeammates, { token: owner.token })).data
  const { id } = mates.find(({ userId }: { userId: string }) => userId === member.user.id)
  const attributes = { roleId: builtInRoleId('employer.viewer') }
  expect((await app.call(changeTeammate, { token: owner.token, params: { id }, attributes })).status).toBe(200)
  expect(await before).toContain('access.changed')

  const after = (await open(member.token)).answer.text()
  const job = { title: 'Secret project', description: 'Go and Kafka.' }
  const made = await app.call(createRequirement, { token: owner.token, attributes: job })
  await app.call(logOut, { token: member.token })
  const heard = await after
  expect(heard).toContain('event: requirement.changed\ndata: {}')
  expect(heard).not.toContain(made.data.id)
})

test('behind a locked screen a stream tells nothing of the work, and after it that something was missed', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const heard = textOf((await open(member.token)).answer.body)
  const post = async (title: string) => {
    const attributes = { title, description: 'Go and Kafka.' }
    return (await app.call(createRequirement, { token: owner.token, attributes })).data.id as string
  }
  const seen = await post('Before')
  await expect.poll(heard, { timeout: SOON_MS }).toContain(seen)
  expect((await app.call(lockSession, { token: member.token })).status).toBe(204)
  await expect.poll(heard, { timeout: SOON_MS }).toContain('session.locked')

  const hidden = await post('Hidden')
  await app.call(unlockSession, { token: member.token, attributes: { currentPassword: PASSWORD } })
  await expect.poll(heard, { timeout: SOON_MS }).toContain('news.missed')
  const shown = await post('After')
  await expect.poll(heard, { timeout: SOON_MS }).toContain(shown)
  expect(heard()).not.toContain(hidden)
})

test('a program hears only of what its token may read', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const streamOf = async (permissions: string[]) => {
    const attributes = { name: permissions.join(), permissions, expiresInDays: 1 }
    const { data } = await app.call(makeApiToken, { token: owner.token, attributes })
    return { id: data.id, heard: (await open(data.token)).answer.text() }
  }
  const [jobs, content] = [await streamOf(['requirement.read']), await streamOf(['content.read'])]
  const job = { title: 'Secret project', description: 'Go and Kafka.' }
  const { data } = await app.call(createRequirement, { token: owner.token, attributes: job })
  await app.call(createPool, { token: owner.token, attributes: { name: 'Secret pool' } })
  for (const { id } of [jobs, content]) await app.call(revokeApiToken, { token: owner.token, params: { id } })

  const [ofJobs, ofContent] = [await jobs.heard, await content.heard]
  expect(ofJobs).toContain(data.id)
  expect(ofJobs).not.toContain('talentPool.changed')
  expect(ofContent).toContain('session.over')
  expect(ofContent).not.toContain('.changed')
})
