import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Notice } from '@assay/ui/notice'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CompensationIndex } from '../../domains/compensation/compensation-index.tsx'
import { readView } from '../../domains/compensation/compensation-view.ts'
import { isEmployer, mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_open/compensation-index')({
  staticData: { title: 'Compensation index', access: 'noLogin', permission: 'compensation.read' },
  validateSearch: readView,
  component: CompensationIndexPage,
})

function CompensationIndexPage() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  const { loggedIn, user } = useSession()
  return (
    <CompensationIndex
      view={view}
      onView={(search) => void navigate({ search, replace: true })}
      may={{
        readAll: loggedIn,
        measure: isEmployer(user) && mayDo(user, 'search.run'),
        pin: isEmployer(user) && mayDo(user, 'requirement.create'),
      }}
      jobLink={(id, words) => <TextLink render={<Link to="/requirement" search={{ id }} />}>{words}</TextLink>}
      invitation={
        loggedIn ? undefined : (
          <Notice title="See the full range" action={<Button render={<Link to="/register" />}>Register</Button>}>
            <p>Sign up to see percentiles by skill, country and experience, and to compare a budget.</p>
          </Notice>
        )
      }
    />
  )
}
