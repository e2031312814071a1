import { createFileRoute } from '@tanstack/react-router'
import { validateResultsSearch } from '../../domains/search/results/index.ts'
import { TextDoor } from './-text-door.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/search-by-job-summary')({
  staticData: { title: 'Search by summary', permission: 'search.run' },
  validateSearch: validateResultsSearch,
  component: () => <TextDoor door="summary" address={Route.useSearch()} />,
})
