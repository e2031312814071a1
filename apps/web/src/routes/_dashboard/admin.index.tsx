import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { myDashboard } from '../../domains/dashboard/dashboards.queries.ts'
import { OperatorOverview } from '../../domains/dashboard/operator-overview.tsx'
import { isPageOf } from '../../platform/pages/is-page.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/admin/')({
  staticData: { title: 'Overview', forOperators: true },
  loader: ({ context }) => void context.queryClient.prefetchQuery(myDashboard()),
  component: OverviewPage,
})

function OverviewPage() {
  const isPage = isPageOf(useRouter())
  return (
    <Region isPage query={useQuery(myDashboard())}>
      {(dashboard) => <OperatorOverview dashboard={dashboard} isPage={isPage} />}
    </Region>
  )
}
