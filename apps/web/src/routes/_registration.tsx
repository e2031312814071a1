import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { RegistrationLayout } from '../platform/layouts/registration-layout.tsx'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { passRole } from '../platform/session/guards.ts'

export const Route = createFileRoute('/_registration')({
  beforeLoad: async ({ matches, preload }) => {
    if (!preload) await passRole(matches)
  },
  component: () => (
    <RegistrationLayout>
      <Outlet />
    </RegistrationLayout>
  ),
  errorComponent: (failure) => (
    <ErrorLayout>
      <RouteFailure {...failure} />
    </ErrorLayout>
  ),
})
