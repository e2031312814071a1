import { Button } from '@assay/ui/button'
import { createFileRoute, Link } from '@tanstack/react-router'
import { InterviewCombined } from '../../domains/interviews/planning/index.ts'
import { isDay, useInterviewNews, workingDayIn } from '../../domains/interviews/records/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { InOwnZone } from './-own-zone.tsx'

interface Address {
  requirement?: string | undefined
  track?: string | undefined
  day?: string | undefined
}

export const Route = createFileRoute('/_dashboard/interview-combined')({
  staticData: { title: 'Plan a panel', permission: 'interview.schedule', forEmployers: true },
  validateSearch: (search): Address => ({
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(typeof search['track'] === 'string' && { track: search['track'] }),
    ...(isDay(search['day']) && { day: search['day'] }),
  }),
  loaderDeps: ({ search: { requirement, track } }) => ({ requirement, track }),
  loader: async ({ deps: { requirement, track } }) =>
    validatePage((requirement === undefined || isId(requirement)) && (track === undefined || isId(track))),
  component: InterviewCombinedPage,
})

function InterviewCombinedPage() {
  const { requirement, track, day } = Route.useSearch()
  const navigate = Route.useNavigate()
  useInterviewNews()
  return (
    <InOwnZone>
      {(zone) => {
        const view = { requirement, track, day: day ?? workingDayIn(zone) }
        return (
          <InterviewCombined
            view={view}
            zone={zone}
            onView={(change) => void navigate({ search: { ...view, ...change }, replace: true, resetScroll: false })}
            jobs={<Button render={<Link to="/requirement" search={{}} />}>Jobs</Button>}
            offer={(chosen, isNext) => (
              <Button
                variant={isNext ? 'primary' : 'secondary'}
                render={<Link to="/interviews" search={{ track: chosen.id, day: view.day, view: 'week' }} />}
              >
                Propose times
              </Button>
            )}
          />
        )
      }}
    </InOwnZone>
  )
}
