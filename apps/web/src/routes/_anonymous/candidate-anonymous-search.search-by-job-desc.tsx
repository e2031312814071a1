import { createFileRoute } from '@tanstack/react-router'
import { GuestTextSearch, RegisterLink } from '../../domains/search/guests/index.ts'
import { isNarrow, validateResultsSearch } from '../../domains/search/results/index.ts'

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
