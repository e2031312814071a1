import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthLayout } from '../platform/layouts/auth-layout.tsx'

export const Route = createFileRoute('/_auth')({
  component: () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  ),
})
