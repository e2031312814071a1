import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { coverOf, dayTitle, HALF_HOURS, instantAt, todayIn } from '../records/index.ts'
import { EventBox } from './event-box.tsx'
import { gridWords } from './grid-words.ts'
import { layOutEvents } from './lay-out-events.ts'
import styles from './week-grid.module.css'

export interface GridEvent {
  readonly key: string
  readonly start: string
  readonly end: string
  readonly colour: string
  readonly tone: 'booked' | 'open' | 'over' | 'busy' | 'offered'
  readonly title: string
  readonly note: string
  /** The label of the cells below it: "interview with Ada Lovelace". */
  readonly said: string
  readonly onOpen?: (() => void) | undefined
  /** Absent if it can't be moved. */
  readonly onMove?: ((slot: { start: string; end: string }) => void) | undefined
}

type Spans = readonly { start: string; end: string }[]

export interface WeekGridProps {
  days: readonly string[]
  zone: string
  events: readonly GridEvent[]
  /** The user's working hours; times outside are shaded. Unknown for those who plan no interviews. */
  working: Spans | undefined
  /** Working hours of the candidate to schedule. */
  candidateWorking?: Spans | undefined
  /** Length of a slot selected by one press, in half-hours. */
  length: number
  /** Absent if times can't be selected here. */
  onChoose?: ((slot: { start: string; end: string }) => void) | undefined
}

interface CellAt {
  readonly day: number
  readonly at: number
}

const FIRST_SHOWN = 15 // 07:30

export function WeekGrid(props: WeekGridProps) {
  const { days, zone, events, working, candidateWorking } = props
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = scroller.current?.querySelectorAll('[role="row"]')[FIRST_SHOWN + 1]
    if (row instanceof HTMLElement && scroller.current) scroller.current.scrollTop = row.offsetTop - 40
    // A phone shows three days of a week: from today on.
    const head = scroller.current?.querySelector('[role="columnheader"][data-today]')
    const times = row?.firstElementChild
    if (head instanceof HTMLElement && times instanceof HTMLElement && scroller.current)
      scroller.current.scrollLeft = head.offsetLeft - times.offsetWidth
  }, [])
  const { cursor, setCursor, drag, begin, extend, finish, cancel } = useChoosing(props)
  const mine = working === undefined ? null : coverOf(working, days, zone)
  const theirs = candidateWorking === undefined ? null : coverOf(candidateWorking, days, zone)
  const today = todayIn(zone)
  const said = gridWords(events, days, zone)
  const cellProps = { ...props, mine, theirs, said, cursor, drag, begin, extend, focus: setCursor }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} ref={scroller} aria-label="Calendar" tabIndex={0}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of times is no table of data */}
      <div
        role="grid"
        aria-label={`Half-hours, ${zone}`}
        className={styles.grid}
        style={{ '--days': days.length } as React.CSSProperties}
        onPointerUp={finish}
        onPointerCancel={cancel}
        onKeyDown={(event) => onGridKey(event, props, cursor, setCursor)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: rows take no focus, cells do */}
        <div role="row" className={styles.heads}>
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
          <div role="columnheader" className={styles.corner}>
            Time
          </div>
          {days.map((day) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div key={day} role="columnheader" className={styles.dayHead} data-today={day === today || undefined}>
              {dayTitle(day)}
            </div>
          ))}
        </div>
        {Array.from({ length: HALF_HOURS }, (_, at) => (
          <GridRow key={clockOf(at)} at={at} {...cellProps} />
        ))}
      </div>
      <Events days={days} zone={zone} events={events} />
    </section>
  )
}

type Cover = ReadonlyMap<string, readonly boolean[]>

interface GridRowProps extends WeekGridProps {
  at: number
  mine: Cover | null
  theirs: Cover | null
  said: ReturnType<typeof gridWords>
  cursor: CellAt
  drag: { day: number; from: number; to: number } | null
  begin: (cell: CellAt, event: PointerEvent) => void
  extend: (cell: CellAt) => void
  focus: (cell: CellAt) => void
}

function GridRow({ at, days, zone, mine, theirs, said, cursor, drag, begin, extend, focus, onChoose }: GridRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="rowheader" className={styles.hour}>
        {at % 2 === 0 ? clockOf(at) : <span className={styles.half}>{clockOf(at)}</span>}
      </div>
      {days.map((day, index) => {
        const isMine = mine === null ? null : mine.get(day)?.[at] === true
        const isTheirs = theirs === null ? null : theirs.get(day)?.[at] === true
        const isThere = instantAt(day, at, zone) !== null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={day}
            role="gridcell"
            className={styles.cell}
            tabIndex={cursor.day === index && cursor.at === at ? 0 : -1}
            data-cell={`${index}-${at}`}
            data-mine={isMine !== false || undefined}
            data-theirs={isTheirs === true || undefined}
            data-gone={!isThere || undefined}
            data-drag={(drag?.day === index && at >= drag.from && at <= drag.to) || undefined}
            data-chosen={onChoose !== undefined || undefined}
            aria-label={[
              `${dayTitle(day)} ${clockOf(at)}`,
              ...(said(day, at) ?? []),
              ...formatHoursKind(isMine, isTheirs, isThere),
            ].join(', ')}
            onFocus={() => focus({ day: index, at })}
            onPointerDown={(event) => begin({ day: index, at }, event)}
            onPointerEnter={() => extend({ day: index, at })}
          />
        )
      })}
    </div>
  )
}

function formatHoursKind(isMine: boolean | null, isTheirs: boolean | null, isThere: boolean): string[] {
  if (!isThere) return ['skipped by daylight saving']
  if (isMine === null) return []
  if (isTheirs === null) return [isMine ? 'within your hours' : 'outside your hours']
  if (isMine && isTheirs) return ['within shared hours']
  if (isMine) return ['outside the candidate’s hours']
  return [isTheirs ? 'outside your hours' : 'outside shared hours']
}

function Events({ days, zone, events }: Pick<WeekGridProps, 'days' | 'zone' | 'events'>): ReactNode {
  return (
    <ul
      className={styles.events}
      aria-label="Calendar entries"
      style={{ '--days': days.length } as React.CSSProperties}
    >
      {days.flatMap((day, index) =>
        layOutEvents(events, day, zone).map((laidOut) => (
          <EventBox key={`${laidOut.event.key} ${day}`} laidOut={laidOut} day={index} days={days} zone={zone} />
        )),
      )}
    </ul>
  )
}

function useChoosing({ days, zone, length, onChoose }: WeekGridProps) {
  const [cursor, setCursor] = useState<CellAt>({ day: 0, at: 18 })
  const [drag, setDrag] = useState<{ day: number; anchor: number; head: number } | null>(null)
  const range = drag && {
    day: drag.day,
    from: Math.min(drag.anchor, drag.head),
    to: Math.max(drag.anchor, drag.head),
  }
  return {
    cursor,
    setCursor,
    drag: range,
    begin: (cell: CellAt, event: PointerEvent) => {
      if (onChoose === undefined || event.button !== 0) return
      setCursor(cell)
      setDrag({ day: cell.day, anchor: cell.at, head: cell.at })
    },
    extend: (cell: CellAt) => {
      if (drag !== null && cell.day === drag.day) setDrag({ ...drag, head: cell.at })
    },
    cancel: () => setDrag(null),
    finish: () => {
      if (range === null) return
      setDrag(null)
      const halfHours = range.from === range.to ? length : range.to - range.from + 1
      choose(onChoose, { day: days[range.day], at: range.from, halfHours, zone })
    },
  }
}

function choose(
  onChoose: WeekGridProps['onChoose'],
  { day, at, halfHours, zone }: { day: string | undefined; at: number; halfHours: number; zone: string },
): void {
  const start = day === undefined ? null : instantAt(day, at, zone)
  if (start === null) return
  onChoose?.({ start, end: new Date(Date.parse(start) + halfHours * 1_800_000).toISOString() })
}

const steps: Readonly<Record<string, CellAt>> = {
  ArrowUp: { day: 0, at: -1 },
  ArrowDown: { day: 0, at: 1 },
  ArrowLeft: { day: -1, at: 0 },
  ArrowRight: { day: 1, at: 0 },
  PageUp: { day: 0, at: -8 },
  PageDown: { day: 0, at: 8 },
}

function onGridKey(
  event: KeyboardEvent<HTMLElement>,
  props: WeekGridProps,
  cursor: CellAt,
  setCursor: (cell: CellAt) => void,
): void {
  const step = steps[event.key]
  if (step !== undefined) {
    event.preventDefault()
    const next = {
      day: Math.min(props.days.length - 1, Math.max(0, cursor.day + step.day)),
      at: Math.min(HALF_HOURS - 1, Math.max(0, cursor.at + step.at)),
    }
    setCursor(next)
    const cell = event.currentTarget.querySelector(`[data-cell="${next.day}-${next.at}"]`)
    if (cell instanceof HTMLElement) cell.focus()
    return
  }
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  const { days, zone, length, onChoose } = props
  choose(onChoose, { day: days[cursor.day], at: cursor.at, halfHours: length, zone })
}

const clockOf = (at: number): string => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
