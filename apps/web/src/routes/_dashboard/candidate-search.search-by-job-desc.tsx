import { createFileRoute } from '@tanstack/react-router'
import { validateTextSearch } from './-text-addresses.ts'
import { TextDoor } from './-text-door.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/search-by-job-desc')({
  staticData: { title: 'Search by job description', permission: 'search.run' },
  validateSearch: validateTextSearch,
  component: () => <TextDoor door="jobDesc" address={Route.useSearch()} />,
})
