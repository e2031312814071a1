import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { listLabels } from './entry-labels.ts'
import styles from './taxonomy.module.css'
import { useUndoEdit } from './taxonomy.mutations.ts'
import { editsQuery, type TaxonomyEdit } from './taxonomy.queries.ts'

type View = Omit<PagedView, 'sort'>

/** What operators changed about skills, job titles and industries, latest first. */
export function EditHistory<Of extends View>({ view, onView }: { view: Of; onView: (view: Of) => void }) {
  const query = useQuery(editsQuery(view))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Taxonomy history</h1>
      <p className={styles.intro}>
        Changes operators made to skills, job titles and industries. Searches are verified with the taxonomy of their
        time. You can undo the latest change.
      </p>
      <PagedPanel
        title="Changes"
        query={query}
        view={view}
        onView={onView}
        empty={{ title: 'No changes yet', words: 'The taxonomy hasn’t been edited since the release.' }}
        head={
          <>
            <HeadCell numeric>Number</HeadCell>
            <HeadCell>Change</HeadCell>
            <HeadCell className={styles.roomy}>By</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(edit) => <EditRow key={edit.id} edit={edit} />}
      </PagedPanel>
    </div>
  )
}

function EditRow({ edit }: { edit: TaxonomyEdit }) {
  const undo = useUndoEdit()
  const { id, number, list, summary, superseded, editedByName, createdAt, isUndone, mayUndo } = edit
  return (
    <Row>
      <Cell numeric>{number}</Cell>
      <Cell className={styles.name}>
        {summary} {list !== 'skills' && <Badge>{listLabels[list]}</Badge>} {isUndone && <Badge>Undone</Badge>}
        {superseded.map((reason) => (
          <span className={styles.note} key={reason}>
            Not in effect: {reason}
          </span>
        ))}
      </Cell>
      <Cell className={styles.roomy}>
        {editedByName ?? 'Deleted account'}
        <span className={styles.note} title={formatTime(createdAt)}>
          {formatAgo(createdAt)}
        </span>
      </Cell>
      <Cell>
        {mayUndo ? (
          <Button
            size="small"
            busy={undo.isPending}
            aria-label={`Undo change ${number}`}
            onClick={() => undo.mutate(id)}
          >
            Undo
          </Button>
        ) : (
          '–'
        )}
      </Cell>
    </Row>
  )
}
