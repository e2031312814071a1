import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { passRole } from '../platform/session/guards.ts'
import { OpenFrame } from './-open-frame.tsx'

export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ matches, preload }) => {
    if (!preload) await passRole(matches)
  },
  component: () => (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  ),
  errorComponent: (failure) => (
    <OpenFrame>
      <RouteFailure {...failure} />
    </OpenFrame>
  ),
})
