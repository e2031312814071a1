import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'

export const Route = createFileRoute('/_anonymous')({
  component: () => (
    <AnonymousLayout>
      <Outlet />
    </AnonymousLayout>
  ),
})
