import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PairPage, pairQuery } from '../../domains/operator/duplicates/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/admin/duplicates/$id')({
  staticData: { title: 'Possible duplicate', permission: 'candidate.create', forOperators: true },
  loader: ({ params: { id } }) => validatePage(isId(id)),
  component: TwoProfilesPage,
})

function TwoProfilesPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Region isPage query={useQuery(pairQuery(id))}>
      {(pair) => (
        <PairPage
          key={pair.id}
          pair={pair}
          onMerged={() => void navigate({ to: '/admin/duplicates', search: { show: 'merges' } })}
        />
      )}
    </Region>
  )
}
