import { Badge, type BadgeTone } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatAgo } from '../../../platform/format.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import styles from './accounts.module.css'
import { useDecideReset } from './accounts.mutations.ts'
import { type FactorReset, factorResetsQuery } from './accounts.queries.ts'

type View = Omit<PagedView, 'sort'>

const stateLabels: Readonly<Record<FactorReset['state'], { label: string; tone: BadgeTone }>> = {
  proposed: { label: 'Waiting', tone: 'waiting' },
  confirmed: { label: 'Confirmed', tone: 'active' },
  rejected: { label: 'Rejected', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
}

/** Second factors that operators remove, each with two names. */
export function FactorResets<Of extends View>({ view, onView }: { view: Of; onView: (view: Of) => void }) {
  const query = useQuery(factorResetsQuery(view))
  return (
    <PagedPanel
      title="Second factor resets"
      query={query}
      view={view}
      onView={onView}
      empty={{
        title: 'No resets',
        words: 'When a user loses their second factor, propose a reset in their row under Users.',
      }}
      head={
        <>
          <HeadCell>User</HeadCell>
          <HeadCell>Reason</HeadCell>
          <HeadCell className={styles.roomy}>Proposed</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {(reset) => <ResetRow key={reset.id} reset={reset} />}
    </PagedPanel>
  )
}

function ResetRow({ reset }: { reset: FactorReset }) {
  const { userName, reason, proposedByName, decidedByName, createdAt, state, mayDo } = reset
  const { label, tone } = stateLabels[state]
  return (
    <Row>
      <Cell className={styles.name}>{userName ?? 'Deleted account'}</Cell>
      <Cell className={styles.name}>{reason}</Cell>
      <Cell className={styles.roomy}>
        {proposedByName ?? 'Deleted account'}
        <span className={styles.note}>{formatAgo(createdAt)}</span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
        {decidedByName !== null && <span className={styles.note}>{decidedByName}</span>}
      </Cell>
      <Cell>{mayDo.length === 0 ? '–' : <Decide reset={reset} />}</Cell>
    </Row>
  )
}

function Decide({ reset: { id, mayDo, userName } }: { reset: FactorReset }) {
  const decide = useDecideReset()
  const isOwn = !mayDo.includes('confirm')
  return (
    <div className={styles.acts}>
      {!isOwn && (
        <Button
          size="small"
          variant="danger"
          busy={decide.isPending}
          aria-label={`Confirm the reset for ${userName}`}
          onClick={() => decide.mutate({ id, verb: 'confirm' })}
        >
          Confirm
        </Button>
      )}
      <Button
        size="small"
        busy={decide.isPending}
        aria-label={`${isOwn ? 'Withdraw' : 'Reject'} the reset for ${userName}`}
        onClick={() => decide.mutate({ id, verb: 'reject' })}
      >
        {isOwn ? 'Withdraw' : 'Reject'}
      </Button>
    </div>
  )
}
