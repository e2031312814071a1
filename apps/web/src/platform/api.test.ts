import { listCountries } from '@assay/contracts/reference-lists'
import { resendEmail } from '@assay/contracts/registrations'
import { logOut } from '@assay/contracts/sessions'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { ApiError, fieldErrors } from './api-error.ts'
import { anAnswer } from './testing/server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function aServer(answer: () => Response | Promise<Response>) {
  const asked = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return () => {
    const [url, init] = asked.mock.lastCall ?? []
    return { url, init, headers: new Headers(init?.headers) }
  }
}

test('a read sends its parameters, the media type and the token', async () => {
  localStorage.setItem('auth._token.local', 'Bearer abc')
  const last = aServer(() =>
    anAnswer(200, {
      data: [{ type: 'countries', id: '1', attributes: { code: 'DE', name: 'Germany' } }],
      meta: { page: { total: 1 } },
    }),
  )
  const { data, meta } = await call(listCountries, {
    query: { sort: 'name', filter: { code: 'DE' }, page: { size: 10 } },
  })
  const { url, headers } = last()
  expect(decodeURIComponent(url ?? '')).toBe('/api/v1/countries?sort=name&filter[code]=DE&page[size]=10')
  expect(headers.get('accept')).toBe('application/vnd.api+json')
  expect(headers.get('authorization')).toBe('Bearer abc')
  expect(data).toEqual([{ type: 'countries', id: '1', code: 'DE', name: 'Germany' }])
  expect(meta).toEqual({ page: { total: 1 } })
})

test('an unset filter is not sent', async () => {
  const last = aServer(() => anAnswer(200, { data: [] }))
  await call(listCountries, { query: { filter: { code: undefined } } })
  expect(last().url).toBe('/api/v1/countries')
})

test('a write sends a document of the type in the contract', async () => {
  const last = aServer(() => anAnswer(200, { data: { type: 'email-verifications', id: '7', attributes: {} } }))
  await call(resendEmail, { params: { id: 'a/b' }, body: { email: 'a@b.test' } })
  const { url, init, headers } = last()
  expect(url).toBe('/api/v1/email-verifications/a%2Fb/actions/resend')
  expect(headers.get('content-type')).toBe('application/vnd.api+json')
  expect(JSON.parse(String(init?.body))).toEqual({
    data: { type: 'email-verifications', attributes: { email: 'a@b.test' } },
  })
})

test('an empty response returns nothing', async () => {
  aServer(() => new Response(null, { status: 204 }))
  expect(await call(logOut)).toBeUndefined()
})

test('an error has a code, a message, a request id, a waiting time and its fields by name', async () => {
  aServer(() =>
    anAnswer(
      422,
      {
        errors: [
          {
            id: 'r1',
            status: '422',
            code: 'validation.invalid',
            title: 'A field',
            detail: 'Work email is required.',
            source: { pointer: '/data/attributes/email' },
          },
          {
            status: '422',
            code: 'validation.invalid',
            title: 'A field',
            detail: 'Company is required.',
            source: { pointer: '/data/attributes' },
            meta: { field: 'companyName' },
          },
        ],
      },
      { 'retry-after': '30' },
    ),
  )
  const error = await call(listCountries).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, code: 'validation.invalid', requestId: 'r1', retryAfterSeconds: 30 })
  expect(fieldErrors(error)).toEqual({ email: 'Work email is required.', companyName: 'Company is required.' })
})

test('a lost connection and an unreadable response are distinguished', async () => {
  aServer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await call(listCountries).catch((thrown: unknown) => thrown)).toMatchObject({ code: 'network', status: 0 })
  aServer(() => new Response('<html>', { status: 502 }))
  expect(await call(listCountries).catch((thrown: unknown) => thrown)).toMatchObject({
    code: 'unreadable',
    status: 502,
  })
})

test('an aborted request is not an error', async () => {
  const controller = new AbortController()
  aServer(() => Promise.reject(new DOMException('aborted', 'AbortError')))
  controller.abort()
  const thrown = await call(listCountries, { signal: controller.signal }).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(DOMException)
})

test('a read that the server doesn’t begin to answer within half a minute fails; a change is waited for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const read = call(listCountries).catch((error: unknown) => error)
  const left = new AbortController()
  const leaving = call(listCountries, { signal: left.signal }).catch((error: unknown) => error)
  const change = vi.fn()
  void call(resendEmail, { params: { id: '7' }, body: { email: 'a@b.test' } }).finally(change)
  left.abort()
  expect(await leaving).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await read).toMatchObject({ code: 'slow', message: 'The server is taking too long to answer. Try again.' })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(change).not.toHaveBeenCalled()
  vi.useRealTimers()
})
