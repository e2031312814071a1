import { Button } from '@assay/ui/button'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ProposalList, proposalFilters } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/admin/skills/proposals')({
  staticData: {
    title: 'Taxonomy proposals',
    permission: ['taxonomy.edit', 'taxonomy.propose'],
    forOperators: true,
  },
  validateSearch: (search) => readListAddress(search, proposalFilters),
  component: ProposalsPage,
})

function ProposalsPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <ProposalList
      view={listAddress(Route.useSearch(), proposalFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, proposalFilters), replace: true })}
      decides={mayDo(user, 'taxonomy.edit')}
      start={<Button render={<Link to="/admin/skills" />}>Skills</Button>}
    />
  )
}
