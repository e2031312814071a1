import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './platform/query-client.ts'
import { endSession } from './platform/session/session.ts'
import { anAnswer, signIn } from './platform/testing/server.ts'
import { createAppRouter } from './router.tsx'

beforeEach(() => endSession())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the address, signs in, and returns the page reached. */
async function signInAt(address: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () =>
    anAnswer(401, { errors: [{ status: '401', code: 'session.required', title: 'x' }] }),
  )
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const email = await screen.findByLabelText(/email/i)
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  signIn()
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (asked: Request | string | URL, init?: RequestInit) =>
    String(asked instanceof Request ? asked.url : asked).endsWith('/login')
      ? anAnswer(
          200,
          { access_token: 'good', token_type: 'Bearer', expires_in: 60 },
          { 'content-type': 'application/json' },
        )
      : known(asked, init),
  )
  fireEvent.change(email, { target: { value: 'rosa@acme.test' } })
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: 'right' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  return navigate.mock.calls.at(-1)?.[0]
}

test.each([
  ['/login?returnTo=https://evil.test', '/dashboard'],
  ['/login?returnTo=//evil.test', '/dashboard'],
  ['/login?returnTo=%2F%5Cevil.test', '/dashboard'],
  ['/login?returnTo=%2F%09%2Fevil.test', '/dashboard'],
  ['/login?returnTo=javascript:alert(1)', '/dashboard'],
  ['/login?returnTo=%2Fcandidate-search', '/candidate-search'],
])('signing in at %s leads to %s', async (address, page) => {
  expect(await signInAt(address)).toMatchObject({ href: page })
})

function openAt(address: string): void {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('the page of links from emails has a way out for those who come without one', async () => {
  vi.stubGlobal('fetch', async () => anAnswer(401))
  openAt('/verify')
  const home = await screen.findByRole('link', { name: 'Go to home page' })
  expect(home.getAttribute('href')).toBe('/')
})

test('values of the address that a page refuses or does not know never reach it', async () => {
  vi.stubGlobal('fetch', async () =>
    anAnswer(401, { errors: [{ status: '401', code: 'session.required', title: 'x' }] }),
  )
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  const history = createMemoryHistory({ initialEntries: ['/login?returnTo=%2Frequirement&page=abc&size=-7'] })
  router.update({ ...router.options, history } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText(/email/i)

  await waitFor(() => expect(router.state.location.search).toEqual({ returnTo: '/requirement' }))
  expect(router.state.matches.at(-1)?.search).toEqual({ returnTo: '/requirement' })
})
