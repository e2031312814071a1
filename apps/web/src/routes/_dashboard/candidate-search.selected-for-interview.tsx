import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { SelectedForInterview } from '../../domains/interviews/planning/index.ts'
import { useInterviewNews } from '../../domains/interviews/records/index.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { CandidateStepButton, useCandidateSteps } from './-candidate-step.tsx'
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

function SelectedForInterviewPage() {
  const { requirement = '', status = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useInterviewNews()
  const stepOf = useCandidateSteps({ requirementId: requirement || undefined })
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
          next={(track) => {
            const step = stepOf(track, track)
            if (step === null) return null
            // Where the team is not waited for, the step only leads there.
            const variant = track.waitingOn === 'employer' ? 'secondary' : 'quiet'
            return <CandidateStepButton step={step} size="small" variant={variant} />
          }}
          isPlanner={mayDo(user, 'interview.schedule')}
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
