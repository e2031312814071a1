import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IdleLock } from '../domains/identity/lock/index.ts'
import { publicFigures } from '../domains/identity/public-figures.queries.ts'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'
import { useSession } from '../platform/session/session.ts'
import { deviceZone } from '../platform/zones.ts'

/** Pages for everyone: inside the application for users, with the public head for guests. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const { loggedIn } = useSession()
  const zone = deviceZone()
  const figures = useQuery({ ...publicFigures(zone), enabled: !loggedIn })
  if (!loggedIn) return <AnonymousLayout searchSiteUrl={figures.data?.searchSiteUrl}>{children}</AnonymousLayout>
  return (
    <DashboardLayout bell={<NotificationBell />}>
      {children}
      <IdleLock />
    </DashboardLayout>
  )
}
