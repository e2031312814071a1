import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { TakeEvidence } from '../../domains/evidence-files/take-evidence.tsx'
import { type ArchiveView, PositionArchive } from '../../domains/requirements/list/index.ts'
import { pageInAddress, textInAddress } from '../../platform/page-address.ts'
import { isEmployer, mayDo, useSession } from '../../platform/session/session.ts'

interface Address {
  text?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['title', 'closedAt'].flatMap((name) => [name, `-${name}`])

export const Route = createFileRoute('/_dashboard/candidate-search/position-archive')({
  staticData: { title: 'Job archive', permission: 'requirement.read' },
  validateSearch: (search): Address => ({
    ...textInAddress(search),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-closedAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  component: PositionArchivePage,
})

function PositionArchivePage() {
  const { text = '', sort = '-closedAt', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const view: ArchiveView = { text, sort, page, size: size as PageSize }
  return (
    <PositionArchive
      view={view}
      onView={(next) => void navigate({ search: next, replace: next.text !== text })}
      link={(requirement, words) => (
        <Link to="/requirement" search={{ id: requirement.id }}>
          {words}
        </Link>
      )}
      evidence={({ id, title }) =>
        mayDo(user, 'activity.read') &&
        mayDo(user, 'shortlist.reject') && <TakeEvidence requirementId={id} about={title} />
      }
      finalists={
        isEmployer(user) &&
        mayDo(user, 'community.manage') && (
          <Button size="small" render={<Link to="/build-community" search={{ tab: 'invite' }} />}>
            Invite finalists
          </Button>
        )
      }
      start={<Button render={<Link to="/requirement" search={{}} />}>Jobs</Button>}
      onCloned={(clone) => void navigate({ to: '/requirement', search: { id: clone.id } })}
    />
  )
}
