import { TextLink } from '@assay/ui/link'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { diffQuery, SearchDiffView } from '../../domains/search/replay/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/candidate-search/compare-runs')({
  staticData: { title: 'Comparison of two runs', list: '/candidate-search/my-search-history', forEmployers: true },
  validateSearch: (search): { before: string; after: string } => ({
    before: String(search['before'] ?? ''),
    after: String(search['after'] ?? ''),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { before, after }, context }) => {
    validatePage(isId(before) && isId(after))
    void context.queryClient.prefetchQuery(diffQuery(before, after))
  },
  component: CompareRunsPage,
})

function CompareRunsPage() {
  const { before, after } = Route.useSearch()
  const query = useQuery(diffQuery(before, after))
  return (
    <Region isPage query={query}>
      {(diff) => (
        <SearchDiffView
          diff={diff}
          link={(id, words) => (
            <TextLink render={<Link to="/candidate-search-skills/{-$id}" params={{ id }} />}>{words}</TextLink>
          )}
        />
      )}
    </Region>
  )
}
