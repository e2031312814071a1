import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SelectedForInterview } from '../../domains/interviews/planning/index.ts'
import { type Track, useInterviewNews } from '../../domains/interviews/records/index.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { InOwnZone } from './-own-zone.tsx'

interface Address {
  requirement?: string | undefined
  status?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const statuses = ['unscheduled', 'waiting', 'scheduled', 'feedbackDue', 'done']

export const Route = createFileRoute('/_dashboard/candidate-search/selected-for-interview')({
  staticData: { title: 'Interview pipeline', permission: 'requirement.read', forEmployers: true },
  validateSearch: (search): Address => ({
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(statuses.includes(String(search['status'])) && { status: String(search['status']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { requirement } }) => ({ requirement }),
  loader: async ({ deps: { requirement } }) => validatePage(requirement === undefined || isId(requirement)),
  component: SelectedForInterviewPage,
})

const ONGOING: ReadonlySet<string> = new Set(['proposed', 'countered', 'scheduled', 'rescheduling', 'awaitingFeedback'])

function SelectedForInterviewPage() {
  const { requirement = '', status = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useInterviewNews()
  const isPlanner = mayDo(user, 'interview.schedule')
  return (
    <InOwnZone>
      {(zone) => (
        <SelectedForInterview
          view={{ requirement, status, page, size: size as PageSize }}
          zone={zone}
          onView={(next) =>
            void navigate({
              search: {
                requirement: next.requirement || undefined,
                status: next.status || undefined,
                page: next.page,
                size: next.size,
              },
            })
          }
          profile={(track, words) => (
            <Link to="/candidate-profile" search={{ id: track.candidateId }}>
              {words}
            </Link>
          )}
          next={(track) => nextStep(track, { isPlanner, mayOffer: mayDo(user, 'offer.draft') })}
          isPlanner={isPlanner}
          start={
            <Button variant="primary" render={<Link to="/candidate-search/shortlisted-candidates" />}>
              Open shortlist
            </Button>
          }
        />
      )}
    </InOwnZone>
  )
}

/** What the user would do next: answer the candidate, look at the interview that is under way, plan, or decide. */
function nextStep(track: Track, { isPlanner, mayOffer }: { isPlanner: boolean; mayOffer: boolean }): ReactNode {
  const { id, requirementId, status, stage, waitingOn, rounds, mayDo: acts } = track
  const underWay = rounds.findLast(({ state }) => ONGOING.has(state))
  if (underWay?.interviewId != null)
    return (
      <Button size="small" render={<Link to="/interviews" search={{ id: underWay.interviewId }} />}>
        {isPlanner && status === 'waiting' && waitingOn === 'employer' ? 'Confirm a time' : 'Open interview'}
      </Button>
    )
  if (!isPlanner) return null
  if (acts.includes('propose'))
    return (
      <Button size="small" render={<Link to="/interviews" search={{ track: id }} />}>
        Propose times
      </Button>
    )
  if (stage === 'decision' && mayOffer)
    return (
      <Button size="small" render={<Link to="/hired-candidates/offers-sent" search={{ draftFor: id }} />}>
        Make offer
      </Button>
    )
  if (rounds.length === 0 && !acts.includes('decide')) return null
  return (
    <Button size="small" render={<Link to="/interview-combined" search={{ requirement: requirementId, track: id }} />}>
      Debrief
    </Button>
  )
}
