import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { EmptyState, LoadingState } from '@assay/ui/states'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import {
  boardStartQuery,
  columnQuery,
  type Entry,
  type EntryFilters,
  nameOf,
  type Requirement,
  useDecideSubmission,
} from '../entries/index.ts'
import styles from './board.module.css'
import { BoardColumn, type BoardStart } from './board-column.tsx'
import type { BoardActs, Matter } from './board-entry.tsx'
import { type BoardMove, boardMove } from './board-moves.ts'

interface ShortlistBoardProps {
  requirement: Requirement
  filters: EntryFilters
  onOpen: (entry: Entry) => void
  onReject: (entries: readonly Entry[]) => void
  onRestore: (entries: readonly Entry[]) => void
  /** What candidates wait for, by their ids. */
  matters: ReadonlyMap<string, Matter>
  /** Absent without the permission to request contact details. */
  onContact: ((entries: readonly Entry[]) => void) | undefined
}

/** The stages of a hire are always shown, narrow while they are empty; the others only if they have candidates. */
const ALWAYS: readonly PipelineStage[] = [
  ...(['shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision', 'offer', 'hired'] as const),
  'rejected',
]

/** Where candidates leave; folded until the user wants to see them. */
const ENDS: readonly PipelineStage[] = ['rejected', 'denied', 'duplicate', 'withdrawn', 'closed']

/** Other final stages come after those of a hire. */
const ORDER: readonly PipelineStage[] = [
  'submitted',
  ...ALWAYS,
  ...pipelineStages.filter((stage) => stage !== 'submitted' && !ALWAYS.includes(stage)),
]

const shortcuts = {
  title: 'Board',
  shortcuts: [
    { keys: ['Arrows'], does: 'Move between candidates' },
    { keys: ['Shift', '→'], does: 'Move the candidate to the next stage' },
    { keys: ['Shift', '←'], does: 'Move the candidate to the previous stage' },
    { keys: ['Enter'], does: 'Open the candidate' },
  ],
}

export function ShortlistBoard(props: ShortlistBoardProps) {
  const { requirement, filters, onOpen, onReject, onRestore, onContact } = props
  const [dragged, setDragged] = useState<Entry | null>(null)
  const board = useRef<HTMLElement>(null)
  const decide = useDecideSubmission()
  const client = useQueryClient()
  useListedShortcuts(shortcuts)
  const stages = ORDER.filter((stage) => ALWAYS.includes(stage) || (requirement.funnel[stage] ?? 0) > 0)
  const mayAskContact = onContact !== undefined
  const carryOut = (entry: Entry, to: PipelineStage, move: BoardMove) => {
    if (move.does === 'reject') onReject([entry])
    else if (move.does === 'restore') onRestore([entry])
    else if (move.does === 'contact') onContact?.([entry])
    else if (move.does === 'decide') decide.mutate({ entry, verdict: move.verdict })
    else if (move.does === 'nothing')
      toasts.show(`${nameOf(entry)} can’t move to “${stageLabels[to]}”`, { detail: move.why })
  }
  const onMove = (entry: Entry, to: PipelineStage) => {
    const move = boardMove(entry, to, mayAskContact)
    if (move !== null) carryOut(entry, to, move)
  }
  const latest = useRef({ onMove, onOpen })
  latest.current = { onMove, onOpen }
  // The same for as long as the board is open: the cards, often hundreds, render again only if they change.
  const acts = useMemo<BoardActs>(
    () => ({
      moveOf: (entry, to) => boardMove(entry, to, mayAskContact),
      onMove: (entry, to) => latest.current.onMove(entry, to),
      onOpen: (entry) => latest.current.onOpen(entry),
      onDrag: setDragged,
    }),
    [mayAskContact],
  )
  const { owner, tag } = filters
  const sameFilters = useMemo(() => ({ owner, tag }), [owner, tag])
  const entryAt = (id: string, stage: PipelineStage): Entry | undefined =>
    client
      .getQueryData(columnQuery({ requirementId: requirement.id, stage, ...filters }).queryKey)
      ?.pages.flatMap(({ entries }) => entries)
      .find((entry) => entry.id === id)
  const start = useBoardStart(requirement.id, owner === undefined && tag === undefined)
  const onKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    const entryId = event.target instanceof HTMLElement ? event.target.dataset['boardEntry'] : undefined
    if (step === undefined || entryId === undefined || board.current === null) return
    event.preventDefault()
    const places = placesOf(board.current)
    const column = places.findIndex((ids) => ids.includes(entryId))
    if (!event.shiftKey) return focusEntry(board.current, placeAfter(places, { column, entryId, step }))
    const [from, to] = [stages[column], stages[column + step.columns]]
    const entry = from === undefined ? undefined : entryAt(entryId, from)
    if (entry !== undefined && to !== undefined && step.columns !== 0) onMove(entry, to)
  }
  if (start === undefined) return <LoadingState />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={board} className={styles.board} aria-label="Board" tabIndex={0} onKeyDown={onKey}>
      {stages.map((stage) => (
        <BoardColumn
          key={stage}
          requirementId={requirement.id}
          stage={stage}
          filters={sameFilters}
          total={requirement.funnel[stage] ?? 0}
          isEnd={ENDS.includes(stage)}
          dragged={dragged}
          acts={acts}
          matters={props.matters}
          start={start}
        />
      ))}
      {stages.every((stage) => (requirement.funnel[stage] ?? 0) === 0) && (
        <div className={styles.none}>
          <EmptyState title="No candidates yet">
            Shortlist them from the matches of this job, or let an agency submit them.
          </EmptyState>
        </div>
      )}
    </section>
  )
}

/** undefined while it is read; null where each column reads its own, as with filters, or if it failed. */
function useBoardStart(requirementId: string, isUnfiltered: boolean): BoardStart | null | undefined {
  const options = boardStartQuery(requirementId)
  const isKnown = useQueryClient().getQueryData(options.queryKey) !== undefined
  // Read once: what changes later is read by the columns.
  const { data, dataUpdatedAt, isError } = useQuery({ ...options, enabled: isUnfiltered && !isKnown })
  return useMemo(() => {
    if (!isUnfiltered || isError) return null
    return data === undefined ? undefined : { entries: data.entries, at: dataUpdatedAt }
  }, [isUnfiltered, isError, data, dataUpdatedAt])
}

interface Step {
  readonly columns: number
  readonly rows: number
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowRight: { columns: 1, rows: 0 },
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowDown: { columns: 0, rows: 1 },
  ArrowUp: { columns: 0, rows: -1 },
}

const placesOf = (board: HTMLElement): string[][] =>
  [...board.children].map((column) =>
    [...column.querySelectorAll<HTMLElement>('[data-board-entry]')].map(
      (entryId) => entryId.dataset['boardEntry'] ?? '',
    ),
  )

/** The neighbor at the same height, skipping empty columns; above or below it within the column. */
function placeAfter(
  places: readonly (readonly string[])[],
  { column, entryId, step }: { column: number; entryId: string; step: Step },
): string | undefined {
  const row = places[column]?.indexOf(entryId) ?? 0
  if (step.columns === 0) return places[column]?.[row + step.rows]
  for (let at = column + step.columns; at >= 0 && at < places.length; at += step.columns) {
    const beside = places[at] ?? []
    if (beside.length > 0) return beside[Math.min(row, beside.length - 1)]
  }
  return undefined
}

function focusEntry(board: HTMLElement, id: string | undefined): void {
  if (id !== undefined) board.querySelector<HTMLElement>(`[data-board-entry="${id}"]`)?.focus()
}
