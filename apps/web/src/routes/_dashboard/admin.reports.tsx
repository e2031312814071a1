import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ReportsPage } from '../../domains/candidate-reports/reports-page.tsx'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { readReportsAddress } from './-reports-address.ts'

export const Route = createFileRoute('/_dashboard/admin/reports')({
  staticData: { title: 'Reports', permission: 'candidate.edit', forOperators: true },
  validateSearch: readReportsAddress,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => validatePage(id === undefined || isId(id)),
  component: AdminReportsPage,
})

function AdminReportsPage() {
  const { id, state = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportsPage
      view={{ state, page, size: size as PageSize }}
      onView={(next) => void navigate({ search: { ...next, state: next.state || undefined } })}
      open={id}
      onOpen={(next) => void navigate({ search: { state: state || undefined, page, size, id: next } })}
      links={(candidateId) => (
        <>
          <TextLink render={<Link to="/admin/vetting/$id" params={{ id: candidateId }} />}>Vetting</TextLink>
          {' · '}
          <TextLink render={<Link to="/candidate-profile" search={{ id: candidateId }} />}>Profile</TextLink>
        </>
      )}
    />
  )
}
