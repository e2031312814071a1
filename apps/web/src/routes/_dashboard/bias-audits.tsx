import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { BiasAuditList } from '../../domains/bias-audits/bias-audit-list.tsx'
import { BiasAuditPage } from '../../domains/bias-audits/bias-audit-page.tsx'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'

interface Address {
  id?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export const Route = createFileRoute('/_dashboard/bias-audits')({
  staticData: { title: 'Bias audits', subject: 'id', permission: 'bias.run' },
  validateSearch: (search): Address => ({
    ...(search['id'] !== undefined && { id: String(search['id']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ deps: { id } }) => validatePage(id === undefined || isId(id)),
  component: BiasAuditsPage,
})

function BiasAuditsPage() {
  const { id, page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id !== undefined)
    return (
      <BiasAuditPage id={id} back={<TextLink render={<Link to="/bias-audits" search={{}} />}>Bias audits</TextLink>} />
    )
  return (
    <BiasAuditList
      view={{ page, size: size as PageSize }}
      onView={(view) => void navigate({ search: view })}
      link={(audit, words) => (
        <Link to="/bias-audits" search={{ id: audit.id }}>
          {words}
        </Link>
      )}
      onRun={(audit) => void navigate({ search: { id: audit.id } })}
    />
  )
}
