import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { PageFoot } from '../../platform/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import { stageWords } from '../../platform/stage-words.ts'
import { CompareEntries } from './compare-entries.tsx'
import { csvOf, download } from './csv.ts'
import { EntryDrawer, TagForm } from './entry-drawer.tsx'
import { PassDialog, RestoreDialog } from './pass-dialog.tsx'
import styles from './shortlist.module.css'
import { ShortlistBoard } from './shortlist-board.tsx'
import { ShortlistTable } from './shortlist-table.tsx'
import { useAssign, useExport, useTag } from './shortlisteds.mutations.ts'
import { colleaguesQuery, type Entry, entriesQuery, MOST_ON_BOARD, type Requirement } from './shortlisteds.queries.ts'
import { TagsDialog } from './tags-dialog.tsx'

const MOST_COMPARED = 5

export interface ShortlistView {
  readonly shape: 'table' | 'board'
  readonly stage: PipelineStage | ''
  readonly sort: string
  readonly page: number
  readonly size: PageSize
}

export interface ShortlistProps {
  requirement: Requirement
  view: ShortlistView
  onView: (view: ShortlistView) => void
  profile: (entry: Entry, words: ReactNode) => ReactElement
  /** Where candidates are found. */
  start: ReactElement
}

/** The shortlist of one requirement, as a table or as a board. */
export function Shortlist({ requirement, view, onView, profile, start }: ShortlistProps) {
  const { shape, stage, sort, page, size } = view
  const listing = shape === 'board' ? { size: MOST_ON_BOARD } : { number: page, size }
  const stages = stage === '' ? [] : [stage]
  const query = useQuery(entriesQuery({ requirementId: requirement.id, stages, sort, ...listing }))
  const [marked, setMarked] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string | null>(null)
  const [passing, setPassing] = useState<readonly Entry[]>([])
  const [restoring, setRestoring] = useState<Entry | null>(null)
  const [comparing, setComparing] = useState(false)
  const entries = query.data?.entries ?? []
  const chosen = entries.filter(({ id }) => marked.includes(id))
  const entry = entries.find(({ id }) => id === opened)
  return (
    <Panel
      flush
      title={requirement.title}
      note={query.data?.total.toLocaleString('en')}
      actions={<Tools {...{ view, onView, entries, requirement }} />}
    >
      {chosen.length > 0 && shape === 'table' && (
        <Bulk
          chosen={chosen}
          onPass={() => setPassing(chosen.filter(({ mayDo }) => mayDo.includes('pass')))}
          onCompare={() => setComparing(true)}
          onClear={() => setMarked([])}
        />
      )}
      <Region query={query}>
        {({ entries: shown, total }) => {
          if (shown.length === 0)
            return stage === '' ? (
              <EmptyState action={start}>Shortlist from any search with l.</EmptyState>
            ) : (
              <FilteredEmpty onClear={() => onView({ ...view, stage: '', page: 1 })} />
            )
          if (shape === 'board')
            return (
              <>
                <ShortlistBoard
                  entries={shown}
                  onOpen={({ id }) => setOpened(id)}
                  onPass={(each) => setPassing([each])}
                  onRestore={setRestoring}
                />
                {total > shown.length && (
                  <p className={styles.foot}>
                    The board shows {shown.length} of {total}. The table has them all.
                  </p>
                )}
              </>
            )
          return (
            <>
              <ShortlistTable
                entries={shown}
                marked={marked}
                onMark={setMarked}
                onOpen={({ id }) => setOpened(id)}
                sort={sort}
                onSort={(next) => onView({ ...view, sort: next, page: 1 })}
              />
              <PageFoot view={view} onView={onView} shown={shown.length} total={total} />
            </>
          )
        }}
      </Region>
      {entry !== undefined && (
        <EntryDrawer
          key={entry.id}
          entry={entry}
          onClose={() => setOpened(null)}
          onPass={() => setPassing([entry])}
          onRestore={() => setRestoring(entry)}
          profile={profile(entry, 'Open the profile')}
        />
      )}
      {passing.length > 0 && (
        <PassDialog
          entries={passing}
          onClose={() => setPassing([])}
          onDone={() => {
            setPassing([])
            setMarked([])
            setOpened(null)
          }}
        />
      )}
      {restoring !== null && <RestoreDialog entry={restoring} onClose={() => setRestoring(null)} />}
      {comparing && (
        <CompareEntries
          entries={chosen.slice(0, MOST_COMPARED)}
          asked={askedOf(requirement)}
          onClose={() => setComparing(false)}
        />
      )}
    </Panel>
  )
}

function askedOf({ queryCard, legend }: Requirement): { id: string; name: string }[] {
  const ids = [
    ...queryCard.mustHave.flatMap(({ anyOf }) => anyOf),
    ...queryCard.niceToHave.map(({ skillId }) => skillId),
  ]
  return [...new Set(ids)].map((id) => ({ id, name: legend.skills[id]?.name ?? id }))
}

type ToolsProps = Pick<ShortlistProps, 'view' | 'onView' | 'requirement'> & { entries: readonly Entry[] }

function Tools({ view, onView, entries, requirement }: ToolsProps) {
  const [tagging, setTagging] = useState(false)
  const exporting = useExport((all) => download(`shortlist ${requirement.title}.csv`, csvOf(all)))
  return (
    <>
      <Select
        label="Stage"
        labelHidden
        controlSize="small"
        value={view.stage}
        placeholder="Every stage"
        options={pipelineStages.map((each) => ({ value: each, label: stageWords[each] }))}
        onChange={(event) => onView({ ...view, stage: event.target.value as ShortlistView['stage'], page: 1 })}
      />
      <Button
        size="small"
        aria-pressed={view.shape === 'board'}
        onClick={() => onView({ ...view, shape: view.shape === 'board' ? 'table' : 'board', page: 1 })}
      >
        {view.shape === 'board' ? 'As a table' : 'As a board'}
      </Button>
      <Button size="small" variant="quiet" disabled={entries.length === 0} onClick={() => setTagging(true)}>
        Tags
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={exporting.isPending}
        disabled={entries.length === 0}
        onClick={() => exporting.mutate(requirement.id)}
      >
        CSV
      </Button>
      {tagging && <TagsDialog onClose={() => setTagging(false)} />}
    </>
  )
}

interface BulkProps {
  chosen: readonly Entry[]
  onPass: () => void
  onCompare: () => void
  onClear: () => void
}

function Bulk({ chosen, onPass, onCompare, onClear }: BulkProps) {
  const colleagues = useQuery(colleaguesQuery())
  const assign = useAssign()
  const tag = useTag()
  const all = (act: Entry['mayDo'][number]) => chosen.every(({ mayDo }) => mayDo.includes(act))
  return (
    <section className={styles.bulk} aria-label="For those who are marked">
      <p role="status">{chosen.length} marked</p>
      {chosen.length >= 2 && chosen.length <= MOST_COMPARED && (
        <Button size="small" onClick={onCompare}>
          Compare
        </Button>
      )}
      {all('pass') && (
        <Button size="small" variant="danger" onClick={onPass}>
          Pass…
        </Button>
      )}
      {all('assign') && (
        <Select
          label="Give to"
          labelHidden
          controlSize="small"
          value=""
          placeholder="Give to…"
          options={(colleagues.data ?? []).map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          onChange={(event) =>
            event.target.value !== '' && assign.mutate({ entries: chosen, ownerId: event.target.value })
          }
        />
      )}
      {all('tag') && <TagForm onTag={(name) => tag.mutate({ entries: chosen, name })} />}
      <Button size="small" variant="quiet" onClick={onClear}>
        Unmark
      </Button>
    </section>
  )
}
