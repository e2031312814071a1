import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { SharedInterviews } from '../../domains/interviews/answering/index.ts'
import { type CalendarView, InterviewCalendar } from '../../domains/interviews/calendar/index.ts'
import { calendarShapes, isDay, onlyThese, useInterviewNews } from '../../domains/interviews/records/index.ts'
import styles from '../../platform/list-page.module.css'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId } from '../../platform/page-validation.ts'
import { PageError } from '../../platform/pages/page-error.ts'
import { isOperator, loadSession, mayDo, useSession } from '../../platform/session/session.ts'
import { addressAfter, type CalendarAddress, viewOf } from './-calendar-address.ts'
import { InOwnZone } from './-own-zone.tsx'

const idIn = (value: unknown): string | undefined => (typeof value === 'string' && isId(value) ? value : undefined)

export const Route = createFileRoute('/_dashboard/interviews')({
  // Client contacts of an agency see those of the candidates shared with them.
  staticData: { title: 'Interviews', permission: 'requirement.read' },
  beforeLoad: async () => {
    const { user } = await loadSession()
    if (isOperator(user)) throw new PageError(403, 'This page is for employers.')
    if (user?.scope.includes('agency')) throw redirect({ to: '/clients', search: { tab: 'interviews' }, replace: true })
  },
  validateSearch: (search): CalendarAddress => ({
    view: calendarShapes.find((shape) => shape === search['view']),
    day: isDay(search['day']) ? search['day'] : undefined,
    whose: search['whose'] === 'all' ? 'all' : undefined,
    track: idIn(search['track']),
    move: idIn(search['move']),
    id: idIn(search['id']),
    only: onlyThese.find((each) => each === search['only']),
    settings: search['settings'] === true ? true : undefined,
    ...pageInAddress(search),
  }),
  component: InterviewsPage,
})

function InterviewsPage() {
  const { user } = useSession()
  useInterviewNews()
  return user?.scope.includes('agencyClient') ? <SharedInterviewsPage /> : <CalendarPage />
}

function SharedInterviewsPage() {
  const { page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Interviews</h1>
      <InOwnZone>
        {(zone) => (
          <SharedInterviews
            view={{ page, size: size as PageSize }}
            zone={zone}
            onView={(next) => void navigate({ search: next, replace: true })}
            onOpen={({ candidate }) => void navigate({ to: '/candidate-profile', search: { id: candidate.id } })}
            start={<Button render={<Link to="/clients" />}>Shared candidates</Button>}
          />
        )}
      </InOwnZone>
    </div>
  )
}

function CalendarPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <InOwnZone>
      {(zone) => {
        const view = viewOf(address, zone)
        const onView = (change: Partial<CalendarView>) =>
          void navigate({ search: addressAfter(change, address, zone), replace: true, resetScroll: false })
        return (
          <InterviewCalendar
            view={view}
            zone={zone}
            onView={onView}
            profile={(interview, words) => (
              <TextLink render={<Link to="/candidate-profile" search={{ id: interview.candidate.id }} />}>
                {words}
              </TextLink>
            )}
            ways={
              <>
                <Button render={<Link to="/candidate-search/selected-for-interview" />}>Interview pipeline</Button>
                {mayDo(user, 'interview.schedule') && (
                  <Button render={<Link to="/interview-combined" />}>Plan a panel</Button>
                )}
              </>
            }
            start={<Button render={<Link to="/candidate-search/selected-for-interview" />}>Needs scheduling</Button>}
          />
        )
      }}
    </InOwnZone>
  )
}
