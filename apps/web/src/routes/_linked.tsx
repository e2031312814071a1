import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { BlankLayout } from '../platform/layouts/blank-layout.tsx'
import { useLinkToken } from '../platform/link-token.ts'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { passRole } from '../platform/session/guards.ts'

const DashboardFrame = lazy(async () => ({ default: (await import('./-dashboard-frame.tsx')).DashboardFrame }))

export const Route = createFileRoute('/_linked')({
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload && location.hash === '') await passRole(matches)
  },
  component: () => (
    <LinkedFrame>
      <Outlet />
    </LinkedFrame>
  ),
  errorComponent: (failure) => (
    <LinkedFrame>
      <RouteFailure {...failure} />
    </LinkedFrame>
  ),
})

/** A page for candidates who have its link, without the application around it; a page of the application for users. */
function LinkedFrame({ children }: { children: ReactNode }) {
  const token = useLinkToken()
  if (token !== '') return <BlankLayout>{children}</BlankLayout>
  return (
    <Suspense fallback={null}>
      <DashboardFrame>{children}</DashboardFrame>
    </Suspense>
  )
}
