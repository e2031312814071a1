import { Cell, HeadCell, Row } from '@assay/ui/table'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatCount } from '../../../platform/format.ts'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { PersonCell } from '../../../platform/list-views/person-cell.tsx'
import { SearchField } from '../../../platform/list-views/search-field.tsx'
import styles from './vetting.module.css'
import { type QueuedCandidate, vettingChangesQuery, vettingQueue } from './vetting.queries.ts'
import { VettingChanges } from './vetting-changes.tsx'

type View = ListAddress<'show' | 'search'>

interface VettingProps {
  view: View
  onView: (view: View) => void
}

/** Candidates in vetting, and corrections of results that wait for a second person. */
export function Vetting({ view, onView }: VettingProps) {
  const waiting = useQuery(vettingChangesQuery({ state: 'proposed' }, { page: 1, size: 1 }))
  const count = waiting.data?.total ?? 0
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Vetting</h1>
      <p className={styles.intro}>
        Record what each candidate demonstrated. Passed results raise the verification levels of skills and improve the
        ranking. Correcting a result takes a second person.
      </p>
      <Tabs
        label="Vetting"
        value={view.show === '' ? 'queue' : view.show}
        onChange={(show) => onView({ ...view, show: show === 'queue' ? '' : show, search: '', page: 1 })}
        tabs={[
          { value: 'queue', label: 'Queue', panel: <Queue view={view} onView={onView} /> },
          {
            value: 'changes',
            label: count > 0 ? `Corrections (${count})` : 'Corrections',
            panel: <VettingChanges view={view} onView={onView} />,
          },
        ]}
      />
    </div>
  )
}

function Queue({ view, onView }: VettingProps) {
  const query = useQuery(vettingQueue(view))
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <SearchField
          label="Search candidates"
          placeholder="Code or headline"
          value={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
        />
      </div>
      <PagedPanel
        title="In vetting, oldest first"
        query={query}
        view={view}
        onView={onView}
        onClear={view.search === '' ? undefined : () => onView({ ...view, search: '', page: 1 })}
        empty={{
          title: 'No candidates in vetting',
          words: 'Start vetting on the page of an imported draft.',
        }}
        head={
          <>
            <HeadCell>Candidate</HeadCell>
            <HeadCell className={styles.roomy}>Source</HeadCell>
            <HeadCell numeric>Results</HeadCell>
            <HeadCell className={styles.roomy}>Added</HeadCell>
          </>
        }
      >
        {(candidate) => <QueueRow key={candidate.id} candidate={candidate} />}
      </PagedPanel>
    </div>
  )
}

function QueueRow({ candidate }: { candidate: QueuedCandidate }) {
  const { id, maskedName, agencyName, vetting, createdAt } = candidate
  return (
    <Row>
      <PersonCell person={candidate} name={maskedName}>
        <Link to="/admin/vetting/$id" params={{ id }}>
          {maskedName}
        </Link>
      </PersonCell>
      <Cell className={styles.roomy}>{agencyName ?? 'Direct'}</Cell>
      <Cell numeric>{vetting.length === 0 ? 'None' : formatCount(vetting.length, 'result')}</Cell>
      <Cell className={styles.roomy}>{formatAgo(createdAt)}</Cell>
    </Row>
  )
}
