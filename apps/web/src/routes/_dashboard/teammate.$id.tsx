import { createFileRoute } from '@tanstack/react-router'
import { formatDone } from '../../domains/activities/activity-labels.ts'
import { TeammatePage } from '../../domains/teammates/teammate-page.tsx'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/teammate/$id')({
  staticData: { title: 'Team member' },
  beforeLoad: ({ params }) => validatePage(isId(params.id)),
  component: OneTeammatePage,
})

function OneTeammatePage() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return <TeammatePage key={id} id={id} mayReadTimeline={mayDo(user, 'activity.read')} done={formatDone} />
}
