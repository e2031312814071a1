import { createFileRoute, Outlet } from '@tanstack/react-router'
import { IdleLock } from '../domains/identity/lock/index.ts'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { ClaimReferral } from '../domains/referrals/follow-referral.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'

export const Route = createFileRoute('/_dashboard')({
  component: () => (
    <DashboardLayout bell={<NotificationBell />}>
      <Outlet />
      <IdleLock />
      <ClaimReferral />
    </DashboardLayout>
  ),
})
