import { Panel } from '@assay/ui/panel'
import { EmptyState, RowBones } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { activitiesQuery } from './activities.queries.ts'
import { ActivityDays, type ActivityDaysProps } from './activity-days.tsx'
import { unfiltered } from './timeline-view.ts'

const SHOWN = 15

interface RecentActivityProps extends Pick<ActivityDaysProps, 'link' | 'subject'> {
  requirementId: string
  /** Opens the whole timeline. */
  actions: ReactNode
}

/** What happened last in a job. */
export function RecentActivity({ requirementId, link, subject, actions }: RecentActivityProps) {
  const query = useQuery(activitiesQuery({ ...unfiltered, requirement: requirementId, size: SHOWN }))
  return (
    <Panel
      title="Activity"
      flush
      note={query.data === undefined ? undefined : formatCount(query.data.total, 'entry', 'entries')}
      actions={actions}
    >
      <Region query={query} skeleton={<RowBones rows={SHOWN} />}>
        {({ activities }) =>
          activities.length === 0 ? (
            <EmptyState>Every change of this job appears here.</EmptyState>
          ) : (
            <ActivityDays activities={activities} link={link} subject={subject} />
          )
        }
      </Region>
    </Panel>
  )
}
