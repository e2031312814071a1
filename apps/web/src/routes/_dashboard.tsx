import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ClosedCompany } from '../domains/company/closing/index.ts'
import { IdleLock } from '../domains/identity/lock/index.ts'
import { UnreadMessages } from '../domains/messages/unread-messages.tsx'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { OpenDuplicates } from '../domains/operator/duplicates/index.ts'
import { ClaimReferral } from '../domains/referrals/follow-referral.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { useSession } from '../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard')({ component: Dashboard })

function Dashboard() {
  const { user } = useSession()
  if (user?.companyClosed != null)
    return (
      <ErrorLayout>
        <ClosedCompany />
      </ErrorLayout>
    )
  return (
    <DashboardLayout
      bell={<NotificationBell />}
      counts={{ '/messages': <UnreadMessages />, '/admin/duplicates': <OpenDuplicates /> }}
    >
      <Outlet />
      <IdleLock />
      <ClaimReferral />
    </DashboardLayout>
  )
}
