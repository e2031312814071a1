import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatInstant } from '../../../platform/format.ts'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { mergeStateLabels } from './duplicate-labels.ts'
import styles from './duplicates.module.css'
import { useDecideMerge } from './duplicates.mutations.ts'
import { type Merge, mergesQuery } from './duplicates.queries.ts'

type View = ListAddress<'show' | 'state' | 'signal'>

/** Proposed, made and undone merges, the latest first. */
export function MergeList({ view, onView }: { view: View; onView: (view: View) => void }) {
  const query = useQuery(mergesQuery({}, view))
  return (
    <PagedPanel
      title="Merges"
      query={query}
      view={view}
      onView={onView}
      empty={{ title: 'No merges yet', words: 'Proposed and completed merges appear here.' }}
      head={
        <>
          <HeadCell>Profiles</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Reason</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {(merge) => <MergeRow key={merge.id} merge={merge} />}
    </PagedPanel>
  )
}

function MergeRow({ merge }: { merge: Merge }) {
  const { state, keptName, goneName, kept, reason, proposedByName, decidedByName, createdAt, undoUntil, mayDo } = merge
  return (
    <Row>
      <Cell className={styles.name}>
        <Link to="/admin/vetting/$id" params={{ id: kept.id }}>
          {keptName}
        </Link>
        <span className={styles.note}>with {goneName}</span>
      </Cell>
      <Cell>
        <Badge tone={state === 'proposed' ? 'waiting' : 'plain'}>{mergeStateLabels[state]}</Badge>
        <span className={styles.note}>
          {[proposedByName, decidedByName].filter((name) => name !== null).join(', ')}, {formatAgo(createdAt)}
        </span>
      </Cell>
      <Cell className={styles.roomy}>{reason}</Cell>
      <Cell>
        <MergeActs merge={merge} />
        {mayDo.includes('undo') && undoUntil !== null && (
          <span className={styles.note}>Until {formatInstant(undoUntil)}</span>
        )}
        {state === 'proposed' && !mayDo.includes('confirm') && (
          <span className={styles.note}>You proposed it, so a colleague must confirm it.</span>
        )}
      </Cell>
    </Row>
  )
}

function MergeActs({ merge: { id, mayDo, keptName, goneName } }: { merge: Merge }) {
  const decide = useDecideMerge()
  const labels = { confirm: 'Confirm', reject: mayDo.includes('confirm') ? 'Reject' : 'Withdraw', undo: 'Undo' }
  return (
    <span className={styles.acts}>
      {mayDo.map((verb) => (
        <Button
          key={verb}
          size="small"
          variant={verb === 'confirm' ? 'primary' : 'secondary'}
          busy={decide.isPending}
          aria-label={`${labels[verb]} merge of ${keptName} and ${goneName}`}
          onClick={() => decide.mutate({ id, verb })}
        >
          {labels[verb]}
        </Button>
      ))}
    </span>
  )
}
