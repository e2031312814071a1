import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BlankLayout } from '../platform/layouts/blank-layout.tsx'

export const Route = createFileRoute('/_blank')({
  component: () => (
    <BlankLayout>
      <Outlet />
    </BlankLayout>
  ),
})
