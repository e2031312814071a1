import { createFileRoute } from '@tanstack/react-router'
import { CompanySettings } from '../../domains/company/company-settings.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/account')({
  staticData: { title: 'Company settings', permission: 'company.settings', forEmployers: true },
  component: AccountPage,
})

/** Sections of other domains are mounted here, between the settings and the excluded employers. */
function AccountPage() {
  const { user } = useSession()
  return <CompanySettings mayExport={mayDo(user, 'export.tenant')} />
}
