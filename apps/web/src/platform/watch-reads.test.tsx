import { createToastStore, type ToastEntry, toasts } from '@assay/ui/toast-store.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { Region } from './region.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const broken = () => new ApiError({ status: 500, code: 'internal', message: 'Oops...Something went wrong' })
const notTheirs = () => new ApiError({ status: 404, code: 'resource.not-found', message: 'There is no such tag.' })

/** The messages that are on the screen. */
function watchToasts(): Map<string, ToastEntry> {
  const shown = new Map<string, ToastEntry>()
  const store = createToastStore()
  store.attach({ show: (entry) => shown.set(entry.id, entry), close: (id) => shown.delete(id) })
  vi.spyOn(toasts, 'error').mockImplementation(store.error)
  vi.spyOn(toasts, 'close').mockImplementation(store.close)
  return shown
}

type Answer = () => readonly string[]

interface Answers {
  tags: Answer
}

function Tags({ answers, isRegion }: { answers: Answers; isRegion: boolean }) {
  const query = useQuery({ queryKey: ['tags'], queryFn: async () => answers.tags() })
  if (isRegion) return <Region query={query}>{(tags) => <p>{tags.join()}</p>}</Region>
  return <p>{(query.data ?? []).join()}</p>
}

function open(answers: Answers, isRegion = false) {
  const client = createQueryClient()
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Tags answers={answers} isRegion={isRegion} />
    </QueryClientProvider>,
  )
  return { client, unmount }
}

const fail = (failure: () => Error) => (): never => {
  throw failure()
}
const pass = (ms = 1_000) => act(() => vi.advanceTimersByTimeAsync(ms))
const texts = (shown: Map<string, ToastEntry>) => [...shown.values()].map(({ message }) => message)

test('options that didn’t load are announced once, and read again on demand', async () => {
  const shown = watchToasts()
  const answers: Answers = { tags: fail(broken) }
  open(answers)
  await pass()
  expect(texts(shown)).toEqual(['Part of this page didn’t load.'])
  const [message] = shown.values()
  expect(message).toMatchObject({ durationMs: 0, action: { label: 'Try again' } })

  answers.tags = () => ['urgent']
  message?.action?.onPress()
  await pass()
  expect(screen.getByText('urgent')).toBeDefined()
})

test('what was refused because of too many requests is announced, a quota that is used up is not', async () => {
  const shown = watchToasts()
  open({ tags: fail(() => new ApiError({ status: 429, code: 'quota.used-up', message: 'Daily limit reached.' })) })
  await pass()
  expect(texts(shown)).toEqual([])
  cleanup()
  open({ tags: fail(() => new ApiError({ status: 429, code: 'request.rate-limited', message: 'Too many requests.' })) })
  await pass()
  expect(texts(shown)).toEqual(['Part of this page didn’t load.'])
})

test('a second try that fails is announced again', async () => {
  const shown = watchToasts()
  open({ tags: fail(broken) })
  await pass()
  const [message] = shown.values()
  shown.clear()
  message?.action?.onPress()
  await pass()
  expect(texts(shown)).toEqual(['Part of this page didn’t load.'])
})

test('a region that shows its failure itself needs no message, nor does a refusal', async () => {
  const shown = watchToasts()
  open({ tags: fail(broken) }, true)
  await pass()
  expect(screen.getByRole('alert').textContent).toContain('FAILED')
  cleanup()
  open({ tags: fail(notTheirs) })
  await pass()
  expect(texts(shown)).toEqual([])
})

test('beside a region that failed there is no second message; with the region the rest is read again', async () => {
  const shown = watchToasts()
  const answers: Answers & { colleagues: Answer } = { tags: fail(broken), colleagues: fail(broken) }
  const client = createQueryClient()
  function Colleagues() {
    const query = useQuery({ queryKey: ['colleagues'], queryFn: async () => answers.colleagues() })
    return <p>{(query.data ?? []).join()}</p>
  }
  render(
    <QueryClientProvider client={client}>
      <Tags answers={answers} isRegion />
      <Colleagues />
    </QueryClientProvider>,
  )
  await pass()
  expect(screen.getByText('FAILED')).toBeDefined()
  expect(texts(shown)).toEqual([])

  answers.tags = () => ['urgent']
  answers.colleagues = () => ['Rita']
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass()
  expect(screen.getByText('urgent')).toBeDefined()
  expect(screen.getByText('Rita')).toBeDefined()
  expect(texts(shown)).toEqual([])
})

test('of several regions that failed, each can be read again, and the others with it', async () => {
  watchToasts()
  const answers: Answers = { tags: fail(broken) }
  const client = createQueryClient()
  function Named({ name }: { name: string }) {
    const query = useQuery({ queryKey: [name], queryFn: async () => answers.tags() })
    return <Region query={query}>{() => <p>{name} loaded</p>}</Region>
  }
  render(
    <QueryClientProvider client={client}>
      <Named name="Tags" />
      <Named name="Offers" />
      <Named name="Hires" />
    </QueryClientProvider>,
  )
  await pass()
  answers.tags = () => []
  const [, second] = screen.getAllByRole('button', { name: 'Try again' })
  act(() => second?.click())
  await pass()
  expect(screen.getAllByText(/loaded$/)).toHaveLength(3)
})

test('if only the region comes back, the message names the rest', async () => {
  const shown = watchToasts()
  const answers: Answers = { tags: fail(broken) }
  const client = createQueryClient()
  function Colleagues() {
    useQuery({ queryKey: ['colleagues'], queryFn: async () => fail(broken)() })
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Tags answers={answers} isRegion />
      <Colleagues />
    </QueryClientProvider>,
  )
  await pass()
  answers.tags = () => ['urgent']
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(3_000)
  expect(screen.getByText('urgent')).toBeDefined()
  expect(texts(shown)).toEqual(['Part of this page didn’t load.'])
})

test('what is shown and can’t be read again is said to be old, until it is read or the page is left', async () => {
  const shown = watchToasts()
  const answers: Answers = { tags: () => ['urgent'] }
  const { client, unmount } = open(answers, true)
  await pass()
  answers.tags = fail(broken)
  const again = () => void client.refetchQueries({ queryKey: ['tags'] })
  again()
  await pass()
  expect(texts(shown)).toEqual(['This page couldn’t be updated. What you see may be out of date.'])
  expect(screen.getByText('urgent')).toBeDefined()

  answers.tags = () => ['calm']
  again()
  await pass()
  expect(texts(shown)).toEqual([])

  answers.tags = fail(broken)
  again()
  await pass()
  expect(shown.size).toBe(1)
  unmount()
  await pass()
  expect(shown.size).toBe(0)
})
