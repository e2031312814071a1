import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNews } from './use-news.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NEWS = ['pool.changed']
const SHOWN = [['talent-pools']]

test('what is shown is read anew after its events, and after a gap, but not whenever a stream opens', () => {
  vi.useFakeTimers()
  const sources: EventTarget[] = []
  class FakeSource extends EventTarget {
    constructor() {
      super()
      sources.push(this)
    }
    close(): void {
      sources.length = 0
    }
  }
  vi.stubGlobal('EventSource', FakeSource)
  const client = new QueryClient()
  const read = vi.spyOn(client, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useNews(NEWS, SHOWN), { wrapper })
  const readsAfter = (type: string) => {
    sources[0]?.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(5_000)
    return read.mock.calls.length
  }
  expect(['session.opened', 'pool.changed', 'news.missed'].map(readsAfter)).toEqual([0, 1, 2])
})
