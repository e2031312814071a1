import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { ClientFunnels } from '../../domains/agencies/client-funnels.tsx'
import { OwnScore } from '../../domains/agencies/own-score.tsx'
import { Dashboard } from '../../domains/dashboard/dashboard.tsx'
import { myDashboard } from '../../domains/dashboard/dashboards.queries.ts'
import { useCommands } from '../../platform/commands.ts'
import { isPageOf } from '../../platform/pages/is-page.ts'
import { Region } from '../../platform/region.tsx'
import { isOperator, loadSession, mayDo, useSession } from '../../platform/session/session.ts'

const ClientDay = lazy(async () => ({ default: (await import('./-client-day.tsx')).ClientDay }))

export const Route = createFileRoute('/_dashboard/dashboard')({
  staticData: { title: 'Dashboard' },
  beforeLoad: async () => {
    const { user } = await loadSession()
    if (isOperator(user)) throw redirect({ to: '/admin', replace: true })
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(myDashboard()),
  component: DashboardPage,
})

function DashboardPage() {
  const { user } = useSession()
  const router = useRouter()
  const exists = isPageOf(router)
  const maySearch = mayDo(user, 'search.run')
  const query = useQuery(myDashboard())
  const recent = query.data?.recentSearches
  useCommands(
    useMemo(
      () =>
        (recent ?? []).map(({ id, title }) => ({
          id,
          label: title,
          section: 'Recent searches',
          run: () => void router.navigate({ to: '/candidate-search-skills/{-$id}', params: { id } }),
        })),
      [recent, router],
    ),
  )
  return (
    <Region isPage query={query}>
      {(dashboard) => (
        <>
          <Dashboard
            dashboard={dashboard}
            maySearch={maySearch}
            isPage={(href) => exists(href) && (maySearch || !href.includes('search'))}
          />
          {user?.scope.includes('agencyClient') && (
            <Suspense>
              <ClientDay />
            </Suspense>
          )}
          {mayDo(user, 'shortlist.submit') && (
            <>
              <ClientFunnels
                client={({ id, companyName }) => (
                  <Link to="/clients" search={{ id }}>
                    {companyName}
                  </Link>
                )}
                list={({ company, companyName }, stage, label, value) => (
                  <Link
                    to="/clients"
                    search={{ tab: 'proposed', company: company.id, stage }}
                    aria-label={`${companyName}, ${label}: ${value.toLocaleString('en')}`}
                  >
                    {value.toLocaleString('en')}
                  </Link>
                )}
              />
              <OwnScore />
            </>
          )}
        </>
      )}
    </Region>
  )
}
