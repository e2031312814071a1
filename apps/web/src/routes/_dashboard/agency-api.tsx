import { createFileRoute } from '@tanstack/react-router'
import { agencyApiFilters } from '../../domains/agency-api/agency-api-address.ts'
import { AgencyApiPage } from '../../domains/agency-api/agency-api-page.tsx'
import { AgencyWebhooks } from '../../domains/webhooks/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/agency-api')({
  staticData: { title: 'API', permission: 'agencyApi.keys' },
  validateSearch: (search) => readListAddress(search, agencyApiFilters),
  component: ApiPage,
})

function ApiPage() {
  const navigate = Route.useNavigate()
  const { show, ...view } = listAddress(Route.useSearch(), agencyApiFilters)
  return (
    <AgencyApiPage
      webhooks={<AgencyWebhooks />}
      part={show === 'webhooks' ? 'webhooks' : 'keys'}
      onPart={(part) =>
        void navigate({ search: readListAddress({ ...view, show: part }, agencyApiFilters), replace: true })
      }
    />
  )
}
