import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { LastResort } from './last-resort.tsx'
import { describeFailure, PageError, reportCaught } from './page-error.ts'
import { useRetryOnline } from './use-retry-online.ts'

afterEach(cleanup)

test('an error without a message is "Error", 500', () => {
  expect(describeFailure(new Error(''))).toMatchObject({ status: 500, text: 'Error' })
  expect(describeFailure(undefined)).toMatchObject({ status: 500, text: 'Error' })
})

test('a failed request gives its own status, else 500', () => {
  expect(
    describeFailure(new ApiError({ status: 403, code: 'permission.denied', message: 'No', requestId: 'r' })),
  ).toEqual({
    status: 403,
    text: 'No',
    requestId: 'r',
  })
  expect(describeFailure(new ApiError({ status: 0, code: 'network', message: 'gone' })).status).toBe(500)
  expect(describeFailure(new PageError(500, 'Unknown middleware moon')).text).toBe('Unknown middleware moon')
})

test('a record that does not exist is no fault for the console', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reportCaught(new ApiError({ status: 404, code: 'resource.not-found', message: 'There is no such search.' }))
  reportCaught(new PageError(403, 'This page is for employers.'))
  expect(write).not.toHaveBeenCalled()
  const faults = [new ApiError({ status: 500, code: 'internal', message: 'x' }), new TypeError('x is undefined')]
  for (const fault of faults) reportCaught(fault)
  expect(write.mock.calls.flat()).toEqual(faults)
  write.mockRestore()
})

test('a part that did not load is described without the address of a file', () => {
  for (const said of [
    'Unable to preload CSS for http://localhost/assets/a-1.css',
    'Failed to fetch dynamically imported module: http://localhost/assets/a-1.js',
    'error loading dynamically imported module: http://localhost/assets/a-1.js',
    'Importing a module script failed.',
  ])
    expect(describeFailure(new Error(said)).text).toMatch(/^Part of this page didn’t load\./)
})

test('a page that failed is loaded again once the connection is back, and not after it is left', () => {
  const retry = vi.fn()
  const { unmount } = renderHook(() => useRetryOnline(new Error(), retry))
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})

test('a page that the server could not be asked for is loaded again once the server answers', async () => {
  vi.useFakeTimers()
  const server = { isFound: false }
  vi.stubGlobal('fetch', async () =>
    server.isFound ? new Response() : Promise.reject(new TypeError('Failed to fetch')),
  )
  const retry = vi.fn()
  const gone = new ApiError({ status: 0, code: 'network', message: 'gone' })
  const { unmount } = renderHook(() => useRetryOnline(gone, retry))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(retry).not.toHaveBeenCalled()
  server.isFound = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an error while the error page renders still offers a way home', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('the error page is broken too')
  }
  render(
    <LastResort>
      <Broken />
    </LastResort>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  quiet.mockRestore()
})
