import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Region } from '../../platform/region.tsx'
import { activityQuery } from './activities.queries.ts'
import { dayHeading } from './days.ts'
import styles from './timeline.module.css'
import type { TimelineProps } from './timeline.tsx'
import { TimelineEntry } from './timeline-entry.tsx'

/** The permalink target. */
export function OneEntry(props: Pick<TimelineProps, 'link' | 'subject'> & { id: string; back: ReactElement }) {
  const query = useQuery(activityQuery(props.id))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Timeline</h1>
        {props.back}
      </header>
      <Panel title="Entry" flush note={query.data && dayHeading(query.data.at)}>
        <Region query={query}>
          {(activity) => (
            <ol>
              <TimelineEntry activity={activity} link={props.link} subject={props.subject(activity)} isOpen />
            </ol>
          )}
        </Region>
      </Panel>
    </div>
  )
}
