import { timeOfZone } from '@assay/contracts/zone-names'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import listStyles from '../../../platform/list-page.module.css'
import { NameCell, OpenedTable } from '../../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { Region } from '../../../platform/region.tsx'
import { slotIn, stateLabels } from '../records/index.ts'
import { RepresentedDrawer } from './represented-drawer.tsx'
import { type RepresentedInterview, representedQuery } from './represented-interviews.queries.ts'

interface RepresentedInterviewsProps {
  view: Pick<PagedView, 'page' | 'size'>
  onView: (view: Pick<PagedView, 'page' | 'size'>) => void
  profile: (interview: RepresentedInterview, words: ReactNode) => ReactNode
}

export function RepresentedInterviews({ view, onView, profile }: RepresentedInterviewsProps) {
  const query = useQuery(representedQuery({ number: view.page, size: view.size }))
  const [open, setOpen] = useState<string | null>(null)
  const shown = query.data?.interviews.find(({ id }) => id === open)
  return (
    <>
      <Panel title="Your candidates’ interviews" level={2} flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ interviews, total }) =>
            interviews.length === 0 ? (
              <EmptyState title="No interviews">
                Answer here on behalf of candidates whose contact details you shared.
              </EmptyState>
            ) : (
              <>
                <Rows interviews={interviews} onOpen={({ id }) => setOpen(id)} />
                <PageFoot view={view} onView={onView} shown={interviews.length} total={total} />
              </>
            )
          }
        </Region>
      </Panel>
      {shown !== undefined && (
        <RepresentedDrawer
          key={`${shown.id}/${shown.state}`}
          interview={shown}
          profile={profile(shown, 'View profile')}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface RowsProps {
  interviews: readonly RepresentedInterview[]
  onOpen: (interview: RepresentedInterview) => void
}

function Rows({ interviews, onOpen }: RowsProps) {
  return (
    <OpenedTable
      label="Interviews"
      items={interviews}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={listStyles.roomy}>When</HeadCell>
          <HeadCell className={listStyles.roomy}>Round</HeadCell>
        </>
      }
      cells={(interview) => (
        <>
          <NameCell name={interview.candidateName} person={interview.candidate.id} onOpen={() => onOpen(interview)}>
            {interview.requirementTitle}, {interview.companyName}
          </NameCell>
          <Cell>
            <Badge tone={interview.waitingOn === 'candidate' ? 'waiting' : 'plain'}>
              {interview.waitingOn === 'candidate' ? 'Awaiting reply' : stateLabels[interview.state].label}
            </Badge>
            {interview.waitingOn === 'candidate' && interview.respondBy !== null && (
              <span className={listStyles.note}>expires {formatAgo(interview.respondBy)}</span>
            )}
          </Cell>
          <Cell className={listStyles.roomy}>{whenOf(interview)}</Cell>
          <Cell className={listStyles.roomy}>
            {interview.round}, {kindLabels[interview.kind].toLowerCase()}
          </Cell>
        </>
      )}
    />
  )
}

function whenOf({ start, end, proposedSlots, zoneCandidate }: RepresentedInterview): ReactNode {
  if (start !== null && end !== null)
    return (
      <>
        {slotIn({ start, end }, zoneCandidate)}
        <span className={listStyles.note}>{timeOfZone(zoneCandidate)}</span>
      </>
    )
  const [first] = proposedSlots
  if (first === undefined) return '–'
  return `${proposedSlots.length} proposed, first ${slotIn(first, zoneCandidate)}`
}
