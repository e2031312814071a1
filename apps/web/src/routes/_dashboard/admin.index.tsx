import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { ChainCheckPanel } from '../../domains/activities/chain-check.tsx'
import { BiasWatch } from '../../domains/bias-audits/bias-watch.tsx'
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
      {(dashboard) => <OperatorOverview dashboard={dashboard} isPage={isPage} oversight={<Oversight />} />}
    </Region>
  )
}

function Oversight() {
  return (
    <>
      <BiasWatch
        link={(audit, words) => (
          <TextLink render={<Link to="/bias-audits" search={audit === null ? {} : { id: audit.id }} />}>
            {words}
          </TextLink>
        )}
      />
      <Panel title="Audit log">
        <ChainCheckPanel />
      </Panel>
    </>
  )
}
