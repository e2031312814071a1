import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type HistoryView, SearchHistory } from '../../domains/search/searches/index.ts'
import { pageInAddress, textInAddress } from '../../platform/page-address.ts'

interface HistoryAddress {
  text?: string | undefined
  door?: string | undefined
  saved?: boolean | undefined
  mine?: boolean | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const doors = ['jobDesc', 'summary', 'skill']
const sorts = ['createdAt', '-createdAt', 'matchedCount', '-matchedCount']

export const Route = createFileRoute('/_dashboard/candidate-search/my-search-history')({
  staticData: { title: 'Search history', forEmployers: true },
  validateSearch: (search): HistoryAddress => ({
    ...textInAddress(search),
    ...(doors.includes(String(search['door'])) && { door: String(search['door']) }),
    ...(search['saved'] === true && { saved: true }),
    ...(search['mine'] === true && { mine: true }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-createdAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  component: SearchHistoryPage,
})

function SearchHistoryPage() {
  const {
    text = '',
    door = '',
    saved = false,
    mine = false,
    sort = '-createdAt',
    page = 1,
    size = 25,
  } = Route.useSearch()
  const navigate = Route.useNavigate()
  const view: HistoryView = { text, door, saved, mine, sort, page, size: size as PageSize }
  return (
    <SearchHistory
      view={view}
      onView={(next) => void navigate({ search: next, replace: next.text !== text })}
      onOpen={(id) => void navigate({ to: '/candidate-search-skills/{-$id}', params: { id } })}
      link={(search, words) => (
        <Link to="/candidate-search-skills/{-$id}" params={{ id: search.id }}>
          {words}
        </Link>
      )}
      compare={(before, after, words) => (
        <Button
          size="small"
          render={<Link to="/candidate-search/compare-runs" search={{ before: before.id, after: after.id }} />}
        >
          {words}
        </Button>
      )}
      start={
        <Button variant="primary" render={<Link to="/candidate-search" />}>
          Find candidates
        </Button>
      }
    />
  )
}
