import { entryOrigins, entryStates } from '@assay/contracts/taxonomy-entries'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { HeadCell } from '@assay/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import { nounOf, originLabels, stateLabels } from './entry-labels.ts'
import { EntryRow } from './entry-row.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ProposeDialog, type ProposedAct, type Subject } from './propose-dialog.tsx'
import styles from './taxonomy.module.css'
import type { Entry, ListName } from './taxonomy.queries.ts'

type Names = 'search' | 'state' | 'origin' | 'sort'

export interface TaxonomyListProps<View> {
  view: View
  onView: (view: View) => void
  /** Without it, changes are proposed. */
  mayEdit: boolean
  /** The ways to proposals and to the history of changes. */
  links: ReactNode
}

/** null: an entry that is added. */
type Open<Row> = { readonly entry: Row | null; readonly act: ProposedAct } | null

interface DialogsProps<Row> {
  mayEdit: boolean
  list: ListName
  subjectOf: (entry: Row | null) => Subject
  /** Adds an entry, or changes one. */
  editDialog: (entry: Row | null, onClose: () => void) => ReactNode
  /** What a merge does to records that use the entry. */
  effectsOf: (entry: Row) => (winner: string) => readonly string[]
}

interface EntryListProps<Row, View> extends TaxonomyListProps<View>, DialogsProps<Row> {
  title: string
  intro: string
  /** What is narrowed; nothing if all are shown. */
  filter: Readonly<Record<string, string>>
  query: UseQueryResult<{ readonly rows: readonly Row[]; readonly total: number }>
  sorts: Readonly<Record<string, string>>
  /** The order without a choice. */
  firstSort: string
  /** Filters other than status and origin. */
  filters?: ReactNode
  /** The columns before the actions. */
  head: ReactNode
  /** The cells between name and actions. */
  cells: (entry: Row) => ReactNode
}

/** All entries of a list of the taxonomy, with how many use them. */
export function EntryList<Row extends Entry, View extends ListAddress<Names>>({
  title,
  intro,
  view,
  onView,
  filter,
  query,
  ...parts
}: EntryListProps<Row, View>) {
  const { links, sorts, firstSort, filters, head, cells, list, mayEdit } = parts
  const [open, setOpen] = useState<Open<Row>>(null)
  const choose = (change: Partial<ListAddress<Names>>) => onView({ ...view, ...change, page: 1 })
  const allShown = Object.fromEntries(Object.keys(filter).map((name) => [name, '']))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.acts}>
          {links}
          <Button variant="primary" onClick={() => setOpen({ entry: null, act: 'add' })}>
            {mayEdit ? 'Add' : 'Propose'} {nounOf[list].one}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.bar}>
        <SearchAndStatus
          label={`Search ${title.toLowerCase()}`}
          placeholder="Name or alias"
          search={view.search}
          onSearch={(search) => choose({ search })}
          state={view.state}
          states={entryStates.map((value) => ({ value, label: stateLabels[value] }))}
          onState={(state) => choose({ state })}
        >
          {filters}
          <Select
            label="Origin"
            labelHidden
            placeholder="All origins"
            value={view.origin}
            options={entryOrigins.map((value) => ({ value, label: originLabels[value] }))}
            onChange={(event) => choose({ origin: event.target.value })}
          />
        </SearchAndStatus>
        <Select
          label="Order"
          labelHidden
          placeholder={view.search === '' ? firstSort : 'Best match first'}
          value={view.sort}
          options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ sort: event.target.value })}
        />
      </div>
      <PagedPanel
        title={title}
        query={query}
        view={view}
        onView={onView}
        onClear={Object.keys(filter).length > 0 ? () => onView({ ...view, ...allShown, page: 1 }) : undefined}
        empty={{
          title: `No ${title.toLowerCase()}`,
          words: 'The entries that come with Assay appear here once the server has started.',
        }}
        head={
          <>
            {head}
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(entry) => (
          <EntryRow key={entry.id} list={list} entry={entry} mayEdit={mayEdit} onAct={(act) => setOpen({ entry, act })}>
            {cells(entry)}
          </EntryRow>
        )}
      </PagedPanel>
      <Dialogs open={open} onClose={() => setOpen(null)} {...parts} />
    </div>
  )
}

interface OpenDialogsProps<Row> extends DialogsProps<Row> {
  open: Open<Row>
  onClose: () => void
}

function Dialogs<Row extends Entry>({ open, onClose, ...parts }: OpenDialogsProps<Row>) {
  if (open === null) return null
  const { mayEdit, list, subjectOf, editDialog, effectsOf } = parts
  const { entry, act } = open
  if (!mayEdit) return <ProposeDialog {...subjectOf(entry)} act={act} onClose={onClose} />
  if (act !== 'merge' || entry === null) return editDialog(entry, onClose)
  return <MergeDialog list={list} entry={entry} effects={effectsOf(entry)} onClose={onClose} />
}
