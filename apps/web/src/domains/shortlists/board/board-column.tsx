import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { LoadingState } from '@assay/ui/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type DragEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import { RequestFailed } from '../../../platform/region.tsx'
import { columnOf, columnQuery, type Entry, type EntryFilters } from '../entries/index.ts'
import styles from './board.module.css'
import { type BoardActs, BoardEntry, type Matter } from './board-entry.tsx'

const RUNNING: readonly PipelineStage[] = ['contactRequested', 'contactReleased', 'interviewing', 'decision', 'offer']

/** What the board read for all its columns, and when. */
export interface BoardStart {
  readonly entries: readonly Entry[]
  readonly at: number
}

interface ColumnEntriesProps {
  requirementId: string
  stage: PipelineStage
  filters: EntryFilters
  acts: BoardActs
  /** By the candidate's id. */
  matters: ReadonlyMap<string, Matter>
  /** How many candidates of the job are in the stage; an empty column shrinks to its name. */
  total: number
  start: BoardStart | null
}

interface BoardColumnProps extends ColumnEntriesProps {
  /** Candidates leave in this stage: the column is folded until the user opens it. */
  isEnd: boolean
  /** The dragged candidate; the column shows whether it accepts the drop. */
  dragged: Entry | null
}

export function BoardColumn({ isEnd, dragged, ...shown }: BoardColumnProps) {
  const { stage, acts, total } = shown
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(!isEnd)
  const isFolded = total === 0 || !isOpen
  const move = dragged === null ? null : acts.moveOf(dragged, stage)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    acts.onDrag(null)
    if (dragged !== null) acts.onMove(dragged, stage)
  }
  const name = (
    <>
      {stageLabels[stage]} <span className={styles.count}>{total.toLocaleString('en')}</span>
    </>
  )
  return (
    <section
      aria-label={stageLabels[stage]}
      className={styles.column}
      data-folded={isFolded || undefined}
      data-target={(isOver && move !== null) || undefined}
      data-fits={move === null ? undefined : move.does !== 'nothing'}
      onDragOver={(event) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      <h2>{isEnd && total > 0 ? <Fold isOpen={isOpen} onToggle={() => setOpen(!isOpen)} name={name} /> : name}</h2>
      {!isFolded && <ColumnEntries {...shown} />}
      {isOver && move?.does === 'nothing' && <p className={styles.why}>{move.why}</p>}
    </section>
  )
}

function Fold({ isOpen, onToggle, name }: { isOpen: boolean; onToggle: () => void; name: ReactNode }) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
      {name}
    </button>
  )
}

/** Loads the entries of a stage page by page on scroll. */
const ColumnEntries = memo(function ColumnEntries(props: ColumnEntriesProps) {
  const { requirementId, stage, filters, acts, matters, total, start } = props
  const query = useInfiniteQuery({
    ...columnQuery({ requirementId, stage, ...filters }),
    initialData: () => (start === null ? undefined : columnOf(start.entries, stage, total)),
    initialDataUpdatedAt: () => start?.at,
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      {query.error !== null && <RequestFailed error={query.error} onRetry={() => void query.refetch()} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul className={styles.entries} aria-busy={query.isPending} data-row-list="" tabIndex={0}>
        {query.isPending && (
          <li>
            <LoadingState />
          </li>
        )}
        {entries.map((entry) => (
          <BoardEntry key={entry.id} entry={entry} acts={acts} matter={matterOf(entry, matters)} />
        ))}
        {query.hasNextPage && <More isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
      </ul>
    </>
  )
})

/** Of a candidate in a running stage, and of a hire what a hire waits for; what has ended waits for nothing more. */
function matterOf({ stage, candidate }: Entry, matters: ColumnEntriesProps['matters']): Matter | undefined {
  const matter = matters.get(candidate.id)
  const isHired = stage === 'hired'
  return (isHired || RUNNING.includes(stage)) && (matter?.isOfHire ?? false) === isHired ? matter : undefined
}

/** Loads the next page when it scrolls into view or on a press. */
function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (row.current === null || isBusy) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      root: row.current.parentElement,
      rootMargin: '600px',
    })
    watch.observe(row.current)
    return () => watch.disconnect()
  }, [isBusy])
  return (
    <li ref={row}>
      <Button size="small" wide busy={isBusy} onClick={onMore}>
        Show more
      </Button>
    </li>
  )
}
