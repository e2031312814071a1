import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Menu, type MenuAction } from '@assay/ui/menu'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { formatAgo, formatCount, formatPay, formatTime } from '../../platform/format.ts'
import { candidateStateLabels } from '../../platform/labels/candidate-state-labels.ts'
import { filtersOf, type ListAddress } from '../../platform/list-views/list-address.ts'
import type { ListColumn } from '../../platform/list-views/list-columns.ts'
import { PagedPanel } from '../../platform/list-views/paged-panel.tsx'
import { PersonCell } from '../../platform/list-views/person-cell.tsx'
import { SearchField } from '../../platform/list-views/search-field.tsx'
import { BulkButton, SelectCell, SelectHead, SelectionBar } from '../../platform/list-views/selection.tsx'
import { type Selection, useSelection } from '../../platform/list-views/use-selection.ts'
import { MAX_PAGE } from '../../platform/load-pages.ts'
import styles from './candidates.module.css'
import {
  type Move,
  nameOfOwn,
  useExportCandidates,
  useMoveCandidate,
  useMoveCandidates,
} from './candidates.mutations.ts'
import { type OwnCandidate, ownCandidatesQuery } from './candidates.queries.ts'
import { EditCandidateDialog, EraseDialog } from './on-demand.ts'
import { ownChoices, type ownFilters } from './own-candidates-address.ts'

type View = ListAddress<keyof typeof ownFilters>
type Open = { readonly candidate: OwnCandidate; readonly act: 'edit' | 'erase' } | null

const NOTHING = { search: '', state: '', skill: '' }

/** The candidates of an agency, for its own people. */
export function OwnCandidateList({
  view,
  onView,
  adding,
  mayExport,
}: {
  view: View
  onView: (view: View) => void
  /** The way to add one candidate, which another domain provides. */
  adding: ReactNode
  mayExport: boolean
}) {
  const filter = filtersOf(view, ownChoices)
  const query = useQuery(ownCandidatesQuery({ ...view, filter }))
  const client = useQueryClient()
  const selection = useSelection<OwnCandidate>()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  // What colleagues change in the meantime reaches the open dialog.
  const current = open && (query.data?.rows.find(({ id }) => id === open.candidate.id) ?? open.candidate)
  const type = (name: 'search' | 'skill') => ({
    value: view[name],
    onSearch: (text: string) => onView({ ...view, [name]: text, page: 1 }),
  })
  const choose = (name: 'state' | 'sort') => ({
    value: view[name],
    onChange: (event: { target: { value: string } }) => onView({ ...view, [name]: event.target.value, page: 1 }),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Candidates</h1>
        <span className={styles.acts}>
          <Button variant="primary" render={<Link to="/imports" />}>
            Import candidates
          </Button>
          {adding}
          {mayExport && <ExportMenu />}
        </span>
      </header>
      <div className={styles.bar}>
        <SearchField label="Search" placeholder="Name, headline or your id" {...type('search')} />
        <SearchField isWord label="Skill" placeholder="Skill" {...type('skill')} />
        <Select
          label="Status"
          labelHidden
          placeholder="All statuses"
          options={ownChoices.state.map((value) => ({ value, label: candidateStateLabels[value] }))}
          {...choose('state')}
        />
        <Select
          label="Order"
          labelHidden
          placeholder="Latest change first"
          options={[
            { value: '-createdAt', label: 'Latest added first' },
            { value: 'lastConfirmedAt', label: 'Longest unconfirmed first' },
          ]}
          {...choose('sort')}
        />
      </div>
      <PagedPanel
        title="Your candidates"
        query={query}
        view={view}
        onView={onView}
        onClear={Object.keys(filter).length > 0 ? () => onView({ ...view, ...NOTHING, page: 1 }) : undefined}
        empty={{
          title: 'No candidates yet',
          words: 'Add one in a form, import them from a file, or send them from your own system through the API.',
          action: <Button render={<Link to="/imports" />}>Import candidates</Button>,
        }}
        bar={
          <SelectionBar
            selection={selection}
            one="candidate"
            total={query.data?.total ?? 0}
            load={(page) => client.fetchQuery(ownCandidatesQuery({ ...view, filter, page, size: MAX_PAGE }))}
            columns={fileColumns}
            file="candidates"
          >
            <BulkMoves selection={selection} />
          </SelectionBar>
        }
        head={
          <>
            <SelectHead rows={query.data?.rows ?? []} selection={selection} />
            <HeadCell>Candidate</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy} numeric>
              Expected pay
            </HeadCell>
            <HeadCell className={styles.roomy} numeric>
              Notice
            </HeadCell>
            <HeadCell className={styles.roomy}>Confirmed</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            selection={selection}
            onOpen={(act) => setOpen({ candidate, act })}
          />
        )}
      </PagedPanel>
      <Suspense>
        {current && open.act === 'edit' && <EditCandidateDialog candidate={current} onClose={close} />}
        {current && open.act === 'erase' && <EraseDialog candidate={current} onClose={close} />}
      </Suspense>
    </div>
  )
}

function ExportMenu() {
  const save = useExportCandidates()
  return (
    <Menu
      trigger={<Button busy={save.isPending}>Export all</Button>}
      align="end"
      actions={[
        { key: 'jsonl', label: 'Everything, as JSON Resume', onSelect: () => save.mutate('jsonl') },
        { key: 'csv', label: 'A table, as CSV', onSelect: () => save.mutate('csv') },
      ]}
    />
  )
}

/** What a file of the selected candidates holds. */
const fileColumns: readonly ListColumn<OwnCandidate>[] = (
  [
    ['Your id', ({ externalId }) => externalId],
    ['Candidate', nameOfOwn],
    ['Headline', ({ headline }) => headline],
    ['Status', ({ state }) => candidateStateLabels[state]],
    ['Expected pay', ({ rateExpected }) => (rateExpected === null ? null : formatPay(rateExpected))],
    ['Notice in days', ({ noticeDays }) => noticeDays],
    ['Confirmed', ({ lastConfirmedAt }) => lastConfirmedAt],
  ] as const satisfies readonly (readonly [string, ListColumn<OwnCandidate>['text']])[]
).map(([label, text]) => ({ key: label, label, text, cell: text }))

const BULK: readonly (readonly [Move, string])[] = [
  ['confirm', 'Confirm as current'],
  ['pause', 'Pause'],
  ['resume', 'Resume'],
]

function BulkMoves({ selection }: { selection: Selection<OwnCandidate> }) {
  const { rows, clear } = selection
  const move = useMoveCandidates(clear)
  return BULK.map(([verb, label]) => (
    <BulkButton
      key={verb}
      label={label}
      to={rows.filter(({ mayDo }) => mayDo.includes(verb))}
      of={rows}
      busy={move.isPending && move.variables.verb === verb}
      onPress={(chosen) => move.mutate({ rows: chosen, verb })}
    />
  ))
}

interface CandidateRowProps {
  candidate: OwnCandidate
  selection: Selection<OwnCandidate>
  onOpen: (act: 'edit' | 'erase') => void
}

function CandidateRow({ candidate, selection, onOpen }: CandidateRowProps) {
  const { id, state, rateExpected, noticeDays, lastConfirmedAt } = candidate
  const move = useMoveCandidate()
  const name = nameOfOwn(candidate)
  return (
    <Row>
      <SelectCell row={candidate} name={name} selection={selection} />
      <PersonCell person={candidate} name={name}>
        <Link to="/candidate-profile" search={{ id }}>
          {name}
        </Link>
      </PersonCell>
      <Cell>
        <Badge>{candidateStateLabels[state]}</Badge>
      </Cell>
      <Cell className={styles.roomy} numeric>
        {rateExpected === null ? '–' : formatPay(rateExpected)}
      </Cell>
      <Cell className={styles.roomy} numeric>
        {noticeDays === null ? '–' : noticeDays === 0 ? 'None' : formatCount(noticeDays, 'day')}
      </Cell>
      <Cell className={styles.roomy}>
        {lastConfirmedAt === null ? (
          'Never'
        ) : (
          <span title={formatTime(lastConfirmedAt)}>{formatAgo(lastConfirmedAt)}</span>
        )}
      </Cell>
      <Cell>
        <Menu
          trigger={
            <IconButton label={`Actions for ${name}`} size="small" icon={<Ellipsis size={16} aria-hidden="true" />} />
          }
          align="end"
          actions={actionsFor(candidate, { onOpen, onMove: (verb) => move.mutate({ id, verb }) })}
        />
      </Cell>
    </Row>
  )
}

interface Acts {
  readonly onOpen: (act: 'edit' | 'erase') => void
  readonly onMove: (verb: Move) => void
}

function actionsFor({ id, mayDo }: OwnCandidate, { onOpen, onMove }: Acts): MenuAction[] {
  const all: Record<OwnCandidate['mayDo'][number], MenuAction> = {
    edit: { key: 'edit', label: 'Edit…', onSelect: () => onOpen('edit') },
    confirm: { key: 'confirm', label: 'Confirm as current', onSelect: () => onMove('confirm') },
    pause: { key: 'pause', label: 'Pause', onSelect: () => onMove('pause') },
    resume: { key: 'resume', label: 'Resume', onSelect: () => onMove('resume') },
    erase: { key: 'erase', label: 'Erase…', danger: true, separated: true, onSelect: () => onOpen('erase') },
  }
  return [
    { key: 'profile', label: 'Open profile', render: <Link to="/candidate-profile" search={{ id }} /> },
    ...mayDo.map((verb) => all[verb]),
  ]
}
