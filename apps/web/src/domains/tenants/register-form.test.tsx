import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { WithRouter } from '../../platform/testing/with-router.tsx'
import { RegisterForm } from './register-form.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => anAnswer(200, { data: [] })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('each step begins at its heading, which names it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithRouter>
        <RegisterForm onRegister={vi.fn()} />
      </WithRouter>
    </QueryClientProvider>,
  )
  write('Full name', 'Ada Byron')
  write('Work email', 'ada@byron.example')
  write('Password', 'a long enough password')
  write('Password confirmation', 'a long enough password')
  screen.getByRole('button', { name: 'Continue' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

  const company = await screen.findByRole('heading', { name: 'Your company', description: 'Step 2 of 2' })
  await waitFor(() => expect(document.activeElement).toBe(company))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  const person = await screen.findByRole('heading', { name: 'Create employer account', description: 'Step 1 of 2' })
  await waitFor(() => expect(document.activeElement).toBe(person))
})

test.each([
  [0, null],
  [1, 'We’ll keep the search you ran as a guest.'],
  [3, 'We’ll keep the 3 searches you ran as a guest.'],
])('after %i searches as a guest, the form says what the account takes over', (guestSearches, words) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithRouter>
        <RegisterForm onRegister={vi.fn()} guestSearches={guestSearches} />
      </WithRouter>
    </QueryClientProvider>,
  )
  expect(screen.queryByText(/ran as a guest/)?.textContent ?? null).toBe(words)
})
