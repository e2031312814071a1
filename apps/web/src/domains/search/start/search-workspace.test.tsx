import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { SearchWorkspace, textDoors } from './search-workspace.tsx'
import type { SearchToEdit } from './use-search-draft.ts'

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

const criteria = {
  title: null,
  mustHave: [],
  mustHaveMode: 'prefer',
  niceToHave: [],
  constraints: {},
  exclude: { inPipeline: false, rejected: false },
}
const opened = {
  id: 's',
  text: TEXT,
  criteria: { ...criteria, title: { id: 't', isRequired: false }, among: { kind: 'pools', ids: ['p'] } },
  legend: { skills: {} },
  spans: [],
  notUnderstood: [],
  lint: [],
  poolSize: 20,
  matchedCount: 5,
  waterfall: [],
} as unknown as SearchToEdit

function openWorkspace(search: SearchToEdit | null, limit?: number) {
  const onRun = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <SearchWorkspace
        textDoor={textDoors.summary}
        search={search}
        samples={[]}
        onRun={onRun}
        running={false}
        results={() => null}
        {...(limit === undefined ? {} : { limit })}
      />
    </QueryClientProvider>,
  )
  return onRun
}

test('a text that was not read yet is searched without the criteria of the text before, among the same candidates', () => {
  const onRun = openWorkspace(opened)
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  expect(onRun).toHaveBeenLastCalledWith(expect.objectContaining({ text: TEXT, criteria: opened.criteria }))
  // Shorter than what is demanded of a text without criteria.
  const text = 'Rust developer'
  fireEvent.change(screen.getByRole('textbox', { name: /Summary/ }), { target: { value: text } })
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  expect(onRun).toHaveBeenLastCalledWith({
    door: 'summary',
    text,
    among: opened.criteria.among,
    parentId: 's',
  })
})

test('a text beyond the limit says so before it is sent', () => {
  sessionStorage.setItem('draft.summary', TEXT)
  const onRun = openWorkspace(null, 30)
  expect(screen.getByText(/30 characters/)).toBeTruthy()
  expect(screen.queryByText('Reading the text…')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  expect(onRun).not.toHaveBeenCalled()
})
