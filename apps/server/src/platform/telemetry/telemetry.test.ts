// Not repeated on PostgreSQL 15: it is about what a collector receives.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequirement } from '@assay/contracts/requirements'
import { expect, test } from 'vitest'
import { afterFile } from '../testing/after-file.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPerson } from '../testing/test-people.ts'
import { statementText } from './statement-text.ts'
import { openTelemetry } from './telemetry.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

/** A collector that keeps what it is sent. */
const received: { readonly path: string; readonly text: string }[] = []
const collector = createServer((request, answer) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString() })
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
afterFile(async () => {
  collector.closeAllConnections()
  collector.close()
})
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const spans = (): Span[] =>
  received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ text }) => JSON.parse(text).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope: { spans: Span[] }) => scope.spans)

const attribute = ({ attributes }: Span, key: string): unknown =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0]

test('requests, statements and background work arrive at a collector, without anything of a person', async () => {
  const telemetry = await openTelemetry({ endpoint, serviceName: 'assay-test' })
  const app = await openTestApp(undefined, { telemetry })
  const person = await aPerson(app, 'employer.recruiter', { email: 'ada.lovelace@telemetry.test' })
  const id = '0193e2a4-5b6c-7d8e-9f01-23456789abcd'
  await app.call(getRequirement, { token: person.token, params: { id }, query: 'fields[requirements]=title' })
  await app.catchUp()
  await telemetry.close()

  const [request] = spans().filter(({ name }) => name === 'GET /api/v1/requirements/:id')
  if (request === undefined) throw new Error('No span of the request arrived.')
  expect(attribute(request, 'http.response.status_code')).toBe(404)
  expect(attribute(request, 'error.type')).toBe('resource.not-found')
  const statements = spans().filter(({ traceId, parentSpanId }) => traceId === request.traceId && parentSpanId)
  expect(statements.map((span) => attribute(span, 'db.operation.name'))).toContain('SELECT')
  expect(spans().some(({ name }) => name === 'task expire offers')).toBe(true)

  const metrics = received.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text)
  expect(metrics.join()).toContain('http.server.request.duration')
  expect(metrics.join()).toContain('assay_index_candidates')
  const everything = received.map(({ text }) => text).join()
  expect(everything).toContain('assay-test')
  for (const secret of ['ada.lovelace', person.token, person.user.id, id, '127.0.0.1'])
    expect(everything).not.toContain(secret)
})

test('a collector that is away disturbs nothing', async () => {
  const telemetry = await openTelemetry({ endpoint: 'http://127.0.0.1:9', serviceName: 'assay' })
  expect(await telemetry.trace('work', {}, async () => 7)).toBe(7)
  await expect(telemetry.trace('work', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await telemetry.close()
})

test('without an endpoint, nothing of OpenTelemetry is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) })
    const { openTelemetry } = await import('${new URL('./telemetry.ts', import.meta.url).href}')
    await import('${new URL('../../app.ts', import.meta.url).href}')
    await openTelemetry(undefined)
    console.log(loaded.length > 100, loaded.filter((name) => name.includes('opentelemetry')).length)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim()).toBe('true 0')
})

test.each([
  ["select * from users where email = 'ada@b.test' and n = 42", 'select * from users where email = ? and n = ?'],
  ["insert into t values ($1, $12, 'it''s', 1.5)", 'insert into t values ($1, $12, ?, ?)'],
  ['select "a1" from t1\n  limit 10', 'select "a1" from t1 limit ?'],
  ["select 'cut off", 'select ?'],
])('%s is shown as %s', (text, shown) => expect(statementText(text)).toBe(shown))
