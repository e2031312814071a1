import { createFileRoute, Outlet } from '@tanstack/react-router'
import { IdleLock } from '../domains/identity/idle-lock.tsx'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'
import { useSession } from '../platform/session/session.ts'

export const Route = createFileRoute('/_open')({ component: OpenLayout })

/** Pages for everyone: inside the application for users, with the public head for guests. */
function OpenLayout() {
  const { loggedIn } = useSession()
  if (!loggedIn)
    return (
      <AnonymousLayout>
        <Outlet />
      </AnonymousLayout>
    )
  return (
    <DashboardLayout bell={<NotificationBell />}>
      <Outlet />
      <IdleLock />
    </DashboardLayout>
  )
}
