import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { LeaveGuard } from '../platform/lifecycle/leave-guard.tsx'
import { OfflineBanner } from '../platform/lifecycle/offline-banner.tsx'
import { NotFoundPage } from '../platform/pages/not-found-page.tsx'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { usePageArrival } from '../platform/pages/use-page-arrival.ts'
import { passGuards } from '../platform/session/guards.ts'

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
  return (
    <>
      <Outlet />
      <OfflineBanner />
      <LeaveGuard />
    </>
  )
}
