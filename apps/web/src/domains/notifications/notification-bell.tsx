import { IconButton } from '@assay/ui/icon-button'
import { Popover } from '@assay/ui/popover'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import styles from './notifications.module.css'
import { unreadQuery } from './notifications.queries.ts'

const NotificationsPanel = lazy(() =>
  import('./notifications-panel.tsx').then((part) => ({ default: part.NotificationsPanel })),
)

const NEWS = ['notification.added']
const SHOWN = [['notifications']]

/** The number of new notifications, updated by server events without polling. */
export function NotificationBell() {
  const { data: unread = 0 } = useQuery(unreadQuery())
  // A new popover starts closed.
  const [visit, setVisit] = useState(0)
  useNews(NEWS, SHOWN)
  const label = unread === 0 ? 'Notifications' : `Notifications, ${formatCount(unread, 'new one', 'new ones')}`
  return (
    <div className={styles.bell}>
      <Popover
        key={visit}
        title="Notifications"
        side="right"
        align="end"
        className={styles.popup}
        trigger={<IconButton label={label} icon={<Bell size={17} aria-hidden="true" />} />}
      >
        <Suspense fallback={null}>
          <NotificationsPanel onLeave={() => setVisit(visit + 1)} />
        </Suspense>
      </Popover>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{unread === 0 ? '' : formatCount(unread, 'unread notification')}</span>
      </VisuallyHidden>
    </div>
  )
}
