import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WithRouter } from '../../../platform/testing/with-router.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import type { HalfSignIn } from './sign-in.mutations.ts'

afterEach(cleanup)

function show(methods: HalfSignIn['methods']): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithRouter>
        <SecondFactorForm half={{ methods } as HalfSignIn} returnTo={undefined} onDone={async () => undefined} />
      </WithRouter>
    </QueryClientProvider>,
  )
}

test('a user who has lost the second factor learns which codes are meant, and who can reset it', () => {
  show(['totp', 'recoveryCode'])
  expect(screen.getByText('Enter the code from your authenticator app.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use recovery code' }))
  expect(screen.getByText(/recovery codes you saved .* ask the operator of this site to reset it/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use authenticator code' }))
  expect(screen.queryByText(/ask the operator/)).toBeNull()
})

test('a passkey is asked for as one, until it is lost, too', () => {
  show(['passkey', 'recoveryCode'])
  expect(screen.getByText('Use your passkey to sign in.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use recovery code' }))
  expect(screen.getByText(/ask the operator of this site/)).toBeDefined()
})
