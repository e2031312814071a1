import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatCount } from '../../platform/format.ts'
import { PagedPanel } from '../../platform/list-views/paged-panel.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { AddCandidate } from './add-candidate.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { stateLabels } from './import-labels.ts'
import styles from './imports.module.css'
import { type Import, importsQuery } from './imports.queries.ts'

type View = Pick<PagedView, 'page' | 'size'>

/** Where an import begins, and all earlier ones. */
export function ImportList({
  view,
  onView,
  onOpen,
}: {
  view: View
  onView: (view: View) => void
  onOpen: (id: string) => void
}) {
  const query = useQuery(importsQuery(view))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Import candidates</h1>
        <AddCandidate onSent={onOpen} />
      </header>
      <ChooseFiles onSent={onOpen} />
      <PagedPanel
        title="Imports"
        query={query}
        view={view}
        onView={onView}
        empty={{
          title: 'No imports yet',
          words: 'You’ll see how each row is read before you import it, and you can undo an import for 30 days.',
        }}
        head={
          <>
            <HeadCell>Import</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric>Imported</HeadCell>
            <HeadCell numeric className={styles.roomy}>
              Updated
            </HeadCell>
            <HeadCell numeric>Not imported</HeadCell>
          </>
        }
      >
        {(run) => <RunRow key={run.id} run={run} />}
      </PagedPanel>
    </div>
  )
}

function RunRow({ run }: { run: Import }) {
  const { label, tone } = stateLabels[run.state]
  const number = (count: number) => count.toLocaleString('en')
  return (
    <Row>
      <Cell className={styles.name}>
        <Link to="/imports/$id" params={{ id: run.id }}>
          {run.name ?? 'Imported by API'}
        </Link>
        <span className={styles.note}>
          {originOf(run)} · {formatAgo(run.createdAt)}
          {run.state === 'open' &&
            (run.missingFiles ?? 0) > 0 &&
            ` · ${formatCount(run.missingFiles ?? 0, 'file')} missing`}
        </span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
      </Cell>
      <Cell numeric>{number(run.imported)}</Cell>
      <Cell numeric className={styles.roomy}>
        {number(run.updated)}
      </Cell>
      <Cell numeric>{number(run.state === 'open' ? (run.staged.problem ?? 0) : run.rejected)}</Cell>
    </Row>
  )
}

function originOf({ source, name }: Import): string {
  if (source === 'table') return 'CSV'
  if (source !== 'documents') return 'API'
  return /\.(?:jsonl|ndjson)$/i.test(name ?? '') ? 'JSON Lines' : 'Résumés'
}
