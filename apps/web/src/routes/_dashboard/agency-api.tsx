import { createFileRoute } from '@tanstack/react-router'
import { AgencyApiPage, agencyApiParts } from '../../domains/agency-api/agency-api-page.tsx'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

const filters = { show: agencyApiParts } as const

export const Route = createFileRoute('/_dashboard/agency-api')({
  staticData: { title: 'API', permission: 'agencyApi.keys' },
  validateSearch: (search) => readListAddress(search, filters),
  component: ApiPage,
})

function ApiPage() {
  const navigate = Route.useNavigate()
  const { show, ...view } = listAddress(Route.useSearch(), filters)
  return (
    <AgencyApiPage
      part={show === 'webhooks' ? 'webhooks' : 'keys'}
      onPart={(part) => void navigate({ search: readListAddress({ ...view, show: part }, filters), replace: true })}
    />
  )
}
