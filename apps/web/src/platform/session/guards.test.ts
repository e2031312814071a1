import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageError } from '../pages/page-error.ts'
import { anAnswer, signIn } from '../testing/server.ts'
import { passGuards, passRole, rememberPage, safeReturn } from './guards.ts'
import { endSession } from './session.ts'

beforeEach(() => endSession())
afterEach(() => vi.unstubAllGlobals())

async function visit(staticData: object, href = '/candidate-search?text=go'): Promise<unknown> {
  try {
    await passGuards([{}, { staticData }], href)
    await passRole([{}, { staticData }])
    return 'passed'
  } catch (thrown) {
    return isRedirect(thrown) ? { to: thrown.options.to, search: thrown.options.search } : thrown
  }
}

test('a guest is sent to the login, and the page is remembered', async () => {
  expect(await visit({})).toEqual({ to: '/login', search: { returnTo: '/candidate-search?text=go' } })
})

test('a page without login is open to all', async () => {
  expect(await visit({ access: 'noLogin' })).toBe('passed')
  signIn()
  expect(await visit({ access: 'noLogin' })).toBe('passed')
})

test('a page for candidates is open to those whose address holds the token of a link', async () => {
  expect(await visit({ access: 'linkOrLogin' }, '/alternative#token')).toBe('passed')
  for (const href of ['/alternative', '/alternative#'])
    expect(await visit({ access: 'linkOrLogin' }, href)).toMatchObject({ to: '/login' })
})

test('a signed-in user is let through, but not to pages for guests only', async () => {
  signIn()
  expect(await visit({})).toBe('passed')
  expect(await visit({ access: 'guestOnly' })).toEqual({ to: '/dashboard', search: undefined })
})

test('a page the role has no permission for says so instead of failing in parts', async () => {
  signIn()
  expect(await visit({ permission: 'search.run' })).toBe('passed')
  const refused = await visit({ permission: 'moon.visit' })
  expect(refused).toBeInstanceOf(PageError)
  expect(refused).toMatchObject({ status: 403 })
})

test('a refusal sends no one to themselves', async () => {
  signIn({ scope: ['agency'] })
  expect(await visit({ permission: 'moon.visit' })).toMatchObject({ message: expect.stringContaining('Ask an owner') })
  for (const [scope, message] of [
    ['agency', 'This page is for employers.'],
    ['employer', 'This page is for agencies and operators.'],
  ] as const) {
    endSession()
    signIn({ scope: [scope], permission: 'teammate.invite' })
    expect(await visit({ permission: 'moon.visit' })).toMatchObject({ status: 403, message })
  }
})

test('other roles are refused on a page for employers, even if they could read a part of it', async () => {
  signIn()
  expect(await visit({ forEmployers: true })).toBe('passed')
  endSession()
  signIn({ scope: ['agency'] })
  expect(await visit({})).toBe('passed')
  expect(await visit({ forEmployers: true })).toMatchObject({ status: 403, message: 'This page is for employers.' })
})

test('the pages of operators are for the platform alone', async () => {
  signIn()
  const refused = { status: 403, message: 'This page is for operators of this site.' }
  expect(await visit({ forOperators: true })).toMatchObject(refused)
  expect(await visit({ forOperators: true, permission: 'moon.visit' })).toMatchObject(refused)
  endSession()
  signIn({ scope: ['platform'] })
  expect(await visit({ forOperators: true })).toBe('passed')
})

test('a page about colleagues is for those who have some', async () => {
  for (const scope of ['employer', 'agency']) {
    endSession()
    signIn({ scope: [scope] })
    expect(await visit({ forTeams: true })).toBe('passed')
  }
  for (const scope of ['agencyClient', 'platform']) {
    endSession()
    signIn({ scope: [scope] })
    expect(await visit({ forTeams: true })).toMatchObject({ status: 403 })
  }
})

test('a token unknown to the server makes a guest session, and is kept', async () => {
  localStorage.setItem('auth._token.local', 'Bearer old')
  vi.stubGlobal('fetch', async () =>
    anAnswer(401, { errors: [{ status: '401', code: 'session.expired', title: 'x' }] }),
  )
  expect(await visit({})).toMatchObject({ to: '/login' })
  expect(localStorage.getItem('auth._token.local')).toBe('Bearer old')
})

test('an unreachable server does not sign the user out', async () => {
  localStorage.setItem('auth._token.local', 'Bearer good')
  vi.stubGlobal('fetch', async () =>
    anAnswer(503, { errors: [{ status: '503', code: 'service.not-ready', title: 'Not ready yet' }] }),
  )
  expect(await visit({})).toMatchObject({ code: 'service.not-ready' })
  signIn()
  expect(await visit({})).toBe('passed')
})

test('a page that names an unknown guard fails with 500', async () => {
  const failure = await visit({ middleware: ['auth', 'moon'], access: 'noLogin' })
  expect(failure).toBeInstanceOf(PageError)
  expect(failure).toMatchObject({ status: 500, message: 'Unknown middleware moon' })
  expect(await visit({ middleware: ['constructor'] })).toMatchObject({ message: 'Unknown middleware constructor' })
})

test('an unknown address is not guarded: 404 needs no login', async () => {
  await expect(passGuards([{ routeId: '__root__' }], '/nothing-here')).resolves.toBeUndefined()
  await expect(passGuards([{ routeId: '__root__' }, { routeId: '/_dashboard' }], '/nothing')).resolves.toBeUndefined()
})

test('home and the login pages are not remembered', () => {
  expect(['/', '/dashboard', '/login?x=1', '/logout'].map(rememberPage)).toEqual([{}, {}, {}, {}])
})

test('only pages of this site are returned to', () => {
  expect(safeReturn('/candidate-search?a=1#b')).toBe('/candidate-search?a=1#b')
  expect(safeReturn('/candidate-search?url=https%3A%2F%2Fx.test%2F%2Fy&broken=%')).toMatch(/^\/candidate-search\?/)
  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'https:evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2fevil.test',
    '/%2F/evil.test',
    '/%5cevil.test',
    '/%255cevil.test',
    '/%252f%252fevil.test',
    '/%09/evil.test',
    '/..%2f%2fevil.test',
    'data:text/html,x',
    '/./logout',
    ['/dashboard'],
    'javascript:alert(1)',
    '/logout',
    '',
    7,
    undefined,
  ])
    expect(safeReturn(evil), String(evil)).toBeUndefined()
})
