import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TeamList, type TeamShown } from '../../domains/teammates/team-list.tsx'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId } from '../../platform/page-validation.ts'

interface Address {
  shown?: TeamShown | undefined
  role?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const USUAL_SORT = 'fullName'
const sorts = ['fullName', 'roleName', 'state', 'lastSeenAt', 'seat'].flatMap((name) => [name, `-${name}`])
const others: readonly TeamShown[] = ['members', 'invitations', 'former']

export const Route = createFileRoute('/_dashboard/teammate/')({
  staticData: { title: 'Team', forTeams: true },
  validateSearch: (search): Address => ({
    ...(others.includes(search['shown'] as TeamShown) && { shown: search['shown'] as TeamShown }),
    ...(isId(String(search['role'])) && { role: String(search['role']) }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== USUAL_SORT && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  component: TeamPage,
})

function TeamPage() {
  const { shown = 'team', role = '', sort = USUAL_SORT, page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TeamList
      view={{ shown, role, sort, page, size: size as PageSize }}
      onView={(next) =>
        void navigate({
          search: {
            ...(next.shown === 'team' ? {} : { shown: next.shown }),
            ...(next.role === '' ? {} : { role: next.role }),
            ...(next.sort === USUAL_SORT ? {} : { sort: next.sort }),
            ...(next.page > 1 && { page: next.page }),
            ...(next.size !== 25 && { size: next.size }),
          },
        })
      }
    />
  )
}
