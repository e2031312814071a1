import { expect, test } from 'vitest'
import type { Actor, Scope, UserActor } from '../context/actor.ts'
import { AppError, ValidationError } from '../errors/app-error.ts'
import { Gone } from '../errors/gone.ts'
import { answerError } from './error-answer.ts'

const answer = (error: unknown) => answerError(error, 'request-1', { one_slot: 'resource.conflict' })

const databaseError = (code: string, constraint?: string, severity = 'ERROR') =>
  new Error('Failed query', {
    cause: Object.assign(new Error('duplicate key: ada@acme.test'), { code, constraint, severity }),
  })

test('an unexpected error reveals nothing about itself', () => {
  const { status, document, isUnknown } = answer(new Error('secret: ada@acme.test'))
  expect([status, isUnknown]).toEqual([500, true])
  expect(document.errors[0]).toMatchObject({ code: 'internal', status: '500', meta: { requestId: 'request-1' } })
  expect(JSON.stringify(document)).not.toContain('ada')
})

test('a caller who leaves while the answer is written is no fault of the server', () => {
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  expect(answer(left).isUnknown).toBe(false)
})

test('an error of the catalog carries its status and title', () => {
  const { status, document } = answer(new AppError('permission.denied', { detail: 'Ask your admin.' }))
  expect(status).toBe(403)
  expect(document.errors[0]).toMatchObject({ title: 'Your role doesn’t allow this', detail: 'Ask your admin.' })
})

const aUser = (scope: Scope, permission: string, more: Partial<UserActor> = {}): Actor => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  scope,
  companyId: null,
  agencyId: null,
  roleKeys: [],
  permissions: new Map([[permission, 'all']]),
  ...more,
})

test.each([
  [aUser('employer', 'search.run'), /owner or admin of your company/],
  [aUser('employer', 'teammate.invite'), /^Accounts of employers can’t/],
  [aUser('agency', 'shortlist.submit'), /owner of your agency/],
  [aUser('agency', 'teammate.invite'), /^Accounts of agencies can’t/],
  [aUser('agencyClient', 'contact.requestFromAgency'), /the agency that invited you/],
  [aUser('platform', 'content.write'), /platform admin/],
  [aUser('employer', 'search.run', { apiTokenId: 't' }), /API token/],
  [{ kind: 'candidateLink', verificationId: 'v', candidateId: 'c' } as const, /email/],
  [{ kind: 'guest', cookieHash: '' } as const, /^Sign in/],
  [{ kind: 'nobody' } as const, /^Sign in/],
])('a refusal without words of its own names the next step', (actor, words) => {
  const refused = (detail?: string) =>
    answerError(new AppError('permission.denied', detail === undefined ? {} : { detail }), 'r', {}, actor).document
  expect(refused().errors[0]?.detail).toMatch(words)
  expect(refused('Ask Ada.').errors[0]?.detail).toBe('Ask Ada.')
})

test('problems with several fields are several errors, each with its source', () => {
  const { document } = answer(
    new ValidationError([
      { field: 'a.b', message: 'x' },
      { field: 'c', message: 'y' },
    ]),
  )
  expect(document.errors.map(({ source }) => source?.pointer)).toEqual(['/data/attributes/a/b', '/data/attributes/c'])
})

test.each([
  ['23505', 'one_slot', 409],
  ['23505', 'unforeseen_constraint', 409],
  ['40001', undefined, 409],
  ['23503', 'thing_of_a_removed_one', 409],
  ['53100', undefined, 507],
  ['22008', undefined, 400],
  ['22003', undefined, 400],
  ['57P01', undefined, 503],
  ['25006', undefined, 503],
  ['53300', undefined, 503],
  ['57014', undefined, 503],
])('PostgreSQL error %s of %s is answered %i', (code, constraint, status) => {
  expect(answer(databaseError(code, constraint)).status).toBe(status)
})

test.each([
  ['25006', 'service.not-ready', /accepts no changes/, false],
  ['53300', 'service.not-ready', /no free connection/, false],
  ['57P01', 'service.not-ready', /can’t be reached/, false],
  ['57014', 'service.busy', /took too long/, true],
  ['53100', 'service.storage-full', /Nothing was saved/, false],
])('PostgreSQL error %s is answered %s, with what is wrong', (state, code, detail, isUnknown) => {
  const answered = answer(databaseError(state))
  expect(answered.document.errors).toMatchObject([{ code, detail: expect.stringMatching(detail) }])
  expect(answered.isUnknown).toBe(isUnknown)
})

test('a record that another request has removed is not found, and logged', () => {
  const { status, isUnknown } = answer(new Gone('pool'))
  expect([status, isUnknown]).toEqual([404, true])
})

test('levels that exhaust the stack are the document’s fault', () => {
  const deep = (level: number): unknown => deep(level + 1)
  let error: unknown
  try {
    deep(0)
  } catch (thrown) {
    error = thrown
  }
  const { status, isUnknown } = answer(error)
  expect([status, isUnknown]).toEqual([400, true])
})

test('a pooler without a database is "not ready", a violation of the protocol is not', () => {
  expect(answer(databaseError('08P01', undefined, 'FATAL')).status).toBe(503)
  expect(answer(databaseError('08P01', undefined, 'ERROR')).status).toBe(500)
})

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('a connection that was cut is "not ready": %s', (message) => {
  const wrapped = new Error('Failed query', { cause: new Error(message) })
  expect(answer(wrapped).document.errors[0]?.code).toBe('service.not-ready')
})

test('a database that cannot be reached is "not ready"', () => {
  const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
  expect(answer(error).document.errors[0]?.code).toBe('service.not-ready')
})
