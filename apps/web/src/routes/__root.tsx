import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { LeaveGuard } from '../platform/lifecycle/leave-guard.tsx'
import { OfflineBanner } from '../platform/lifecycle/offline-banner.tsx'
import { NotFoundPage } from '../platform/pages/not-found-page.tsx'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { usePageArrival } from '../platform/pages/use-page-arrival.ts'
import { passGuards } from '../platform/session/guards.ts'
import { loadSession, useSession } from '../platform/session/session.ts'

const DashboardFrame = lazy(async () => ({ default: (await import('./-dashboard-frame.tsx')).DashboardFrame }))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload) await passGuards(matches, location.href)
  },
  component: Root,
  notFoundComponent: UnknownAddress,
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

/** Signed-in users keep the navigation. No guard has loaded their session: unknown addresses have none. */
function UnknownAddress() {
  const { loggedIn } = useSession()
  useEffect(() => void loadSession(), [])
  const Frame = loggedIn ? DashboardFrame : ErrorLayout
  return (
    <Suspense fallback={null}>
      <Frame>
        <NotFoundPage />
      </Frame>
    </Suspense>
  )
}
