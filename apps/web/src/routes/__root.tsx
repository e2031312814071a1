import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../platform/error-page.tsx'
import { passGuards } from '../platform/guards.ts'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { NotFoundPage } from '../platform/not-found-page.tsx'
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
  errorComponent: ({ error, reset }) => (
    <ErrorLayout>
      <ErrorPage error={error} onRetry={reset} />
    </ErrorLayout>
  ),
})

function Root() {
  usePageArrival()
  return <Outlet />
}
