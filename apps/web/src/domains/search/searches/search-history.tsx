import { renameSearch } from '@assay/contracts/candidate-searches'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Search as SearchIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { formatCount, formatTime } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useNews } from '../../../platform/lifecycle/use-news.ts'
import type { ListColumn } from '../../../platform/list-views/list-columns.ts'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import { type PagedView, sortingBy } from '../../../platform/list-views/paged-view.ts'
import { SearchField } from '../../../platform/list-views/search-field.tsx'
import { SelectCell, SelectHead, SelectionBar } from '../../../platform/list-views/selection.tsx'
import { type Selection, useSelection } from '../../../platform/list-views/use-selection.ts'
import { MAX_PAGE } from '../../../platform/load-pages.ts'
import { Region } from '../../../platform/region.tsx'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { AlertDialog, alertLabels } from './alert-dialog.tsx'
import styles from './search-history.module.css'
import { formatCriteria, nameOfSearch, searchTypeLabels } from './search-items.tsx'
import {
  useDeleteSearch,
  useDeleteSearches,
  useRenameSearch,
  useRunSearch,
  useSetAlerts,
} from './searches.mutations.ts'
import { type ListedSearch, searchesQuery } from './searches.queries.ts'

export interface HistoryView extends PagedView {
  readonly text: string
  readonly door: string
  readonly saved: boolean
  /** Only the user's own. */
  readonly mine: boolean
}

export interface SearchHistoryProps {
  view: HistoryView
  onView: (view: HistoryView) => void
  link: (search: ListedSearch, words: ReactNode) => ReactElement
  onOpen: (id: string) => void
  /** Links to the comparison of two runs. */
  compare: (before: ListedSearch, after: ListedSearch, words: ReactNode) => ReactElement
  /** Links to where a search is started. */
  start: ReactElement
}

const NEWS = ['search.changed']
const SHOWN = [['searches', 'list']]

/** Search history. Each search is frozen and can be opened, rerun, named or deleted. */
export function SearchHistory({ view, onView, link, onOpen, compare, start }: SearchHistoryProps) {
  const selection = useSelection<ListedSearch>()
  const client = useQueryClient()
  useNews(NEWS, SHOWN)
  const { user } = useSession()
  const asked = {
    text: view.text,
    door: view.door || undefined,
    saved: view.saved || undefined,
    user: view.mine ? user?.id : undefined,
    sort: view.sort,
  }
  const query = useQuery(searchesQuery({ ...asked, number: view.page, size: view.size }))
  const load = async (number: number) => {
    const { searches, total } = await client.fetchQuery(searchesQuery({ ...asked, number, size: MAX_PAGE }))
    return { rows: searches, total }
  }
  const isFiltered = view.text !== '' || view.door !== '' || view.saved || view.mine
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search history</h1>
      <HistoryFilters view={view} onView={onView} />
      <Panel title="Searches" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ searches, total }) => {
            if (searches.length === 0) {
              return isFiltered ? (
                <FilteredEmpty
                  onClear={() => onView({ ...view, text: '', door: '', saved: false, mine: false, page: 1 })}
                />
              ) : (
                <EmptyState action={start}>Your searches appear here with their original results.</EmptyState>
              )
            }
            return (
              <>
                <SelectionBar
                  selection={selection}
                  one="search"
                  many="searches"
                  total={total}
                  load={load}
                  columns={fileColumns}
                  file="search history"
                >
                  <CompareTwo picked={selection.rows} compare={compare} />
                  <BulkActs selection={selection} />
                </SelectionBar>
                <HistoryTable
                  searches={searches}
                  total={total}
                  view={view}
                  onView={onView}
                  link={link}
                  onOpen={onOpen}
                  selection={selection}
                />
              </>
            )
          }}
        </Region>
      </Panel>
    </div>
  )
}

/** Two runs, the earlier first. */
function CompareTwo({ picked, compare }: { picked: readonly ListedSearch[] } & Pick<SearchHistoryProps, 'compare'>) {
  const [before, after, ...others] = picked.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
  if (before === undefined || after === undefined || others.length > 0) return null
  return compare(before, after, 'Compare runs')
}

function HistoryFilters({ view, onView }: Pick<SearchHistoryProps, 'view' | 'onView'>) {
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search history"
        placeholder="Filter searches"
        value={view.text}
        lead={<SearchIcon size={14} aria-hidden="true" />}
        onSearch={(text) => onView({ ...view, text, page: 1 })}
      />
      <Select
        label="Search type"
        labelHidden
        value={view.door}
        placeholder="All search types"
        options={Object.entries(searchTypeLabels).map(([value, label]) => ({ value, label: `${label}` }))}
        onChange={(event) => onView({ ...view, door: event.target.value, page: 1 })}
      />
      <Checkbox
        label="Saved only"
        checked={view.saved}
        onChange={(event) => onView({ ...view, saved: event.target.checked, page: 1 })}
      />
      <Checkbox
        label="Mine only"
        checked={view.mine}
        onChange={(event) => onView({ ...view, mine: event.target.checked, page: 1 })}
      />
    </div>
  )
}

/** What only users who may save searches can do; the server refuses the searches of others. */
function BulkActs({ selection: { rows, clear } }: { selection: Selection<ListedSearch> }) {
  const { user } = useSession()
  const alert = useSetAlerts(clear)
  const remove = useDeleteSearches(clear)
  if (!mayDo(user, 'search.save')) return null
  return (
    <>
      <Select
        label="Alert"
        labelHidden
        controlSize="small"
        value=""
        placeholder="Set alert…"
        options={Object.entries(alertLabels).map(([value, label]) => ({ value, label }))}
        onChange={(event) =>
          event.target.value !== '' &&
          alert.mutate({ searches: rows, alert: event.target.value as ListedSearch['alert'] })
        }
      />
      <Button size="small" busy={remove.isPending} onClick={() => remove.mutate(rows)}>
        Delete
      </Button>
    </>
  )
}

const column = (label: string, text: ListColumn<ListedSearch>['text']): ListColumn<ListedSearch> => ({
  key: label,
  label,
  text,
  cell: text,
})

const fileColumns = [
  column('Search', nameOfSearch),
  column('Criteria', formatCriteria),
  column('Search type', ({ door }) => searchTypeLabels[door]),
  column('User', ({ user }) => user?.fullName ?? null),
  column('When', ({ createdAt }) => createdAt),
  column('Matches', ({ matchedCount }) => matchedCount),
  column('New candidates', ({ poolChange }) => poolChange?.added ?? 0),
  column('Alert', ({ alert }) => alert),
]

interface HistoryTableProps extends Pick<SearchHistoryProps, 'view' | 'onView' | 'link' | 'onOpen'> {
  searches: readonly ListedSearch[]
  total: number
  selection: Selection<ListedSearch>
}

function HistoryTable({ searches, total, view, onView, link, onOpen, selection }: HistoryTableProps) {
  const [naming, setNaming] = useState<ListedSearch | null>(null)
  const [alerting, setAlerting] = useState<ListedSearch | null>(null)
  const by = sortingBy(view, onView)
  return (
    <>
      <Table label="Search list">
        <thead>
          <tr>
            <SelectHead rows={searches} selection={selection} />
            <HeadCell>Search</HeadCell>
            <HeadCell className={styles.roomy}>Search type</HeadCell>
            <HeadCell className={styles.roomy}>User</HeadCell>
            <HeadCell className={styles.roomy} {...by('createdAt')}>
              When
            </HeadCell>
            <HeadCell numeric className={styles.roomy} {...by('matchedCount')}>
              Matches
            </HeadCell>
            <HeadCell numeric className={styles.roomy}>
              New candidates
            </HeadCell>
            <HeadCell>
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {searches.map((search) => (
            <Row key={search.id}>
              <SelectCell row={search} name={nameOfSearch(search)} selection={selection} />
              <Cell className={styles.name}>
                {link(search, nameOfSearch(search))}
                <span className={styles.notes} title={notesOn(search).join(' · ')}>
                  {notesOn(search).join(' · ')}
                </span>
                <span className={styles.narrow}>
                  {formatTime(search.createdAt)} · {formatCount(search.matchedCount, 'match', 'matches')}
                </span>
              </Cell>
              <Cell className={styles.roomy}>{searchTypeLabels[search.door]}</Cell>
              <Cell className={styles.roomy}>{search.user?.fullName ?? ''}</Cell>
              <Cell className={styles.roomy}>{formatTime(search.createdAt)}</Cell>
              <Cell numeric className={styles.roomy}>
                {search.matchedCount.toLocaleString('en')}
              </Cell>
              <Cell numeric className={styles.roomy}>
                {search.poolChange === null ? '0' : search.poolChange.added.toLocaleString('en')}
              </Cell>
              <Cell>
                <RowActions
                  search={search}
                  onOpen={onOpen}
                  onName={() => setNaming(search)}
                  onAlert={() => setAlerting(search)}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <PageFoot view={view} onView={onView} total={total} shown={searches.length} />
      {alerting !== null && <AlertDialog search={alerting} onClose={() => setAlerting(null)} />}
      {naming !== null && (
        <NameDialog search={searches.find(({ id }) => id === naming.id) ?? naming} onClose={() => setNaming(null)} />
      )}
    </>
  )
}

/** On one line, what tells searches of the same name apart first. */
const notesOn = (search: ListedSearch): readonly string[] => [
  ...(search.alert === 'off' ? [] : [`Alert: ${search.alert}`]),
  ...(search.createdForAlert ? [search.seenAt === null ? 'From an alert, not opened yet' : 'From an alert'] : []),
  ...(search.savedName === null || search.criteria.title === null ? [] : [search.criteria.title]),
  ...[formatCriteria(search) ?? []].flat(),
]

function RowActions({
  search,
  onOpen,
  onName,
  onAlert,
}: {
  search: ListedSearch
  onOpen: (id: string) => void
  onName: () => void
  onAlert: () => void
}) {
  const { user } = useSession()
  const again = useRunSearch(onOpen)
  const remove = useDeleteSearch()
  const run = {
    key: 'again',
    label: 'Run again',
    onSelect: () =>
      again.mutate({
        door: search.door,
        text: search.text ?? undefined,
        criteria: search.criteria,
        parentId: search.id,
      }),
  }
  const save = [
    { key: 'name', label: search.savedName === null ? 'Save search' : 'Rename', onSelect: onName },
    { key: 'alert', label: 'Alert…', onSelect: onAlert },
    { key: 'delete', label: 'Delete', danger: true, separated: true, onSelect: () => remove.mutate(search.id) },
  ]
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${nameOfSearch(search)}`}
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      }
      actions={[
        { key: 'open', label: 'Open results', onSelect: () => onOpen(search.id) },
        ...(mayDo(user, 'search.run') ? [run] : []),
        ...(mayDo(user, 'search.save') ? save : []),
      ]}
    />
  )
}

const nameFields = contractFields(renameSearch.body, {
  labels: { savedName: 'Name', version: 'Version' },
  checks: { savedName: [rules.required()] },
})

export function NameDialog({
  search,
  onClose,
}: {
  search: Pick<ListedSearch, 'id' | 'savedName' | 'version'>
  onClose: () => void
}) {
  const rename = useRenameSearch()
  const save = (savedName: string | null, version = search.version) =>
    rename.mutateAsync({ id: search.id, savedName, version }, { onSuccess: onClose })
  const form = useForm({
    fields: nameFields,
    initial: { savedName: search.savedName ?? '', version: search.version },
    send: ({ savedName, version }) => save(savedName ?? null, version),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this search"
      width="narrow"
      footer={
        <>
          {search.savedName !== null && <Button onClick={() => void save(null)}>Remove from saved</Button>}
          <Button {...form.button} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form {...form.bind}>
        <TextField {...form.text('savedName')} />
        <FormProblems form={form} />
        <NewerVersion
          begun={form.draft.version}
          stored={search.version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset({ savedName: search.savedName ?? '', version: search.version })}
          onKeep={() => form.set('version', search.version)}
        />
      </form>
    </Dialog>
  )
}
