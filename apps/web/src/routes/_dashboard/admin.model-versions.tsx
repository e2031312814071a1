import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ModelVersionPage } from '../../domains/learning/model-version.tsx'
import { ModelVersions } from '../../domains/learning/model-versions.tsx'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'

interface Address {
  id?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export const Route = createFileRoute('/_dashboard/admin/model-versions')({
  staticData: { title: 'Models', subject: 'id', permission: 'model.train' },
  validateSearch: (search): Address => ({
    ...(search['id'] !== undefined && { id: String(search['id']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ deps: { id } }) => validatePage(id === undefined || isId(id)),
  component: ModelsPage,
})

function ModelsPage() {
  const { id, page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id !== undefined)
    return (
      <ModelVersionPage
        id={id}
        back={<TextLink render={<Link to="/admin/model-versions" search={{}} />}>Models</TextLink>}
      />
    )
  return (
    <ModelVersions
      view={{ page, size: size as PageSize }}
      onView={(view) => void navigate({ search: view })}
      link={(version, words) => (
        <Link to="/admin/model-versions" search={{ id: version.id }}>
          {words}
        </Link>
      )}
      onProposed={(version) => void navigate({ search: { id: version.id } })}
    />
  )
}
