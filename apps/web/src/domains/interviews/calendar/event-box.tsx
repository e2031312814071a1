import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { clockIn, slotIn } from '../records/index.ts'
import type { LaidOut } from './lay-out-events.ts'
import { type GridPlace, slotAt, useMoving } from './use-moving.ts'
import styles from './week-grid.module.css'
import type { GridEvent } from './week-grid.tsx'

export interface EventBoxProps {
  laidOut: LaidOut<GridEvent>
  /** The place of its day in the grid. */
  day: number
  days: readonly string[]
  zone: string
}

/** An entry of the grid. Agreed interviews can be dragged, stretched at their lower edge, or picked up with `m`. */
export function EventBox({ laidOut: { event, from, to, column, columns }, day, days, zone }: EventBoxProps) {
  const place = { day, from, length: to - from }
  const moving = useMoving({ place, days, zone, onMove: event.onMove })
  const isMovable = event.onMove !== undefined
  const words = (
    <>
      <span className={styles.title}>{event.title}</span>
      <span className={styles.note}>{event.note}</span>
    </>
  )
  return (
    <>
      <li
        className={styles.event}
        data-hours
        data-tone={event.tone}
        data-movable={isMovable || undefined}
        data-moving={moving.preview !== null || undefined}
        style={placing(place, { column, columns, colour: event.colour })}
      >
        {event.onOpen === undefined ? (
          <div className={styles.plain}>{words}</div>
        ) : (
          <button
            type="button"
            aria-keyshortcuts={isMovable ? 'm' : undefined}
            onClick={() => {
              if (!moving.isSuppressed()) event.onOpen?.()
            }}
            onPointerDown={(press) => moving.begin(press, false)}
            onPointerMove={moving.drag}
            onPointerUp={moving.release}
            onPointerCancel={moving.cancel}
            onKeyDown={moving.onKeyDown}
            onBlur={moving.cancel}
          >
            {words}
          </button>
        )}
        {isMovable && (
          // The keyboard does the same with Shift and the arrow keys.
          <span
            className={styles.edge}
            aria-hidden="true"
            onPointerDown={(press) => moving.begin(press, true)}
            onPointerMove={moving.drag}
            onPointerUp={moving.release}
            onPointerCancel={moving.cancel}
          />
        )}
      </li>
      {moving.preview !== null && <Preview place={moving.preview} days={days} zone={zone} />}
    </>
  )
}

function Preview({ place, days, zone }: { place: GridPlace; days: readonly string[]; zone: string }) {
  const slot = slotAt(place, days, zone)
  const when = slot === null ? 'skipped by daylight saving' : slotIn(slot, zone)
  const clock = slot === null ? when : `${clockIn(slot.start, zone)}–${clockIn(slot.end, zone)}`
  return (
    <li
      className={styles.event}
      data-tone="offered"
      data-preview
      style={placing(place, { column: 0, columns: 1, colour: 'var(--accent)' })}
    >
      <div className={styles.plain} role="status">
        <span className={styles.title} aria-hidden="true">
          {clock}
        </span>
        <VisuallyHidden>{when}. Press Enter to review the move or Escape to cancel it.</VisuallyHidden>
      </div>
    </li>
  )
}

const placing = (
  { day, from, length }: GridPlace,
  { column, columns, colour }: { column: number; columns: number; colour: string },
): React.CSSProperties =>
  ({
    '--day': day,
    '--from': from,
    '--length': length,
    '--column': column,
    '--columns': columns,
    '--colour': colour,
  }) as React.CSSProperties
