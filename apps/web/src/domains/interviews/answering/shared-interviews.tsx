import { timeOfZone } from '@assay/contracts/zone-names'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import listStyles from '../../../platform/list-page.module.css'
import { NameCell, OpenedTable } from '../../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { Region } from '../../../platform/region.tsx'
import { slotIn, stateLabels } from '../records/index.ts'
import { type SharedInterview, sharedQuery } from './shared-interviews.queries.ts'

interface SharedInterviewsProps {
  view: Pick<PagedView, 'page' | 'size'>
  zone: string
  onView: (view: Pick<PagedView, 'page' | 'size'>) => void
  onOpen: (interview: SharedInterview) => void
  /** Where candidates are, when there is no interview yet. */
  start: ReactNode
}

const places = { video: 'Video call', phone: 'By phone', onsite: 'On site' } as const

/** For client contacts of an agency: the interviews of the candidates shared with them. */
export function SharedInterviews({ view, zone, onView, onOpen, start }: SharedInterviewsProps) {
  const query = useQuery(sharedQuery({ number: view.page, size: view.size }))
  return (
    <Panel title="Shared candidates’ interviews" level={2} flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ interviews, total }) =>
          interviews.length === 0 ? (
            <EmptyState title="No interviews" action={start}>
              Once your company proposes times to a shared candidate, the interview appears here.
            </EmptyState>
          ) : (
            <>
              <OpenedTable
                label="Interviews"
                items={interviews}
                heads={
                  <>
                    <HeadCell>Candidate</HeadCell>
                    <HeadCell>Status</HeadCell>
                    <HeadCell>When</HeadCell>
                    <HeadCell className={listStyles.roomy}>Round</HeadCell>
                    <HeadCell className={listStyles.roomy}>With</HeadCell>
                  </>
                }
                cells={(interview) => (
                  <>
                    <NameCell
                      name={interview.candidateName}
                      person={interview.candidate.id}
                      onOpen={() => onOpen(interview)}
                    >
                      {interview.requirementTitle}
                    </NameCell>
                    <Cell>
                      <Badge tone={stateLabels[interview.state].tone}>{stateLabels[interview.state].label}</Badge>
                    </Cell>
                    <Cell>{whenOf(interview, zone)}</Cell>
                    <Cell className={listStyles.roomy}>
                      {interview.round}, {kindLabels[interview.kind].toLowerCase()}
                      <span className={listStyles.note}>
                        {interview.minutes} minutes, {places[interview.place].toLowerCase()}
                      </span>
                    </Cell>
                    <Cell className={listStyles.roomy}>{interview.interviewers.join(', ') || '–'}</Cell>
                  </>
                )}
              />
              <PageFoot view={view} onView={onView} shown={interviews.length} total={total} />
            </>
          )
        }
      </Region>
    </Panel>
  )
}

function whenOf({ start, end, proposedTimes }: SharedInterview, zone: string): ReactNode {
  if (start === null || end === null)
    return proposedTimes === 0 ? '–' : `${formatCount(proposedTimes, 'time')} proposed`
  return (
    <>
      {slotIn({ start, end }, zone)}
      <span className={listStyles.note}>{timeOfZone(zone)}</span>
    </>
  )
}
