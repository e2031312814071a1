import { RETENTION_GRACE_DAYS } from '@assay/contracts/retention-policies'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDay } from '../../../platform/format.ts'
import styles from './retention.module.css'
import { type Periods, type Retention, retentionPreviewQuery } from './retention.queries.ts'

interface UpcomingProps {
  retention: Retention
  periods: Periods
  /** The periods are not saved yet. */
  isDraft: boolean
}

const SHOWN_DAYS = 5

/** What is erased next, day by day; while periods are chosen, what they would erase. */
export function Upcoming({ retention, periods, isDraft }: UpcomingProps) {
  const preview = useQuery({
    ...retentionPreviewQuery(retention.id, periods),
    enabled: isDraft && retention.mayChange,
  })
  const shown = isDraft ? preview.data : retention
  if (preview.isError && isDraft) return null
  const days = shown?.upcoming ?? []
  const verb = isDraft ? 'would be' : 'will be'
  return (
    <section aria-label="Upcoming erasures" aria-live="polite" className={styles.upcoming}>
      {shown !== undefined && days.length === 0 && <p>Nothing {verb} erased in the next 90 days.</p>}
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.slice(0, SHOWN_DAYS).map((day) => (
            <li key={day.on}>
              <strong>{listed(day)}</strong> {verb} erased on {formatDay(day.on)}
            </li>
          ))}
        </ul>
      )}
      {days.length > SHOWN_DAYS && (
        <p className={styles.quiet}>And on {formatCount(days.length - SHOWN_DAYS, 'later day')} within 90 days.</p>
      )}
      {isDraft && (
        <p className={styles.quiet}>
          A shorter period takes effect {RETENTION_GRACE_DAYS} days after you save it. Until then, you can change it
          back.
        </p>
      )}
    </section>
  )
}

function listed({ people, searches, notifications }: Retention['upcoming'][number]): string {
  const parts = [
    people === 0 ? [] : [formatCount(people, 'person', 'people')],
    searches === 0 ? [] : [formatCount(searches, 'search', 'searches')],
    notifications === 0 ? [] : [formatCount(notifications, 'notification')],
  ].flat()
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}
