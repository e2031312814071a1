import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'

export const Route = createFileRoute('/_dashboard')({
  component: () => (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  ),
})
