import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { DashboardOutline } from '../src/platform/layouts/dashboard-outline.tsx'
import { Route as home } from '../src/routes/_anonymous/index.tsx'
import { Route as anonymous } from '../src/routes/_anonymous.tsx'
import { Route as login } from '../src/routes/_auth/login.tsx'
import { Route as entrance } from '../src/routes/_auth.tsx'

/** The first look of a page. Only the pages that are drawn are loaded, not the tree of all routes. */
export async function drawPage(path: string): Promise<string> {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const below = (parent: unknown) => ({ getParentRoute: () => parent }) as object
  const tree = root.addChildren([
    (anonymous as Adopted)
      .update({ id: '/_anonymous', ...below(root) })
      .addChildren([(home as Adopted).update({ id: '/', path: '/', ...below(anonymous) })]),
    (entrance as Adopted)
      .update({ id: '/_auth', ...below(root) })
      .addChildren([(login as Adopted).update({ id: '/login', path: '/login', ...below(entrance) })]),
  ])
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: tree, context: { queryClient }, history, isServer: true } as never)
  await router.load()
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
  return inBrowser(path, () => renderToString(page))
}

export const drawOutline = (): string => renderToString(<DashboardOutline />)

/** The browser state that components read while they are drawn: nothing is stored yet, and passkeys are supported. */
function inBrowser(path: string, drawn: () => string): string {
  const location = new URL(path, 'http://localhost')
  const sessionStorage = { getItem: () => null }
  const globals = { location, sessionStorage, window: { location, sessionStorage, PublicKeyCredential: Object } }
  Object.assign(globalThis, globals)
  try {
    return drawn()
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a file route learns its place from the generated tree only
type Adopted = any
