import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../domains/billing/plans-page.tsx'

export const Route = createFileRoute('/_dashboard/account_/plans')({
  staticData: { title: 'Plan', permission: 'billing.read' },
  component: PlansPage,
})
