import { createFileRoute } from '@tanstack/react-router'
import { MailPage } from '../../domains/background-jobs/mail-page.tsx'

export const Route = createFileRoute('/_dashboard/admin/mail')({
  staticData: { title: 'Mail', permission: 'tenant.suspend' },
  component: MailPage,
})
