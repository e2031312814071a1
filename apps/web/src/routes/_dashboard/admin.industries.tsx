import { createFileRoute } from '@tanstack/react-router'
import { IndustryList, industryFilters } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { TaxonomyLinks } from './-taxonomy-links.tsx'

export const Route = createFileRoute('/_dashboard/admin/industries')({
  staticData: { title: 'Industries', permission: ['taxonomy.edit', 'taxonomy.propose'], forOperators: true },
  validateSearch: (search) => readListAddress(search, industryFilters),
  component: IndustriesPage,
})

function IndustriesPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const mayEdit = mayDo(user, 'taxonomy.edit')
  return (
    <IndustryList
      view={listAddress(Route.useSearch(), industryFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, industryFilters), replace: true })}
      mayEdit={mayEdit}
      links={<TaxonomyLinks mayEdit={mayEdit} />}
    />
  )
}
