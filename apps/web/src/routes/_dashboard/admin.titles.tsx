import { TextLink } from '@assay/ui/link'
import { createFileRoute, Link } from '@tanstack/react-router'
import { TitleList, titleFilters } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/titles')({
  staticData: { title: 'Job titles', permission: 'taxonomy.edit', forOperators: true },
  validateSearch: (search) => readListAddress(search, titleFilters),
  component: TitlesPage,
})

function TitlesPage() {
  const navigate = Route.useNavigate()
  return (
    <TitleList
      view={listAddress(Route.useSearch(), titleFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, titleFilters), replace: true })}
      links={<TextLink render={<Link to="/admin/skills/history" />}>History</TextLink>}
    />
  )
}
