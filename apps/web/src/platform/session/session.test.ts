import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { anAnswer, signIn } from '../testing/server.ts'
import { endSession, loadSession, logIn, logOut, mayDo, readSession, reloadSession } from './session.ts'

beforeEach(() => endSession())
afterEach(() => vi.unstubAllGlobals())

test('the login is stored in local storage and in a site-wide cookie, under auth.', async () => {
  signIn()
  const answerMe = globalThis.fetch
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/login')
      ? anAnswer(200, { access_token: 'abc', token_type: 'Bearer', expires_in: 3600 })
      : answerMe(url),
  )
  const { loggedIn, user } = await logIn({ email: 'rosa@acme.test', password: 'x' })
  expect(loggedIn).toBe(true)
  expect(user?.fullName).toBe('Rosa Recruiter')
  expect(localStorage.getItem('auth._token.local')).toBe('Bearer abc')
  expect(localStorage.getItem('auth.strategy')).toBe('local')
  expect(document.cookie).toContain('auth._token.local=Bearer%20abc')
})

test('permissions are loaded with the roles', async () => {
  signIn()
  const { user } = await loadSession()
  expect(mayDo(user, 'search.run')).toBe(true)
  expect(mayDo(user, 'billing.manage')).toBe(false)
  expect(mayDo(null, 'search.run')).toBe(false)
})

test('the current user is fetched once', async () => {
  signIn()
  const asked = vi.fn(globalThis.fetch)
  vi.stubGlobal('fetch', asked)
  await Promise.all([loadSession(), loadSession()])
  await loadSession()
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['a server that fails', async () => anAnswer(500, { errors: [] })],
  ['a network that is gone', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out ends the login here despite %s', async (_, fetch) => {
  signIn()
  await loadSession()
  vi.stubGlobal('fetch', fetch)
  await logOut()
  expect(readSession()).toEqual({ loggedIn: false, user: null })
  expect(localStorage.getItem('auth._token.local')).toBeNull()
  expect(document.cookie).not.toContain('Bearer')
})

test('the next person at this window finds nothing of the one before, and keeps what they began as a guest', async () => {
  sessionStorage.setItem('draft.summary', 'as a guest')
  signIn()
  await loadSession()
  expect(sessionStorage.getItem('draft.summary')).toBe('as a guest')
  sessionStorage.setItem('assay.operator-login', 'secret')
  await logOut()
  expect(Object.keys(sessionStorage)).toEqual([])

  // Another user's session ended without signing out.
  sessionStorage.setItem('assay.owner', 'somebody-else')
  sessionStorage.setItem('draft.requirement', 'of somebody else')
  signIn()
  await reloadSession()
  expect(Object.keys(sessionStorage)).toEqual(['assay.owner'])
})

test('a wrong password changes nothing', async () => {
  vi.stubGlobal('fetch', async () =>
    anAnswer(422, { errors: [{ status: '422', code: 'session.wrong-credentials', title: 'Wrong' }] }),
  )
  await expect(logIn({ email: 'a@b.test', password: 'x' })).rejects.toBeInstanceOf(ApiError)
  expect(localStorage.getItem('auth._token.local')).toBeNull()
})
