import { createFileRoute } from '@tanstack/react-router'
import { GuestTextSearch } from '../../domains/search/guest-text-search.tsx'
import { RegisterLink } from '../../domains/search/register-link.tsx'
import { validateResultsSearch } from '../../domains/search/results-view.ts'
import { isNarrow } from '../../domains/search/use-matches-below.ts'

export const Route = createFileRoute('/_anonymous/candidate-anonymous-search/search-by-job-desc')({
  staticData: { title: 'Search by job description', access: 'noLogin' },
  validateSearch: (search): { search?: string } => {
    const { search: id } = validateResultsSearch(search)
    return id === undefined ? {} : { search: id }
  },
  component: GuestSearchByJobDescPage,
})

function GuestSearchByJobDescPage() {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GuestTextSearch
      door="jobDesc"
      searchId={search}
      onSearch={(id) => void navigate({ search: { search: id }, resetScroll: !isNarrow() })}
      register={<RegisterLink />}
    />
  )
}
