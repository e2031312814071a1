// Not repeated on PostgreSQL 15: texts are read before anything is stored.
import { readQuery } from '@assay/contracts/query-readings'
import { createRequirement, listRequirements } from '@assay/contracts/requirements'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { serveReadingThread } from '../index.ts'

const app = await openTestApp()

const posting = (number: number): string => `Senior Backend Developer ${number}
Requirements:
- 5 years of Go and Kafka, PostgreSQL
- ${'Own services from design to operation, and talk to product managers. '.repeat(20)}`

const read = (text: string) => app.call(readQuery, { attributes: { door: 'jobDesc', text } })

test('a text that takes too long is refused, and the next one is read', async () => {
  const here = await read(posting(0))
  const hasty = serveReadingThread({ maxReadingMs: 0 })
  onTestFinished(() => hasty.close())
  await hasty.ready
  const refused = await read(posting(1))
  expect(refused.status).toBe(422)
  expect(refused.errors[0]).toMatchObject({ detail: 'Reading this text took too long. Shorten it.' })
  // Another thread starts, and until then it is read here.
  expect((await read(posting(1))).data.criteria).toEqual(here.data.criteria)
})

test('a text that arrives while the thread starts waits for it, and holds up no one', async () => {
  const hasty = serveReadingThread({ maxReadingMs: 0 })
  onTestFinished(() => hasty.close())
  expect((await read(posting(2))).errors[0]).toMatchObject({ detail: expect.stringContaining('took too long') })
})

test('the thread reads texts of requests and drafts of jobs as they are read elsewhere', async () => {
  const recruiter = await aPerson(app, 'employer.recruiter')
  const { token } = recruiter
  const described = (number: number) => ({ title: 'Backend Developer', description: posting(number) })
  const here = await app.call(createRequirement, { token, attributes: described(100) })
  const thread = serveReadingThread()
  onTestFinished(() => thread.close())
  await thread.ready
  const there = await app.call(createRequirement, { token, attributes: described(101) })
  expect(there.data.criteria).toEqual(here.data.criteria)
  const { data } = await app.call(listRequirements, { token })
  expect(data.map(({ lint }: { lint: unknown }) => lint)).toEqual([here.data.lint, here.data.lint])
})
