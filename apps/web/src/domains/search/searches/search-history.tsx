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
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Search as SearchIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import { type PagedView, sortingBy } from '../../../platform/list-views/paged-view.ts'
import { Region } from '../../../platform/region.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import styles from './search-history.module.css'
import { formatAsked, nameOfSearch, searchTypeLabels } from './search-items.tsx'
import { useDeleteSearch, useRenameSearch, useRunSearch } from './searches.mutations.ts'
import { type ListedSearch, searchesQuery } from './searches.queries.ts'

export interface HistoryView extends PagedView {
  readonly text: string
  readonly door: string
  readonly saved: boolean
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

/** Search history. Each search is frozen and can be opened, rerun, named or deleted. */
export function SearchHistory({ view, onView, link, onOpen, compare, start }: SearchHistoryProps) {
  const [picked, setPicked] = useState<readonly ListedSearch[]>([])
  const query = useQuery(
    searchesQuery({
      text: view.text,
      door: view.door || undefined,
      saved: view.saved || undefined,
      sort: view.sort,
      number: view.page,
      size: view.size,
    }),
  )
  const isFiltered = view.text !== '' || view.door !== '' || view.saved
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search history</h1>
      <HistoryFilters view={view} onView={onView} />
      <Panel
        title="Searches"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={<CompareTwo picked={picked} compare={compare} />}
      >
        <Region query={query}>
          {({ searches, total }) => {
            if (searches.length === 0) {
              return isFiltered ? (
                <FilteredEmpty onClear={() => onView({ ...view, text: '', door: '', saved: false, page: 1 })} />
              ) : (
                <EmptyState action={start}>Your searches appear here with their original results.</EmptyState>
              )
            }
            const onPick = (search: ListedSearch) => setPicked((before) => togglePicked(before, search))
            return (
              <HistoryTable
                searches={searches}
                total={total}
                view={view}
                onView={onView}
                link={link}
                onOpen={onOpen}
                picked={picked}
                onPick={onPick}
              />
            )
          }}
        </Region>
      </Panel>
    </div>
  )
}

function togglePicked(before: readonly ListedSearch[], search: ListedSearch): readonly ListedSearch[] {
  const others = before.filter(({ id }) => id !== search.id)
  return others.length < before.length ? others : [...others.slice(-1), search]
}

function CompareTwo({ picked, compare }: { picked: readonly ListedSearch[] } & Pick<SearchHistoryProps, 'compare'>) {
  const [before, after] = picked.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
  if (before === undefined) return null
  if (after === undefined) return <span className={styles.note}>Select another run to compare.</span>
  return compare(before, after, 'Compare runs')
}

function HistoryFilters({ view, onView }: Pick<SearchHistoryProps, 'view' | 'onView'>) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Search history"
        labelHidden
        type="search"
        placeholder="Filter searches"
        value={view.text}
        lead={<SearchIcon size={14} aria-hidden="true" />}
        onChange={(event) => onView({ ...view, text: event.target.value, page: 1 })}
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
    </div>
  )
}

interface HistoryTableProps extends Pick<SearchHistoryProps, 'view' | 'onView' | 'link' | 'onOpen'> {
  searches: readonly ListedSearch[]
  total: number
  picked: readonly ListedSearch[]
  onPick: (search: ListedSearch) => void
}

function HistoryTable({ searches, total, view, onView, link, onOpen, picked, onPick }: HistoryTableProps) {
  const [naming, setNaming] = useState<ListedSearch | null>(null)
  const [alerting, setAlerting] = useState<ListedSearch | null>(null)
  const by = sortingBy(view, onView)
  return (
    <>
      <Table label="Search list">
        <thead>
          <tr>
            <HeadCell>
              <VisuallyHidden>Compare</VisuallyHidden>
            </HeadCell>
            <HeadCell>Search</HeadCell>
            <HeadCell className={styles.roomy}>Search type</HeadCell>
            <HeadCell className={styles.roomy}>User</HeadCell>
            <HeadCell {...by('createdAt')}>When</HeadCell>
            <HeadCell numeric {...by('matchedCount')}>
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
              <Cell>
                <Checkbox
                  label={<VisuallyHidden>{`Compare ${nameOfSearch(search)}`}</VisuallyHidden>}
                  checked={picked.some(({ id }) => id === search.id)}
                  onChange={() => onPick(search)}
                />
              </Cell>
              <Cell className={styles.name}>
                {link(search, nameOfSearch(search))}
                {search.savedName !== null && search.criteria.title !== null && (
                  <span className={styles.note}>{search.criteria.title}</span>
                )}
                {search.alert !== 'off' && <span className={styles.note}>Alert: {search.alert}</span>}
                {search.createdForAlert && (
                  <span className={styles.note}>
                    {search.seenAt === null ? 'From an alert, not opened yet' : 'From an alert'}
                  </span>
                )}
                {formatAsked(search) !== null && <span className={styles.note}>{formatAsked(search)}</span>}
              </Cell>
              <Cell className={styles.roomy}>{searchTypeLabels[search.door]}</Cell>
              <Cell className={styles.roomy}>{search.user?.fullName ?? ''}</Cell>
              <Cell>{formatTime(search.createdAt)}</Cell>
              <Cell numeric>{search.matchedCount.toLocaleString('en')}</Cell>
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
      {naming !== null && <NameDialog search={naming} onClose={() => setNaming(null)} />}
    </>
  )
}

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
  const again = useRunSearch(onOpen)
  const remove = useDeleteSearch()
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
        {
          key: 'again',
          label: 'Run again',
          onSelect: () =>
            again.mutate({
              door: search.door,
              text: search.text ?? undefined,
              criteria: search.criteria,
              parentId: search.id,
            }),
        },
        { key: 'name', label: search.savedName === null ? 'Save search' : 'Rename', onSelect: onName },
        { key: 'alert', label: 'Alert…', onSelect: onAlert },
        { key: 'delete', label: 'Delete', danger: true, separated: true, onSelect: () => remove.mutate(search.id) },
      ]}
    />
  )
}

const nameFields = contractFields(renameSearch.body, {
  labels: { savedName: 'Name' },
  checks: { savedName: [rules.required()] },
})

export function NameDialog({
  search,
  onClose,
}: {
  search: Pick<ListedSearch, 'id' | 'savedName'>
  onClose: () => void
}) {
  const rename = useRenameSearch()
  const save = (savedName: string | null) => rename.mutateAsync({ id: search.id, savedName }, { onSuccess: onClose })
  const form = useForm({
    fields: nameFields,
    initial: { savedName: search.savedName ?? '' },
    send: ({ savedName }) => save(savedName ?? null),
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
      </form>
    </Dialog>
  )
}
