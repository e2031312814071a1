import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IdleLock } from '../domains/identity/lock/index.ts'
import { publicFigures } from '../domains/identity/public-figures.queries.ts'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'
import { RouteFailure } from '../platform/pages/route-failure.tsx'
import { passRole } from '../platform/session/guards.ts'
import { useSession } from '../platform/session/session.ts'

export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ matches, preload }) => {
    if (!preload) await passRole(matches)
  },
  component: () => (
    <OpenLayout>
      <Outlet />
    </OpenLayout>
  ),
  errorComponent: (failure) => (
    <OpenLayout>
      <RouteFailure {...failure} />
    </OpenLayout>
  ),
})

/** Pages for everyone: inside the application for users, with the public head for guests. */
function OpenLayout({ children }: { children: ReactNode }) {
  const { loggedIn } = useSession()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const figures = useQuery({ ...publicFigures(zone), enabled: !loggedIn })
  if (!loggedIn) return <AnonymousLayout searchSiteUrl={figures.data?.searchSiteUrl}>{children}</AnonymousLayout>
  return (
    <DashboardLayout bell={<NotificationBell />}>
      {children}
      <IdleLock />
    </DashboardLayout>
  )
}
