import { createFileRoute } from '@tanstack/react-router'
import { TitleList, titleFilters } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { TaxonomyLinks } from './-taxonomy-links.tsx'

export const Route = createFileRoute('/_dashboard/admin/titles')({
  staticData: { title: 'Job titles', permission: ['taxonomy.edit', 'taxonomy.propose'], forOperators: true },
  validateSearch: (search) => readListAddress(search, titleFilters),
  component: TitlesPage,
})

function TitlesPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const mayEdit = mayDo(user, 'taxonomy.edit')
  return (
    <TitleList
      view={listAddress(Route.useSearch(), titleFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, titleFilters), replace: true })}
      mayEdit={mayEdit}
      links={<TaxonomyLinks mayEdit={mayEdit} />}
    />
  )
}
