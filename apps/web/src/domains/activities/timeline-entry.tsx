import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import type { Activity } from './activities.queries.ts'
import { formatActor, formatActorKind, formatDone, formatName, formatValue } from './activity-labels.ts'
import { clockTime } from './days.ts'
import styles from './timeline.module.css'

export interface TimelineEntryProps {
  activity: Activity
  link: (activity: Activity, words: ReactNode) => ReactElement
  subject: ReactNode
  isOpen?: boolean
}

/** One line with time, actor and action; the values before and after are expandable. */
export function TimelineEntry({ activity, link, subject, isOpen = false }: TimelineEntryProps) {
  const [open, setOpen] = useState(isOpen)
  const id = useId()
  const kind = formatActorKind(activity)
  const hasMore =
    activity.before !== null || activity.after !== null || activity.reasonCode !== null || activity.ip !== null
  return (
    <li className={styles.entry}>
      <span className={styles.time}>
        {link(activity, <time dateTime={activity.at}>{clockTime(activity.at)}</time>)}
      </span>
      <div>
        <p className={styles.sentence}>
          <strong>{formatActor(activity)}</strong> {formatDone(activity)}
          {subject !== null && <span className={styles.subject}> · {subject}</span>}
        </p>
        {activity.targetType === 'activity-notes' && (
          <p className={styles.note}>{activity.note ?? 'The text of this note was erased.'}</p>
        )}
        {open && <Changes id={id} activity={activity} />}
      </div>
      <div className={styles.side}>
        {kind !== null && <Badge>{kind}</Badge>}
        {hasMore && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'Details'}
          </Button>
        )}
      </div>
    </li>
  )
}

function Changes({ id, activity }: { id: string; activity: Activity }) {
  const { before, after, reasonCode, ip, seq, hash } = activity
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <div id={id} className={styles.changes}>
      {names.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{formatName(name)}</th>
                <td>{formatValue(before?.[name])}</td>
                <td>{formatValue(after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reasonCode !== null && <p>Reason: {formatName(reasonCode)}</p>}
      {ip !== null && <p>From the network {ip}</p>}
      <p className={styles.quiet}>
        Entry {seq.toLocaleString('en')} · hash <code className={styles.hash}>{hash.slice(0, 16)}…</code>
      </p>
    </div>
  )
}
