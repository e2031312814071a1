import { Badge } from '@assay/ui/badge'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo } from '../../../platform/format.ts'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { duplicateFilters } from './duplicate-address.ts'
import { pairStateLabels, signalLabels } from './duplicate-labels.ts'
import styles from './duplicates.module.css'
import { type Duplicate, duplicatesQuery, mergesQuery } from './duplicates.queries.ts'
import { MergeList } from './merge-list.tsx'

type View = ListAddress<keyof typeof duplicateFilters>

interface DuplicatesProps {
  view: View
  onView: (view: View) => void
}

/** Pairs to decide, and what was merged. */
export function Duplicates({ view, onView }: DuplicatesProps) {
  const waiting = useQuery(mergesQuery({ state: 'proposed' }, { page: 1, size: 1 })).data?.total ?? 0
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Duplicate candidates</h1>
      <p className={styles.intro}>
        Candidates who share an email address, phone number or career are probably one person. Compare them, then merge
        the profiles or keep them separate. Until then, searches show nearly identical careers only once.
      </p>
      <Tabs
        label="Duplicate candidates"
        value={view.show === '' ? 'pairs' : view.show}
        onChange={(show) => onView({ ...view, show: show === 'pairs' ? '' : show, state: '', signal: '', page: 1 })}
        tabs={[
          { value: 'pairs', label: 'Pairs', panel: <Pairs view={view} onView={onView} /> },
          {
            value: 'merges',
            label: waiting > 0 ? `Merges (${waiting} waiting)` : 'Merges',
            panel: <MergeList view={view} onView={onView} />,
          },
        ]}
      />
    </div>
  )
}

function Pairs({ view, onView }: DuplicatesProps) {
  const { state, signal } = view
  const filter = { state: state === '' ? 'open' : state, ...(signal !== '' && { signal }) }
  const query = useQuery(duplicatesQuery(filter, view))
  const isFiltered = state !== '' || signal !== ''
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          placeholder={pairStateLabels.open}
          options={duplicateFilters.state.map((value) => ({ value, label: pairStateLabels[value] }))}
          value={state}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
        <Select
          label="In common"
          labelHidden
          placeholder="Anything in common"
          options={duplicateFilters.signal.map((value) => ({ value, label: signalLabels[value] }))}
          value={signal}
          onChange={(event) => onView({ ...view, signal: event.target.value, page: 1 })}
        />
      </div>
      <PagedPanel
        title={pairStateLabels[filter.state as Duplicate['state']]}
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, state: '', signal: '', page: 1 }) : undefined}
        empty={{
          title: 'No duplicates found',
          words: 'Assay looks for duplicates every hour.',
        }}
        head={
          <>
            <HeadCell>Candidates</HeadCell>
            <HeadCell>In common</HeadCell>
            <HeadCell className={styles.roomy}>Sources</HeadCell>
            <HeadCell className={styles.roomy}>Found</HeadCell>
          </>
        }
      >
        {(pair) => <PairRow key={pair.id} pair={pair} />}
      </PagedPanel>
    </div>
  )
}

function PairRow({ pair }: { pair: Duplicate }) {
  const { id, firstName, secondName, firstHeadline, secondHeadline, signals, createdAt } = pair
  const sources = [...new Set([pair.firstAgencyName ?? 'Direct', pair.secondAgencyName ?? 'Direct'])]
  return (
    <Row>
      <Cell className={styles.name}>
        <Link to="/admin/duplicates/$id" params={{ id }}>
          {firstName} and {secondName}
        </Link>
        <span className={styles.note}>
          {firstHeadline === secondHeadline ? firstHeadline : `${firstHeadline} · ${secondHeadline}`}
        </span>
      </Cell>
      <Cell>
        <span className={styles.acts}>
          {signals.map((signal) => (
            <Badge key={signal}>{signalLabels[signal]}</Badge>
          ))}
        </span>
      </Cell>
      <Cell className={styles.roomy}>{sources.join(', ')}</Cell>
      <Cell className={styles.roomy}>{formatAgo(createdAt)}</Cell>
    </Row>
  )
}
