import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { Region, type RegionProps } from './region.tsx'

afterEach(cleanup)

const notTheirs = new ApiError({ status: 404, code: 'resource.not-found', message: 'There is no such requirement.' })

function Broken(): never {
  throw new Error('It does not come to be.')
}

async function show(more: Partial<RegionProps<string>>, at = '/requirement'): Promise<void> {
  const query = { data: undefined, error: null, isPending: false, refetch: vi.fn(), ...more.query }
  const root = createRootRoute()
  const component = () => (
    <Region {...more} query={query}>
      {(title) => <h1>{title}</h1>}
    </Region>
  )
  const page = createRoute({
    getParentRoute: () => root,
    path: '/requirement',
    staticData: { title: 'Jobs' },
    component: () => (
      <Region {...more} query={query}>
        {(title) => (title === 'broken' ? <Broken /> : <h1>{title}</h1>)}
      </Region>
    ),
  })
  const one = createRoute({
    getParentRoute: () => root,
    path: '/requirement/$id',
    staticData: { title: 'Job' },
    component,
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: root.addChildren([page, one]), history })
  await router.load()
  render(<RouterProvider router={router as never} />)
}

const queryOf = (part: Partial<RegionProps<string>['query']>) => part as RegionProps<string>['query']
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

test('a forbidden page keeps its heading and states the reason', async () => {
  await show({ isPage: true, query: queryOf({ error: notTheirs }) })

  expect(await screen.findByText('There is no such requirement.')).toBeDefined()
  expect(headings()).toEqual(['Jobs'])
})

test('so does a page that fails while rendering', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show({ isPage: true, query: queryOf({ data: 'broken' }) })

  expect(await screen.findByText('FAILED')).toBeDefined()
  expect(headings()).toEqual(['Jobs'])
  quiet.mockRestore()
})

test('loaded content brings its own heading, and a part of a page has none', async () => {
  await show({ isPage: true, query: queryOf({ data: 'Backend Engineer' }) })
  expect(await screen.findByText('Backend Engineer')).toBeDefined()
  expect(headings()).toEqual(['Backend Engineer'])

  cleanup()
  await show({ query: queryOf({ error: notTheirs }) })
  expect(await screen.findByText('There is no such requirement.')).toBeDefined()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

const exits = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('a record that is not found leads to the list of such records', async () => {
  for (const at of ['/requirement?id=1', '/requirement/1']) {
    await show({ isPage: true, query: queryOf({ error: notTheirs }) }, at)
    await screen.findByText('There is no such requirement.')
    expect(exits(), at).toEqual([['Go to Jobs', '/requirement']])
    cleanup()
  }
})

test('a record that is refused leads home, and a part of a page leads nowhere', async () => {
  const refused = new ApiError({ status: 403, code: 'permission.denied', message: 'Your role doesn’t allow this' })
  await show({ isPage: true, query: queryOf({ error: refused }) }, '/requirement/1')
  await screen.findByText('Your role doesn’t allow this')
  expect(exits()).toEqual([['Go to home page', '/']])

  cleanup()
  await show({ query: queryOf({ error: refused }) }, '/requirement/1')
  await screen.findByText('Your role doesn’t allow this')
  expect(exits()).toEqual([])
})
