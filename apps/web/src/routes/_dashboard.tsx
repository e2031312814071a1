import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { passRole } from '../platform/session/guards.ts'
import { DashboardFrame } from './-dashboard-frame.tsx'

export const Route = createFileRoute('/_dashboard')({
  beforeLoad: async ({ matches, preload }) => {
    if (!preload) await passRole(matches)
  },
  component: () => (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  ),
  errorComponent: (failure) => (
    <DashboardFrame>
      <RouteFailure {...failure} />
    </DashboardFrame>
  ),
})
