import { createFileRoute } from '@tanstack/react-router'
import { GuestTextSearch, RegisterLink } from '../../domains/search/guests/index.ts'
import { isNarrow, validateResultsSearch } from '../../domains/search/results/index.ts'

export const Route = createFileRoute('/_anonymous/candidate-anonymous-search/search-by-job-summary')({
  staticData: { title: 'Search by summary', access: 'noLogin' },
  validateSearch: (search): { search?: string } => {
    const { search: id } = validateResultsSearch(search)
    return id === undefined ? {} : { search: id }
  },
  component: GuestSearchByJobSummaryPage,
})

function GuestSearchByJobSummaryPage() {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GuestTextSearch
      door="summary"
      searchId={search}
      onSearch={(id) => void navigate({ search: { search: id }, resetScroll: !isNarrow() })}
      register={<RegisterLink />}
    />
  )
}
