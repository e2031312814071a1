import { createFileRoute } from '@tanstack/react-router'
import { SkillList, skillFilters } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { TaxonomyLinks } from './-taxonomy-links.tsx'

export const Route = createFileRoute('/_dashboard/admin/skills/')({
  staticData: { title: 'Skills', permission: ['taxonomy.edit', 'taxonomy.propose'], forOperators: true },
  validateSearch: (search) => readListAddress(search, skillFilters),
  component: SkillsPage,
})

function SkillsPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const mayEdit = mayDo(user, 'taxonomy.edit')
  return (
    <SkillList
      view={listAddress(Route.useSearch(), skillFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, skillFilters), replace: true })}
      mayEdit={mayEdit}
      links={<TaxonomyLinks mayEdit={mayEdit} />}
    />
  )
}
