import { logIn, logOut } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { afterFile } from '../testing/after-file.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPerson, PASSWORD } from '../testing/test-people.ts'

const app = await openTestApp()
const address = await app.app.routes.app.listen({ host: '127.0.0.1', port: 0 })
const streams: AbortController[] = []
afterFile(async () => {
  for (const stream of streams) stream.abort()
})

async function open(token: string): Promise<{ answer: Response; close: () => void }> {
  const controller = new AbortController()
  streams.push(controller)
  const answer = await fetch(`${address}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
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
    detail: 'Live updates work in 5 windows at once. Close one, or reload this page for news.',
  })

  const again = { email: person.user.email, password: PASSWORD }
  const other = (await app.call(logIn, { attributes: again })).json.access_token
  expect((await open(other)).answer.status).toBe(200)

  held[0]?.close()
  await expect.poll(async () => (await open(person.token)).answer.status, { timeout: 5_000 }).toBe(200)
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
