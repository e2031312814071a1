import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { SearchWorkspace, textDoors } from './search-workspace.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => anAnswer(200, { data: [] })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const TEXT = 'Backend engineer with Go and Kafka, four hours of overlap with Berlin'

test('Ctrl or ⌘ with Enter searches wherever the focus is, but not twice', () => {
  sessionStorage.setItem('draft.summary', TEXT)
  const onRun = vi.fn()
  const workspace = (running: boolean) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <SearchWorkspace
        textDoor={textDoors.summary}
        search={null}
        samples={[]}
        onRun={onRun}
        running={running}
        results={() => null}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(workspace(false))
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  expect(onRun).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ door: 'summary', text: TEXT }))
  rerender(workspace(true))
  fireEvent.keyDown(document.body, { key: 'Enter', metaKey: true })
  expect(onRun).toHaveBeenCalledTimes(1)
})
