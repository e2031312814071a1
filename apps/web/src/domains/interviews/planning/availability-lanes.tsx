import type { availabilityLanes } from '@assay/contracts/interview-availability'
import type { ResourceOf } from '@assay/contracts/resource'
import { placeOfZone } from '@assay/contracts/zone-names'
import { formatCount } from '../../../platform/format.ts'
import { clockIn, dayTitle, type Placed, placeInDay } from '../records/index.ts'
import styles from './availability-lanes.module.css'

type Lane = ResourceOf<typeof availabilityLanes>

export interface AvailabilityLanesProps {
  lanes: readonly Lane[]
  day: string
  zone: string
  /** The time being previewed. */
  marked: { start: string; end: string } | null
}

const FROM = 12 // 06:00
const TO = 44 // 22:00
const SHOWN = TO - FROM

export function AvailabilityLanes({ lanes, day, zone, marked }: AvailabilityLanesProps) {
  const mark = marked === null ? null : placeInDay(marked, day, zone)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={`Hours of ${dayTitle(day)}`} tabIndex={0}>
      <div className={styles.scale} aria-hidden="true">
        {Array.from({ length: SHOWN / 4 + 1 }, (_, at) => FROM + at * 4).map((at) => (
          <span key={at} style={{ '--from': (at - FROM) / SHOWN } as React.CSSProperties}>
            {String(at / 2).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <li key={lane.id}>
            <p className={styles.who}>
              {lane.name}
              <span className={styles.note}>
                {placeOfZone(lane.zone)}, {lane.kind === 'candidate' ? 'candidate' : formatLoad(lane)}
                {!lane.hasWorkingHours && ', working hours not set'}
              </span>
            </p>
            <Bar lane={lane} day={day} zone={zone} mark={mark} />
            <p className={styles.heard}>{format(lane, day, zone)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bar({ lane, day, zone, mark }: { lane: Lane; day: string; zone: string; mark: Placed | null }) {
  const within = (spans: readonly { start: string; end: string }[]) =>
    spans.flatMap((span) => shownPart(placeInDay(span, day, zone)))
  return (
    <div className={styles.bar} aria-hidden="true">
      {within(lane.working).map((part) => (
        <span key={part.from} className={styles.working} style={styleOf(part)} />
      ))}
      {within(lane.busy).map((part) => (
        <span key={part.from} className={styles.busy} style={styleOf(part)} />
      ))}
      {shownPart(mark).map((part) => (
        <span key="mark" className={styles.mark} style={styleOf(part)} />
      ))}
    </div>
  )
}

function shownPart(place: Placed | null): Placed[] {
  if (place === null) return []
  const from = Math.max(FROM, place.from)
  const to = Math.min(TO, place.to)
  return to > from ? [{ from: (from - FROM) / SHOWN, to: (to - FROM) / SHOWN }] : []
}

const styleOf = ({ from, to }: Placed) => ({ '--from': from, '--length': to - from }) as React.CSSProperties

function format(lane: Lane, day: string, zone: string): string {
  const spans = (all: readonly { start: string; end: string }[]) =>
    all
      .filter((span) => placeInDay(span, day, zone) !== null)
      .map(({ start, end }) => `${clockIn(start, zone)} to ${clockIn(end, zone)}`)
      .join(', ')
  const working = spans(lane.working)
  const busy = spans(lane.busy)
  return `${working === '' ? 'not working' : `works ${working}`}${busy === '' ? '' : `, busy ${busy}`}`
}

function formatLoad({ load }: Lane): string {
  return load.interviews === 0 ? 'no interviews this week' : `${formatCount(load.interviews, 'interview')} this week`
}
