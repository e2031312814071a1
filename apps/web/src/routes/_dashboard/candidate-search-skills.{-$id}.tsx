import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { ReplayAction } from '../../domains/search/replay/index.ts'
import { readView, SkillSearchResults, validateResultsSearch, writeView } from '../../domains/search/results/index.ts'
import {
  matchesQuery,
  NameDialog,
  nameOfSearch,
  searchesQuery,
  searchQuery,
} from '../../domains/search/searches/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'
import { usePageTitle } from '../../platform/use-page-arrival.ts'
import { Shortlisting } from './-shortlisting.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search-skills/{-$id}')({
  staticData: { title: 'Matches', forEmployers: true },
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => readView(search),
  loader: async ({ params: { id }, context, deps: { filters, page, size } }) => {
    if (id !== undefined) {
      validatePage(isId(id))
      // Loaded in parallel, because the matches don't depend on the search.
      void context.queryClient.prefetchQuery(searchQuery(id))
      void context.queryClient.prefetchQuery(matchesQuery(id, filters, { number: page, size }))
      return
    }
    const { searches } = await context.queryClient.fetchQuery(searchesQuery({ size: 1 }))
    const [last] = searches
    if (last === undefined) throw redirect({ to: '/search-by-skill/{-$id}', params: {} })
    throw redirect({ to: '/candidate-search-skills/{-$id}', params: { id: last.id }, replace: true })
  },
  component: MatchesPageWithShortlists,
})

function MatchesPage() {
  const { id = '' } = Route.useParams()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(searchQuery(id))
  const [naming, setNaming] = useState(false)
  usePageTitle(query.data && nameOfSearch(query.data))
  return (
    <Region isPage query={query}>
      {(search) => (
        <>
          <SkillSearchResults
            search={search}
            view={readView(address)}
            onView={(view) => void navigate({ search: writeView(view) })}
            onSearch={(next) => void navigate({ to: '/candidate-search-skills/{-$id}', params: { id: next } })}
            onOpen={(match) =>
              void navigate({ to: '/candidate-search/profile', search: { id: match.candidate.id, search: search.id } })
            }
            nameLink={(match, view) => (
              <Link to="/candidate-search/profile" search={{ id: match.candidate.id, search: search.id }}>
                {view.name}
              </Link>
            )}
            actions={
              <>
                <Button size="small" variant="quiet" onClick={() => setNaming(true)}>
                  {search.savedName === null ? 'Save' : 'Rename'}
                </Button>
                {search.door !== 'skill' && (
                  <Button
                    size="small"
                    variant="quiet"
                    render={
                      <Link
                        to={
                          search.door === 'jobDesc'
                            ? '/candidate-search/search-by-job-desc'
                            : '/candidate-search/search-by-job-summary'
                        }
                        search={{ search: search.id }}
                      />
                    }
                  >
                    Show job description
                  </Button>
                )}
                {search.parent != null && (
                  <Button
                    size="small"
                    variant="quiet"
                    render={
                      <Link
                        to="/candidate-search/compare-runs"
                        search={{ before: search.parent.id, after: search.id }}
                      />
                    }
                  >
                    Compare with previous run
                  </Button>
                )}
                <ReplayAction searchId={search.id} />
                <Button
                  size="small"
                  render={<Link to="/candidate-search-skills-new/{-$id}" params={{ id: search.id }} />}
                >
                  Adjust weights
                </Button>
              </>
            }
          />
          {naming && <NameDialog search={search} onClose={() => setNaming(false)} />}
        </>
      )}
    </Region>
  )
}

function MatchesPageWithShortlists() {
  return (
    <Shortlisting>
      <MatchesPage />
    </Shortlisting>
  )
}
