import { Button } from '@assay/ui/button'
import { createFileRoute, Link } from '@tanstack/react-router'
import { readView, validateResultsSearch, writeView } from '../../domains/search/results-view.ts'
import { TextSearch } from '../../domains/search/text-search.tsx'
import { Shortlisting } from './-shortlisting.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/search-by-job-desc')({
  staticData: { title: 'Search by job description', permission: 'search.run' },
  validateSearch: validateResultsSearch,
  component: SearchByJobDescPageWithShortlists,
})

function SearchByJobDescPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TextSearch
      door="jobDesc"
      searchId={address.search}
      view={readView(address)}
      onView={(view) => void navigate({ search: { search: address.search, ...writeView(view) } })}
      onSearch={(search) => void navigate({ search: { search } })}
      onOpen={(search, match) =>
        void navigate({ to: '/candidate-search/profile', search: { id: match.candidate.id, search } })
      }
      nameLink={(search, match, view) => (
        <Link to="/candidate-search/profile" search={{ id: match.candidate.id, search }}>
          {view.name}
        </Link>
      )}
      actions={(id) => (
        <Button size="small" render={<Link to="/candidate-search-skills-new/{-$id}" params={{ id }} />}>
          Workbench
        </Button>
      )}
    />
  )
}

function SearchByJobDescPageWithShortlists() {
  return (
    <Shortlisting>
      <SearchByJobDescPage />
    </Shortlisting>
  )
}
