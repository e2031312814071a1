import type { ReactElement, ReactNode } from 'react'
import type { Activity } from './activities.queries.ts'
import { dayHeading } from './days.ts'
import styles from './timeline.module.css'
import { TimelineEntry } from './timeline-entry.tsx'

export interface ActivityDaysProps {
  activities: readonly Activity[]
  /** Links to a single entry. */
  link: (activity: Activity, words: ReactNode) => ReactElement
  /** Links to the entry's subject, if it has a page. */
  subject: (activity: Activity) => ReactNode
}

/** Entries of the activity log under the day on which they happened. */
export function ActivityDays({ activities, link, subject }: ActivityDaysProps) {
  const days = Map.groupBy(activities, ({ at }) => dayHeading(at))
  return [...days].map(([day, entries]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h3 className={styles.dayName}>{day}</h3>
      <ol data-row-list="">
        {entries.map((activity) => (
          <TimelineEntry key={activity.id} activity={activity} link={link} subject={subject(activity)} />
        ))}
      </ol>
    </section>
  ))
}
