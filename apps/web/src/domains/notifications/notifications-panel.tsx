import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { EmptyState } from '@assay/ui/states'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './notifications.module.css'
import { useArchiveNotification, useReadAll, useReadNotification } from './notifications.mutations.ts'
import { type Notification, notificationsQuery } from './notifications.queries.ts'

/** Notifications, latest first. `j` and `k` or the arrow keys move between them. */
export function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery(notificationsQuery())
  const readAll = useReadAll()
  return (
    <section className={styles.panel} aria-label="Notifications">
      <header className={styles.head}>
        <Button size="small" variant="quiet" busy={readAll.isPending} onClick={() => readAll.mutate()}>
          Mark all as read
        </Button>
      </header>
      <Region query={query}>
        {({ pages }) => {
          const all = pages.flatMap(({ notifications }) => notifications)
          if (all.length === 0) return <EmptyState title="No notifications">Answers and tasks appear here.</EmptyState>
          return (
            <>
              <ul className={styles.list} onKeyDown={moveFocus}>
                {all.map((notification) => (
                  <Item key={notification.id} notification={notification} onLeave={onLeave} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button variant="quiet" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Older
                </Button>
              )}
            </>
          )
        }}
      </Region>
      <footer className={styles.foot}>
        <Link to="/pages/user" search={{ part: 'notifications' }} onClick={onLeave}>
          Notification settings
        </Link>
      </footer>
    </section>
  )
}

function Item({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { id, title, body, link, state, createdAt } = notification
  const read = useReadNotification()
  const archive = useArchiveNotification()
  const isNew = state === 'unread'
  const open = () => {
    if (isNew) read.mutate(id)
    if (link !== null) onLeave()
  }
  const words = (
    <>
      <span className={styles.itemTitle}>
        {isNew && <VisuallyHidden>New: </VisuallyHidden>}
        {title}
      </span>
      {body !== null && <span className={styles.itemBody}>{body}</span>}
      <span className={styles.itemAge}>{formatAgo(createdAt)}</span>
    </>
  )
  return (
    <li className={styles.item} data-new={isNew || undefined}>
      {link === null ? (
        <button type="button" className={styles.itemMain} data-item onClick={open}>
          {words}
        </button>
      ) : (
        <Link to={link} className={styles.itemMain} data-item onClick={open}>
          {words}
        </Link>
      )}
      <IconButton
        size="small"
        label={`Dismiss: ${title}`}
        icon={<X size={14} aria-hidden="true" />}
        onClick={() => archive.mutate(id)}
      />
    </li>
  )
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')]
  const here = items.findIndex((item) => item.parentElement?.contains(document.activeElement))
  items[Math.min(items.length - 1, Math.max(0, here + step))]?.focus()
  event.preventDefault()
}
