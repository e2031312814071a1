import { createFileRoute } from '@tanstack/react-router'
import { validateTextSearch } from './-text-addresses.ts'
import { TextDoor } from './-text-door.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/search-by-job-summary')({
  staticData: { title: 'Search by summary', permission: 'search.run' },
  validateSearch: validateTextSearch,
  component: () => <TextDoor door="summary" address={Route.useSearch()} />,
})
