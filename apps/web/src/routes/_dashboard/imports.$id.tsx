import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../../domains/imports/import-page.tsx'
import { importQuery } from '../../domains/imports/imports.queries.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'
import { useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/imports/$id')({
  staticData: { title: 'Import', permission: 'candidate.create' },
  loader: ({ params: { id } }) => validatePage(isId(id)),
  component: OneImportPage,
})

function OneImportPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const query = useQuery(importQuery(id))
  const { user } = useSession()
  return (
    <Region isPage query={query}>
      {(run) => (
        <ImportPage
          key={run.id}
          run={run}
          isAgency={user?.scope.includes('agency') === true}
          onGone={() => void navigate({ to: '/imports' })}
          onChanged={() => void query.refetch()}
        />
      )}
    </Region>
  )
}
