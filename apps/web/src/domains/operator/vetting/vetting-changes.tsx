import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatDay } from '../../../platform/format.ts'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { ChangedFacts } from './changed-facts.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import styles from './vetting.module.css'
import { vettingChangesQuery } from './vetting.queries.ts'
import { formatStage } from './vetting-labels.ts'

type View = ListAddress<'show' | 'search'>

/** Corrections that await a decision. */
export function VettingChanges({ view, onView }: { view: View; onView: (view: View) => void }) {
  const query = useQuery(vettingChangesQuery({ state: 'proposed' }, view))
  return (
    <PagedPanel
      title="Waiting for a second person"
      query={query}
      view={view}
      onView={onView}
      empty={{
        title: 'No corrections',
        words: 'Corrections appear here until a second person confirms them.',
      }}
      head={
        <>
          <HeadCell>Correction</HeadCell>
          <HeadCell>Reason</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {(change) => (
        <Row key={change.id}>
          <Cell className={styles.name}>
            <Link to="/admin/vetting/$id" params={{ id: change.candidate.id }}>
              {change.candidateName}
            </Link>
            <span className={styles.note}>
              {formatStage(change.before)}, {formatDay(change.before.on)}
            </span>
            <ChangedFacts change={change} />
          </Cell>
          <Cell>
            {change.reason}
            <span className={styles.note}>
              {change.proposedByName}, {formatAgo(change.createdAt)}
            </span>
          </Cell>
          <Cell>
            <DecideButtons change={change} />
          </Cell>
        </Row>
      )}
    </PagedPanel>
  )
}
