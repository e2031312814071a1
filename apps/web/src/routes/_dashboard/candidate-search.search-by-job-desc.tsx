import { createFileRoute } from '@tanstack/react-router'
import { validateResultsSearch } from '../../domains/search/results/index.ts'
import { TextDoor } from './-text-door.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/search-by-job-desc')({
  staticData: { title: 'Search by job description', permission: 'search.run' },
  validateSearch: validateResultsSearch,
  component: () => <TextDoor door="jobDesc" address={Route.useSearch()} />,
})
