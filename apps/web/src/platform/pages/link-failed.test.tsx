import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { VerifyApplication } from '../../domains/agency-applications/verify-application.tsx'
import { LinkPage } from '../../domains/candidate-links/link-page.tsx'
import { SharedProfile } from '../../domains/candidates/shared-profile.tsx'
import { GiveFeedback } from '../../domains/shortlists/feedback/give-feedback.tsx'
import { anAnswer } from '../testing/server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TOKEN = 't'.repeat(64)
const pages: readonly (readonly [string, () => ReactNode])[] = [
  ['a candidate’s page', () => <LinkPage token={TOKEN}>{() => <p>Opened</p>}</LinkPage>],
  ['a shared profile', () => <SharedProfile token={TOKEN} />],
  ['a page for feedback', () => <GiveFeedback token={TOKEN} />],
  ['an application of an agency', () => <VerifyApplication token={`1.${TOKEN}`} />],
]

async function open(page: () => ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRoute({ component: () => <QueryClientProvider client={client}>{page()}</QueryClientProvider> })
  const router = createRouter({ routeTree: root })
  await router.load()
  render(<RouterProvider router={router as never} />)
}

const refused = (status: number, code: string) => async () =>
  anAnswer(status, { errors: [{ status: String(status), code, title: 'No' }] })

test.each(pages)('%s that a failing server can’t show doesn’t call its link dead', async (_, page) => {
  const server = vi.fn(refused(500, 'internal'))
  vi.stubGlobal('fetch', server)
  await open(page)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your link still works')
  expect(alert.textContent).not.toMatch(/expired|used/)
  const before = server.mock.calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.mock.calls.length).toBeGreaterThan(before))
})

test.each(pages)('%s says that its link has expired where it has', async (_, page) => {
  vi.stubGlobal('fetch', refused(410, 'verification.expired'))
  await open(page)
  expect((await screen.findByRole('alert')).textContent).toContain('expired')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
