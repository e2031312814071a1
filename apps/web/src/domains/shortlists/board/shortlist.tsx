import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { MenuAction } from '@assay/ui/menu'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isStage } from '../../../platform/labels/stage-labels.ts'
import { loadOnUse } from '../../../platform/lifecycle/load-on-use.ts'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import { SelectAll } from '../../../platform/list-views/select-all.tsx'
import { type ListViewState, useListView } from '../../../platform/list-views/use-list-view.ts'
import { Region } from '../../../platform/region.tsx'
import {
  CompareEntries,
  type Entry,
  EntryDrawer,
  type EntryFilters,
  entriesQuery,
  entryQuery,
  loadEntries,
  loadEntryDialogs,
  MAX_SELECTED,
  OverrideDialog,
  RejectDialog,
  type Requirement,
  RestoreDialog,
  USUAL_SORT,
} from '../entries/index.ts'
import { AskFeedbackDialog } from '../feedback/index.ts'
import type { Matter } from './board-entry.tsx'
import { MAX_COMPARED } from './compared.ts'
import { BulkBar } from './on-demand.ts'
import { comparedIn, type OpenedInShortlist } from './opened-address.ts'
import { ShortlistBoard } from './shortlist-board.tsx'
import { shortlistColumns } from './shortlist-columns.tsx'
import { ShortlistTable } from './shortlist-table.tsx'
import { ShortlistTools } from './shortlist-tools.tsx'
import { useEntryKeys } from './use-entry-keys.ts'
import { useShortlistNews } from './use-shortlist-news.ts'

export interface ShortlistView {
  readonly shape: 'table' | 'board'
  readonly stage: PipelineStage | ''
  readonly owner: string
  readonly tag: string
  readonly sort: string
  readonly page: number
  readonly size: PageSize
}

export interface ShortlistProps {
  requirement: Requirement
  view: ShortlistView
  onView: (view: ShortlistView) => void
  /** As in the address, so that “Back” closes it. */
  opened: OpenedInShortlist
  /** Nothing: closes what is open. */
  onOpened: (opened: OpenedInShortlist) => void
  profile: (entry: Entry) => ReactNode
  records: (entry: Entry) => ReactNode
  /** The one step that advances a candidate. */
  next: (entry: Entry) => ReactNode
  /** The same in a row of the table, and directly by its key. */
  step: (entry: Entry) => ReactNode
  onStep: (entry: Entry) => void
  /** What candidates of the board wait for now, by their ids. */
  matters: ReadonlyMap<string, Matter>
  /** Rarer acts on a candidate. */
  others: (entry: Entry) => readonly MenuAction[]
  /** Requests contact for these, one after the other; absent without the permission. */
  onContact?: ((entries: readonly Entry[]) => void) | undefined
  /** Adds these to a talent pool; absent for people who keep none. */
  onPool?: ((entries: readonly Entry[]) => void) | undefined
  /** Links to where candidates are found. */
  start: ReactElement
}

type ShownDialog =
  | { readonly what: 'reject'; readonly entries: readonly Entry[] }
  | { readonly what: 'restore'; readonly entries: readonly Entry[] }
  | { readonly what: 'feedback'; readonly entries: readonly Entry[] }
  | { readonly what: 'override'; readonly entry: Entry }

export function Shortlist(props: ShortlistProps) {
  const { requirement, view, onView, onOpened, profile, records, next, step, onStep, others, onContact, onPool } = props
  const [dialog, setDialog] = useState<ShownDialog | null>(null)
  useShortlistNews()
  useEffect(() => loadOnUse(loadEntryDialogs), [])
  const client = useQueryClient()
  const latest = useRef(onOpened)
  latest.current = onOpened
  // The same function, so that rows that stay the same are not drawn again.
  const open = useCallback(
    (entry: Entry) => {
      client.setQueryData(entryQuery(entry.id).queryKey, entry)
      latest.current({ entry: entry.id })
    },
    [client],
  )
  const close = () => onOpened({})
  const listView = useShortlistListView(view, onView, { onOpen: open, step })
  const filters: EntryFilters = { owner: view.owner || undefined, tag: view.tag || undefined }
  const listed = listingOf(requirement.id, view, filters)
  const query = useQuery({ ...entriesQuery(listed), enabled: view.shape === 'table' })
  const entries = query.data?.entries ?? []
  const begin = (what: 'reject' | 'restore' | 'feedback', act: Entry['mayDo'][number]) => (those: readonly Entry[]) => {
    const fitting = those.filter(({ mayDo }) => mayDo.includes(act))
    if (fitting.length > 0) setDialog({ what, entries: fitting })
  }
  const acts = {
    onOpen: open,
    onReject: begin('reject', 'reject'),
    onRestore: begin('restore', 'restore'),
    onFeedback: begin('feedback', 'askFeedback'),
    onContact,
  }
  const { marked, setMarked, chosen, selectAll, hasOtherPages, clear } = useMarkedEntries(entries, listed)
  const onCompare = () => {
    if (chosen.length < 2 || chosen.length > MAX_COMPARED) return
    for (const each of chosen) client.setQueryData(entryQuery(each.id).queryKey, each)
    onOpened({ compare: chosen.map(({ id }) => id).join() })
  }
  const current = useEntryKeys(
    { entries, marked, onMark: setMarked, active: view.shape === 'table' },
    {
      ...acts,
      onStep,
      onCompare,
      onContact: (those) => {
        const fitting = those.filter(({ stage }) => stage === 'shortlisted')
        if (fitting.length > 0) onContact?.(fitting)
      },
    },
  )
  const [entry] = useEntries(props.opened.entry, requirement.id, entries)
  const compared = useEntries(props.opened.compare, requirement.id, entries)
  return (
    <Panel
      flush
      title="Candidates"
      note={formatListed(requirement, isNarrowed(view) && view.shape === 'table' ? query.data?.total : undefined)}
      actions={
        <ShortlistTools
          requirement={requirement}
          view={view}
          onView={onView}
          listView={listView}
          isEmpty={view.shape === 'table' && entries.length === 0}
        />
      }
    >
      {view.shape === 'board' ? (
        <ShortlistBoard requirement={requirement} filters={filters} matters={props.matters} {...acts} />
      ) : (
        <>
          {chosen.length > 0 && (
            <Suspense>
              <BulkBar
                requirement={requirement}
                chosen={chosen}
                selectAll={
                  <SelectAll
                    selected={chosen.length}
                    total={query.data?.total ?? 0}
                    most={MAX_SELECTED}
                    onAll={selectAll}
                  />
                }
                {...acts}
                onPool={onPool}
                onCompare={onCompare}
                onChanged={() => hasOtherPages && clear()}
                onClear={clear}
              />
            </Suspense>
          )}
          <Region query={query}>
            {({ total }) => (
              <Listed view={view} onView={onView} entries={entries} total={total} start={props.start}>
                <ShortlistTable
                  entries={entries}
                  listView={listView}
                  current={current}
                  marked={marked}
                  onMark={setMarked}
                  sort={view.sort}
                  onSort={(sort) => onView({ ...view, sort, page: 1 })}
                />
              </Listed>
            )}
          </Region>
        </>
      )}
      {entry !== undefined && (
        <Suspense>
          <EntryDrawer
            key={entry.id}
            entry={entry}
            onClose={close}
            onReject={() => acts.onReject([entry])}
            onRestore={() => acts.onRestore([entry])}
            onFeedback={() => acts.onFeedback([entry])}
            onOverride={() => setDialog({ what: 'override', entry })}
            next={next(entry)}
            others={others(entry)}
            profile={profile(entry)}
            records={records(entry)}
          />
        </Suspense>
      )}
      <Suspense>
        <OpenDialog
          dialog={dialog}
          requirement={requirement}
          onClose={() => setDialog(null)}
          onRejected={() => {
            setDialog(null)
            clear()
            close()
          }}
        />
        {compared.length > 1 && (
          <CompareEntries key={props.opened.compare} entries={compared} asked={askedOf(requirement)} onClose={close} />
        )}
      </Suspense>
    </Panel>
  )
}

interface ListedProps extends Pick<ShortlistProps, 'view' | 'onView' | 'start'> {
  entries: readonly Entry[]
  total: number
  /** Their table. */
  children: ReactNode
}

function Listed({ view, onView, entries, total, start, children }: ListedProps) {
  if (entries.length > 0)
    return (
      <>
        {children}
        <PageFoot view={view} onView={onView} shown={entries.length} total={total} />
      </>
    )
  if (isNarrowed(view))
    return <FilteredEmpty onClear={() => onView({ ...view, stage: '', owner: '', tag: '', page: 1 })} />
  return <EmptyState action={start}>Shortlist candidates from any search (shortcut: l).</EmptyState>
}

/** The marked entries of the shown page, and of other pages after all were selected. */
function useMarkedEntries(entries: readonly Entry[], listed: Parameters<typeof loadEntries>[0]) {
  const [marked, setMarked] = useState<readonly string[]>([])
  const [loaded, setLoaded] = useState<readonly Entry[]>([])
  const elsewhere = loaded.filter(({ id }) => !entries.some((entry) => entry.id === id))
  return {
    marked,
    setMarked,
    chosen: [...entries, ...elsewhere].filter(({ id }) => marked.includes(id)),
    hasOtherPages: loaded.length > 0,
    selectAll: async () => {
      const all = await loadEntries(listed)
      setLoaded(all)
      setMarked(all.map(({ id }) => id))
    },
    clear: () => {
      setMarked([])
      setLoaded([])
    },
  }
}

/** The entries that the address names, as they are now, also where the table doesn't list them, as on the board. */
function useEntries(named: string | undefined, requirementId: string, entries: readonly Entry[]): readonly Entry[] {
  const ids = named === undefined ? [] : comparedIn(named)
  const read = useQueries({ queries: ids.map(entryQuery) })
  const found = ids.map((id, at) => entries.find((entry) => entry.id === id) ?? read[at]?.data)
  return found.flatMap((entry) => (entry?.requirement.id === requirementId ? [entry] : []))
}

/** "6 of 19" where filters leave some out. */
function formatListed({ funnel }: Requirement, listed: number | undefined): string {
  const all = Object.values(funnel).reduce((sum, people) => sum + people, 0)
  const total = all.toLocaleString('en')
  return listed === undefined || listed === all ? total : `${listed.toLocaleString('en')} of ${total}`
}

const isNarrowed = ({ stage, owner, tag }: ShortlistView): boolean => stage !== '' || owner !== '' || tag !== ''

function listingOf(requirementId: string, { stage, sort, page, size }: ShortlistView, filters: EntryFilters) {
  return { requirementId, stages: stage === '' ? [] : [stage], ...filters, sort, number: page, size }
}

function useShortlistListView(
  view: ShortlistView,
  onView: (view: ShortlistView) => void,
  { onOpen, step }: { onOpen: (entry: Entry) => void; step: ShortlistProps['step'] },
): ListViewState<Entry> {
  const columns = useMemo(() => shortlistColumns(onOpen, step), [onOpen, step])
  const { stage, owner, tag, sort } = view
  return useListView({
    list: 'shortlists',
    columns,
    sort,
    usualSort: USUAL_SORT,
    filters: { stage, owner, tag },
    onApply: ({ filters, sort: by }) =>
      onView({
        ...view,
        sort: by,
        page: 1,
        owner: filters['owner'] ?? '',
        tag: filters['tag'] ?? '',
        stage: isStage(filters['stage']) ? filters['stage'] : '',
      }),
  })
}

interface OpenDialogProps {
  dialog: ShownDialog | null
  requirement: Requirement
  onClose: () => void
  onRejected: () => void
}

function OpenDialog({ dialog, requirement, onClose, onRejected }: OpenDialogProps) {
  if (dialog === null) return null
  if (dialog.what === 'reject') return <RejectDialog entries={dialog.entries} onClose={onClose} onDone={onRejected} />
  if (dialog.what === 'restore') return <RestoreDialog entries={dialog.entries} onClose={onClose} />
  if (dialog.what === 'feedback')
    return <AskFeedbackDialog entries={dialog.entries} requirementId={requirement.id} onClose={onClose} />
  return <OverrideDialog entry={dialog.entry} onClose={onClose} />
}

function askedOf({ criteria, legend }: Requirement): { id: string; name: string }[] {
  const ids = [...criteria.mustHave.flatMap(({ anyOf }) => anyOf), ...criteria.niceToHave.map(({ skillId }) => skillId)]
  return [...new Set(ids)].map((id) => ({ id, name: legend.skills[id]?.name ?? id }))
}
