import { classNames } from '@assay/ui/class-names.ts'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatPay } from '../../platform/format.ts'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { type ShownEntry, shownEntriesQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'
import { ShownOpinion } from './shown-opinion.tsx'

interface ShownCandidatesProps {
  view: Pick<PagedView, 'page' | 'size'>
  onView: (view: Pick<PagedView, 'page' | 'size'>) => void
  onOpen: (entry: ShownEntry) => void
}

/** For employer users with an account at the agency: the candidates it shares, with the user's votes. */
export function ShownCandidates({ view, onView, onOpen }: ShownCandidatesProps) {
  const query = useQuery(shownEntriesQuery({ number: view.page, size: view.size }))
  return (
    <Panel title="Shared candidates" level={2} flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ entries, total }) =>
          entries.length === 0 ? (
            <EmptyState title="No shared candidates">
              Candidates your agency submits for jobs you can view appear here.
            </EmptyState>
          ) : (
            <>
              <Rows entries={entries} onOpen={onOpen} />
              <PageFoot view={view} onView={onView} shown={entries.length} total={total} />
            </>
          )
        }
      </Region>
    </Panel>
  )
}

interface RowsProps {
  entries: readonly ShownEntry[]
  onOpen: (entry: ShownEntry) => void
}

function Rows({ entries, onOpen }: RowsProps) {
  return (
    <OpenedTable
      label="Shared candidate list"
      items={entries}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell className={styles.roomy}>Job</HeadCell>
          <HeadCell className={styles.roomy}>Stage</HeadCell>
          <HeadCell className={styles.roomy}>Expected pay</HeadCell>
          <HeadCell className={styles.roomy}>Your vote</HeadCell>
        </>
      }
      cells={(entry) => (
        <>
          <NameCell name={entry.candidate.maskedName} person={entry.candidate.id} onOpen={() => onOpen(entry)}>
            {entry.candidate.headline}
            <span className={classNames(styles.note, styles.below)}>
              {entry.requirementTitle}, {formatStage(entry.stage)}
            </span>
            <span className={styles.below}>
              <ShownOpinion entry={entry} />
            </span>
          </NameCell>
          <Cell className={styles.roomy}>{entry.requirementTitle}</Cell>
          <Cell className={styles.roomy}>{formatStage(entry.stage)}</Cell>
          <Cell className={styles.roomy}>
            {entry.candidate.rateExpected === null ? '–' : formatPay(entry.candidate.rateExpected)}
          </Cell>
          <Cell className={styles.roomy}>
            <ShownOpinion entry={entry} />
          </Cell>
        </>
      )}
    />
  )
}
