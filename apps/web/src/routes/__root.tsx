import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { passGuards } from '../platform/guards.ts'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { NotFoundPage } from '../platform/not-found-page.tsx'
import { RouteFailure } from '../platform/route-failure.tsx'
import { usePageArrival } from '../platform/use-page-arrival.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload) await passGuards(matches, location.href)
  },
  component: Root,
  notFoundComponent: () => (
    <ErrorLayout>
      <NotFoundPage />
    </ErrorLayout>
  ),
  errorComponent: (failure) => (
    <ErrorLayout>
      <RouteFailure {...failure} />
    </ErrorLayout>
  ),
})

function Root() {
  usePageArrival()
  return <Outlet />
}
