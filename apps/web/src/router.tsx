import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from './platform/pages/not-found-page.tsx'
import { PendingPage } from './platform/pages/pending-page.tsx'
import { RouteFailure } from './platform/pages/route-failure.tsx'
import { readToken } from './platform/session/token.ts'
import { routeTree } from './routeTree.gen.ts'

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: () => <NotFoundPage />,
    // Drops what no `validateSearch` returns; otherwise a refused value would reach the page unchanged.
    search: { strict: true },
    scrollRestoration: true,
    defaultStructuralSharing: true,
  })
}

/** Preloads the first page and its data while the session loads, unless a redirect is likely. */
export function beginPage(router: AppRouter): void {
  const isOpen = router.matchRoutes(router.latestLocation).at(-1)?.staticData.access !== undefined
  if (readToken() !== null || isOpen) void router.preloadRoute({ to: '.', search: true, params: true })
}

type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
