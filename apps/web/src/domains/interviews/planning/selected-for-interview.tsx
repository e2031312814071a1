import { trackStatuses } from '@assay/contracts/interview-tracks'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { capitalize } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { Region } from '../../../platform/region.tsx'
import { RequirementChooser } from '../../../platform/requirement-chooser/requirement-chooser.tsx'
import {
  forHowLong,
  formatRoundState,
  HIRING,
  slotIn,
  statusOf,
  type Track,
  trackStatusLabels,
  tracksQuery,
  waitingLabels,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'

export interface SelectedView extends Omit<PagedView, 'sort'> {
  readonly requirement: string
  readonly status: string
}

export interface SelectedForInterviewProps {
  view: SelectedView
  zone: string
  onView: (view: SelectedView) => void
  profile: (track: Track, words: ReactNode) => ReactElement
  /** The next action for this candidate. */
  next: (track: Track) => ReactNode
  /** Plans interviews and answers candidates. */
  isPlanner: boolean
  /** Links to the shortlist. */
  start: ReactNode
}

export function SelectedForInterview(props: SelectedForInterviewProps) {
  const { view, onView, start } = props
  const query = useQuery(
    tracksQuery({
      requirement: view.requirement || undefined,
      number: view.page,
      size: view.size,
      statuses: view.status === '' ? [] : [view.status],
    }),
  )
  const isFiltered = view.requirement !== '' || view.status !== ''
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Interview pipeline</h1>
      <div className={styles.filters}>
        <RequirementChooser
          label="Job"
          labelHidden
          states={HIRING}
          value={view.requirement}
          none="All jobs"
          onChoose={(picked) => onView({ ...view, requirement: picked?.id ?? '', page: 1 })}
        />
        <Select
          label="Status"
          labelHidden
          value={view.status}
          placeholder="All statuses"
          options={trackStatuses.map((value) => ({ value, label: trackStatusLabels[value].label }))}
          onChange={(event) => onView({ ...view, status: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="Candidates" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ tracks, total }) => {
            if (tracks.length > 0)
              return (
                <>
                  <Tracks {...props} tracks={tracks} />
                  <PageFoot view={view} onView={onView} shown={tracks.length} total={total} />
                </>
              )
            if (isFiltered)
              return <FilteredEmpty onClear={() => onView({ ...view, requirement: '', status: '', page: 1 })} />
            return <EmptyState action={start}>Candidates appear here once they share contact details.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

function Tracks({ tracks, zone, profile, next, isPlanner }: SelectedForInterviewProps & { tracks: readonly Track[] }) {
  return (
    <Table label="Interview pipeline">
      <thead>
        <tr>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Rounds</HeadCell>
          <HeadCell className={styles.roomy}>Waiting for</HeadCell>
          <HeadCell className={styles.roomy}>
            <VisuallyHidden>Next</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {tracks.map((track) => (
          <Row key={track.id}>
            <Cell>
              <span className={styles.person}>
                <PersonMark id={track.candidateId} name={track.candidateName} />
                <span>
                  {profile(track, track.candidateName)}
                  <span className={styles.note}>{track.requirementTitle}</span>
                </span>
              </span>
            </Cell>
            <Cell>
              <Badge tone={statusOf(track).tone}>{statusOf(track).label}</Badge>
              {track.next !== null && <span className={styles.note}>{slotIn(track.next, zone)}</span>}
              <div className={styles.narrow}>{next(track)}</div>
            </Cell>
            <Cell className={styles.roomy}>
              <Rounds track={track} />
            </Cell>
            <Cell className={styles.roomy}>
              {waitingFor(track, isPlanner)}
              {track.waitingSince !== null && track.waitingOn !== 'nobody' && (
                <span className={styles.note}>{forHowLong(track.waitingSince)}</span>
              )}
            </Cell>
            <Cell className={styles.roomy}>{next(track)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** Those who cannot answer the candidate read who can. */
function waitingFor({ waitingOn }: Track, isPlanner: boolean): string {
  if (waitingOn === 'nobody') return '–'
  return waitingOn === 'employer' && !isPlanner ? 'Recruiters' : capitalize(waitingLabels[waitingOn])
}

/** The round that is on; pointing at it lists all of them. */
function Rounds({ track: { rounds } }: { track: Track }) {
  const current = rounds.find(({ state }) => state !== 'completed') ?? rounds.at(-1)
  if (current === undefined) return <>No rounds planned</>
  const all = rounds.map(({ round, kind, state }) => `${round}. ${kindLabels[kind]}: ${formatRoundState(state)}`)
  return (
    <span title={all.join('\n')}>
      {kindLabels[current.kind]}: {formatRoundState(current.state)}
      <span className={styles.note}>
        round {current.round} of {rounds.length}
      </span>
    </span>
  )
}
