import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { searchesQuery, searchQuery } from '../../domains/search/searches/index.ts'
import { Workbench } from '../../domains/search/workbench/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search-skills-new/{-$id}')({
  staticData: { title: 'Adjust weights', list: '/candidate-search/my-search-history', permission: 'search.run' },
  loader: async ({ params: { id }, context }) => {
    if (id !== undefined) {
      validatePage(isId(id))
      return
    }
    const { searches } = await context.queryClient.fetchQuery(searchesQuery({ size: 1 }))
    const [last] = searches
    if (last === undefined) throw redirect({ to: '/search-by-skill/{-$id}', params: {} })
    throw redirect({ to: '/candidate-search-skills-new/{-$id}', params: { id: last.id }, replace: true })
  },
  component: WorkbenchPage,
})

function WorkbenchPage() {
  const { id = '' } = Route.useParams()
  const navigate = Route.useNavigate()
  const query = useQuery(searchQuery(id))
  return (
    <Region isPage query={query}>
      {(search) => (
        <Workbench
          key={search.id}
          parent={search}
          onSaved={(next) => void navigate({ to: '/candidate-search-skills/{-$id}', params: { id: next } })}
          back={
            <>
              {search.parent != null && (
                <Button
                  variant="quiet"
                  render={
                    <Link to="/candidate-search/compare-runs" search={{ before: search.parent.id, after: search.id }} />
                  }
                >
                  Compare with original
                </Button>
              )}
              <Button variant="quiet" render={<Link to="/candidate-search-skills/{-$id}" params={{ id: search.id }} />}>
                Back to matches
              </Button>
            </>
          }
        />
      )}
    </Region>
  )
}
