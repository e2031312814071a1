import { register } from '@assay/contracts/registrations'
import { createRequirement } from '@assay/contracts/requirements'
import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPerson, PASSWORD } from '../testing/test-people.ts'
import { DAY_MS } from '../time/durations.ts'

const app = await openTestApp()
const recruiter = await aPerson(app, 'employer.recruiter')
const colleague = await aPerson(app, 'employer.recruiter', { companyId: recruiter.companyId ?? '' })

const create = (title: string, key: string, { token } = recruiter) =>
  app.call(createRequirement, { token, attributes: { title }, headers: { 'idempotency-key': key } })

async function countCalled(title: string): Promise<number> {
  const { rows } = await app.database.pool.query('select count(*)::int as n from requirements where title = $1', [
    title,
  ])
  return rows[0].n
}

test('the same request with the same key is carried out once and answered the same', async () => {
  const key = newId()
  const first = await create('Baker', key)
  const second = await create('Baker', key)
  expect([first.status, second.status, await countCalled('Baker')]).toEqual([201, 201, 1])
  expect(second.document).toEqual(first.document)
  expect(second.headers.location).toBe(first.headers.location)
})

test('many simultaneous repetitions are carried out once', async () => {
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('Miller', key)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await countCalled('Miller')).toBe(1)
})

test('a key belongs to one request, one person and one day', async () => {
  const key = newId()
  await create('Smith', key)
  const other = await create('Carpenter', key)
  expect([other.status, other.errors[0]?.code, await countCalled('Carpenter')]).toEqual([422, 'request.key-reused', 0])
  expect((await create('Smith', key, colleague)).status).toBe(201)
  expect(await countCalled('Smith')).toBe(2)
  app.clock.advance(DAY_MS + 1000)
  expect((await create('Smith', key)).status).toBe(201)
  expect(await countCalled('Smith')).toBe(3)
  app.clock.advance(DAY_MS + 1000)
  await app.catchUp()
  expect((await app.database.pool.query('select 1 from request_keys')).rowCount).toBe(0)
})

test('a request that was refused can be sent again with its key', async () => {
  const key = newId()
  expect((await create('', key)).status).toBe(422)
  expect((await create('Tailor', key)).status).toBe(201)
})

test('what was carried out without a known result is not carried out again', async () => {
  const key = newId()
  await create('Weaver', key)
  await app.database.pool.query('update request_keys set resource_id = null where key = $1', [key])
  const again = await create('Weaver', key)
  expect([again.status, again.errors[0]?.code, await countCalled('Weaver')]).toEqual([409, 'request.already-done', 1])
})

test('a guest repeats a registration with the same key, and its password is not compared', async () => {
  const form = {
    fullName: 'Grace Hopper',
    email: 'grace@navy-once.test',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    companyName: 'Navy',
    country: 'DE',
    sizeBand: '11-50',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  }
  const headers = { 'idempotency-key': newId() }
  const other = `${PASSWORD}x`
  const first = await app.call(register, { attributes: form, headers })
  const again = { ...form, password: other, passwordConfirmation: other }
  const second = await app.call(register, { attributes: again, headers })
  expect([first.status, second.errors[0]?.code]).toEqual([201, 'request.already-done'])
})

test('an unreadable key is refused', async () => {
  const answer = await create('Cooper', 'two words')
  expect([answer.status, answer.errors[0]?.source]).toEqual([400, { header: 'Idempotency-Key' }])
})
