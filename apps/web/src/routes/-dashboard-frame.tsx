import type { ReactNode } from 'react'
import { ClosedCompany } from '../domains/company/closing/index.ts'
import { IdleLock } from '../domains/identity/lock/index.ts'
import { UnreadMessages } from '../domains/messages/unread-messages.tsx'
import { NotificationBell } from '../domains/notifications/notification-bell.tsx'
import { OpenDuplicates } from '../domains/operator/duplicates/index.ts'
import { ClaimReferral } from '../domains/referrals/follow-referral.tsx'
import { DashboardLayout } from '../platform/layouts/dashboard-layout.tsx'
import { ErrorLayout } from '../platform/layouts/error-layout.tsx'
import { FollowLogin } from '../platform/session/follow-login.tsx'
import { useSession } from '../platform/session/session.ts'

/** The application around a page, or around what failed in its place. */
export function DashboardFrame({ children }: { children: ReactNode }) {
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
      {children}
      <IdleLock />
      <FollowLogin />
      <ClaimReferral />
    </DashboardLayout>
  )
}
