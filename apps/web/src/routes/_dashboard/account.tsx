import { createFileRoute } from '@tanstack/react-router'
import { CompanySettings } from '../../domains/tenants/company-settings.tsx'

export const Route = createFileRoute('/_dashboard/account')({
  staticData: { title: 'Company settings', permission: 'company.settings' },
  component: CompanySettings,
})
