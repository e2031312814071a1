import { createFileRoute } from '@tanstack/react-router'
import { AgencyApiPage } from '../../domains/agency-api/agency-api-page.tsx'

export const Route = createFileRoute('/_dashboard/agency-api')({
  staticData: { title: 'API', permission: 'agencyApi.keys' },
  component: AgencyApiPage,
})
