import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../../platform/format.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import styles from './accounts.module.css'
import { type Impersonation, impersonationsQuery } from './accounts.queries.ts'

type View = Omit<PagedView, 'sort'>

/** Which operator worked as which user, when and why. */
export function ImpersonationLog<Of extends View>({ view, onView }: { view: Of; onView: (view: Of) => void }) {
  const query = useQuery(impersonationsQuery(view))
  return (
    <PagedPanel
      title="Impersonations"
      query={query}
      view={view}
      onView={onView}
      empty={{ title: 'No impersonations yet', words: 'Each impersonation appears here with its reason.' }}
      head={
        <>
          <HeadCell>Operator</HeadCell>
          <HeadCell>As</HeadCell>
          <HeadCell>Reason</HeadCell>
          <HeadCell className={styles.roomy}>Started</HeadCell>
          <HeadCell>Status</HeadCell>
        </>
      }
    >
      {(row) => (
        <Row key={row.id}>
          <Cell>{row.operatorName ?? 'Deleted account'}</Cell>
          <Cell>{row.userName ?? 'Deleted account'}</Cell>
          <Cell className={styles.name}>{row.reason}</Cell>
          <Cell className={styles.roomy}>{formatTime(row.startedAt)}</Cell>
          <Cell>
            <Badge tone={isRunning(row) ? 'waiting' : 'plain'}>{isRunning(row) ? 'Running' : 'Ended'}</Badge>
            <span className={styles.note}>
              {isRunning(row) && 'until '}
              {formatTime(row.endedAt ?? row.endsAt)}
            </span>
          </Cell>
        </Row>
      )}
    </PagedPanel>
  )
}

const isRunning = ({ endedAt, endsAt }: Impersonation): boolean => endedAt === null && Date.parse(endsAt) > Date.now()
