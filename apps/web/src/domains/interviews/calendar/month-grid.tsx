import { clockIn, dayTitle, placeInDay, todayIn } from '../records/index.ts'
import styles from './month-grid.module.css'
import type { GridEvent } from './week-grid.tsx'

export interface MonthGridProps {
  days: readonly string[]
  /** Any day of the month; days of adjacent months are dimmed. */
  month: string
  zone: string
  events: readonly GridEvent[]
  onDay: (day: string) => void
}

const MAX_SHOWN = 3

/** Whole weeks of a month with the number of events per day. */
export function MonthGrid({ days, month, zone, events, onDay }: MonthGridProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label="Month" tabIndex={0}>
      <table className={styles.month}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {dayTitle(day).split(' ')[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} day={day} month={month} zone={zone} events={events} onDay={onDay} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ day, month, zone, events, onDay }: Omit<MonthGridProps, 'days'> & { day: string }) {
  const here = events
    .filter((event) => event.tone !== 'busy' && placeInDay(event, day, zone) !== null)
    .toSorted((left, right) => left.start.localeCompare(right.start))
  return (
    <td data-other={day.slice(0, 7) !== month.slice(0, 7) || undefined}>
      <button
        type="button"
        className={styles.day}
        data-today={day === todayIn(zone) || undefined}
        data-count={here.length || undefined}
        aria-label={`${dayTitle(day)}, ${here.length} in the calendar`}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
      <ul className={styles.events}>
        {here.slice(0, MAX_SHOWN).map((event) => (
          <li key={event.key} style={{ '--colour': event.colour } as React.CSSProperties}>
            <button
              type="button"
              aria-label={`${clockIn(event.start, zone)} ${event.title}, ${event.note}`}
              title={event.note}
              onClick={event.onOpen}
              data-tone={event.tone}
            >
              <span>{clockIn(event.start, zone)}</span> {event.title}
            </button>
          </li>
        ))}
      </ul>
      {here.length > MAX_SHOWN && (
        <button type="button" className={styles.more} onClick={() => onDay(day)}>
          {here.length - MAX_SHOWN} more
        </button>
      )}
    </td>
  )
}
