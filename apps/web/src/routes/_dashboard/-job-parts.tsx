// What other domains show beside a job.
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import type { Requirement } from '../../domains/requirements/records/index.ts'
import { isEmployer, mayDo, useSession } from '../../platform/session/session.ts'

/** Behind the tabs that aren't shown first. */
const OffersOf = lazy(async () => ({ default: (await import('../../domains/offers/offers-of.tsx')).OffersOf }))
const PinnedPay = lazy(async () => ({
  default: (await import('../../domains/compensation/pinned-pay.tsx')).PinnedPay,
}))
const RecentActivity = lazy(async () => ({
  default: (await import('../../domains/activities/recent-activity.tsx')).RecentActivity,
}))

interface OfJob {
  requirementId: string
}

export function JobPay({ requirementId }: OfJob) {
  const { user } = useSession()
  if (!isEmployer(user) || !mayDo(user, 'compensation.read')) return null
  return (
    <PinnedPay
      requirementId={requirementId}
      link={(title, words) => (
        <TextLink render={<Link to="/compensation-index" search={{ title }} />}>{words}</TextLink>
      )}
    />
  )
}

export function InterviewLinks({ requirementId }: OfJob) {
  const { user } = useSession()
  const search = { requirement: requirementId }
  return (
    <>
      <TextLink render={<Link to="/candidate-search/selected-for-interview" search={search} />}>
        Needs scheduling
      </TextLink>
      {mayDo(user, 'interview.schedule') && (
        <TextLink render={<Link to="/interview-combined" search={search} />}>Plan a panel</TextLink>
      )}
    </>
  )
}

export function JobOffers({ requirementId }: OfJob) {
  const navigate = useNavigate()
  return (
    <OffersOf
      requirementId={requirementId}
      onOpen={({ id }) => void navigate({ to: '/hired-candidates/offers-sent', search: { id } })}
      start={<Button render={<Link to="/hired-candidates/offers-sent" search={{}} />}>All offers</Button>}
    />
  )
}

export function JobActivity({ requirementId }: OfJob) {
  return (
    <RecentActivity
      requirementId={requirementId}
      link={(entry, words) => (
        <TextLink variant="quiet" render={<Link to="/pages/timeline" search={{ entry: entry.id }} />}>
          {words}
        </TextLink>
      )}
      subject={({ candidateId, candidateName }) =>
        candidateName === null ? null : (
          <TextLink render={<Link to="/candidate-profile" search={{ id: candidateId ?? '' }} />}>
            {candidateName}
          </TextLink>
        )
      }
      actions={
        <Button size="small" render={<Link to="/pages/timeline" search={{ requirement: requirementId }} />}>
          View timeline
        </Button>
      }
    />
  )
}

export function PublicLink({ requirement: { id, state } }: { requirement: Pick<Requirement, 'id' | 'state'> }) {
  return (
    <p>
      {state === 'open' ? 'Shared: ' : 'Shared once the job is open: '}
      <TextLink render={<Link to="/jobs/$id" params={{ id }} />}>public page of this job</TextLink>
    </p>
  )
}
