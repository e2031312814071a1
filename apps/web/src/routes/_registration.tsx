import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RegistrationLayout } from '../platform/layouts/registration-layout.tsx'

export const Route = createFileRoute('/_registration')({
  component: () => (
    <RegistrationLayout>
      <Outlet />
    </RegistrationLayout>
  ),
})
