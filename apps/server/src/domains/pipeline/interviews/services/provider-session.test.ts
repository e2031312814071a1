import { expect, test, vi } from 'vitest'
import type { Grant, GrantClient } from './calendar-grants.ts'
import { openSession } from './provider-session.ts'

const grant: Grant = { refreshToken: 'r', accessToken: 'a', validUntil: Number.POSITIVE_INFINITY }

test('a token is sent to no address outside of the provider’s interface', async () => {
  const grants: GrantClient = { begin: vi.fn(), finish: vi.fn(), refresh: vi.fn(), revoke: vi.fn() }
  const session = openSession({
    name: 'Outlook',
    base: 'https://graph.test/v1.0',
    grants,
    grant,
    now: () => new Date(),
    keep: vi.fn(),
    isTooMuch: () => false,
  })
  const led = [
    'https://evil.test/v1.0/me',
    'https://graph.test.evil.test/v1.0',
    'https://graph.test/v1.00/x',
    'http://graph.test/v1.0/x',
  ]
  for (const address of [...led, 'https://graph.test/v1.0/../beta'])
    await expect(session.ask('GET', address)).rejects.toThrow('Outlook answered with a wrong address.')
  expect(grants.refresh).not.toHaveBeenCalled()
})
