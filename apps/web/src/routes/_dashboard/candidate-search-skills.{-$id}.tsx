import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readView, SearchPage, validateResultsSearch, writeView } from '../../domains/search/results/index.ts'
import {
  matchesQuery,
  nameOfSearch,
  type Search,
  searchesQuery,
  searchQuery,
  useSeeSearch,
} from '../../domains/search/searches/index.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { useRecentPlace } from '../../platform/recent-places/use-recent-place.ts'
import { Region } from '../../platform/region.tsx'
import { useSession } from '../../platform/session/session.ts'
import { SearchActions } from './-search-actions.tsx'
import { Shortlisting } from './-shortlisting.tsx'
import { textAddresses } from './-text-addresses.ts'

export const Route = createFileRoute('/_dashboard/candidate-search-skills/{-$id}')({
  staticData: { title: 'Matches', list: '/candidate-search/my-search-history', forEmployers: true },
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => readView(search),
  loader: async ({ params: { id }, context, deps: { filters, page, size, sort } }) => {
    if (id !== undefined) {
      validatePage(isId(id))
      // Loaded in parallel, because the matches don't depend on the search.
      void context.queryClient.prefetchQuery(searchQuery(id))
      void context.queryClient.prefetchQuery(matchesQuery(id, filters, { number: page, size, sort }))
      return
    }
    const { searches } = await context.queryClient.fetchQuery(searchesQuery({ size: 1 }))
    const [last] = searches
    if (last === undefined) throw redirect({ to: '/search-by-skill/{-$id}', params: {} })
    throw redirect({ to: '/candidate-search-skills/{-$id}', params: { id: last.id }, replace: true })
  },
  component: MatchesPageWithShortlists,
})

/** Candidates that colleagues shortlist in the meantime get the mark of their stage. */
const NEWS = ['shortlist.changed']
const SHOWN = [['searches']]

function MatchesPage() {
  const { id = '' } = Route.useParams()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(searchQuery(id))
  const { user } = useSession()
  const { mutate: see } = useSeeSearch()
  useNews(NEWS, SHOWN)
  const isUnseen = query.data?.createdForAlert === true && query.data.seenAt === null
  const isOwn = query.data?.user?.id === user?.id
  useEffect(() => {
    if (isUnseen && isOwn) see(id)
  }, [isUnseen, isOwn, id, see])
  usePageTitle(query.data && nameOfSearch(query.data))
  useRecentPlace('search', query.data && nameOfSearch(query.data), `/candidate-search-skills/${id}`)
  return (
    <Region isPage query={query}>
      {(search) => (
        <SearchPage
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
          actions={<SearchActions search={search} />}
          edit={
            <Button size="small" render={<EditLink search={search} />}>
              Edit
            </Button>
          }
        />
      )}
    </Region>
  )
}

/** To the page on which the criteria were written. */
function EditLink({ search, ...rest }: { search: Search }) {
  if (search.door === 'skill') return <Link {...rest} to="/search-by-skill/{-$id}" params={{ id: search.id }} />
  return <Link {...rest} to={textAddresses[search.door]} search={{ search: search.id }} />
}

function MatchesPageWithShortlists() {
  return (
    <Shortlisting>
      <MatchesPage />
    </Shortlisting>
  )
}
