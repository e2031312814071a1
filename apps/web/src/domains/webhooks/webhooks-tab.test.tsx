import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { AgencyWebhooks } from './webhooks-tab.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = '2026-11-30T20:00:00.000Z'
const endpoint = {
  url: 'https://hooks.example.test/in',
  events: ['candidate.withdrawn'],
  state: 'enabled',
  disabledBecause: null,
  secret: null,
  previousValidUntil: null,
  failingSince: null as string | null,
  lastSucceededAt: null,
  mayDo: ['test'],
  version: 1,
  createdAt: at,
  updatedAt: at,
}
const delivery = {
  messageId: 'msg_1',
  event: 'webhook.test',
  url: endpoint.url,
  state: 'pending',
  attempts: 0,
  nextAttemptAt: null as string | null,
  lastStatus: null as number | null,
  lastError: null as string | null,
  lastTookMs: null,
  payload: {},
  deliveredAt: null,
  isReplay: false,
  mayDo: [],
  createdAt: at,
  updatedAt: at,
}

/** A server whose endpoint and delivery can change behind the page. */
function aServer() {
  const now = { endpoint, delivery }
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    const isDelivery = url.includes('webhook-deliveries')
    const type = isDelivery ? 'webhook-deliveries' : 'agency-webhooks'
    const data = [{ type, id: isDelivery ? 'd1' : 'w1', attributes: isDelivery ? now.delivery : now.endpoint }]
    return anAnswer(200, { data, meta: { mayCreate: true, page: { total: 1 } } })
  })
  return now
}

test('the result of an attempt appears by itself: first the failure, then the delivery', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = aServer()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AgencyWebhooks />
    </QueryClientProvider>,
  )
  await screen.findByText('Pending', { selector: 'span' })
  expect(screen.queryByText('Failing')).toBeNull()

  server.delivery = { ...delivery, attempts: 1, lastStatus: 500, nextAttemptAt: '2026-11-30T20:05:00.000Z' }
  server.endpoint = { ...endpoint, failingSince: at }
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await screen.findByText('500')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('Failing')).toBeTruthy()

  server.delivery = { ...delivery, state: 'delivered', attempts: 2, lastStatus: 200 }
  server.endpoint = endpoint
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('Delivered', { selector: 'span' })).toBeTruthy()
  expect(screen.queryByText('Failing')).toBeNull()
})
