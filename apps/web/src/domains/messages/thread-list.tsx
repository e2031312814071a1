import { type ThreadTopic, threadTopics } from '@assay/contracts/agency-threads'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { formatAgo } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import { formatTopic, topicLabels } from './message-labels.ts'
import styles from './messages.module.css'
import { type Thread, threadsQuery } from './messages.queries.ts'

export interface ThreadView {
  readonly topic: ThreadTopic | ''
  readonly isUnread: boolean
  readonly page: number
  readonly size: PageSize
}

export interface ThreadListProps {
  view: ThreadView
  onView: (view: ThreadView) => void
  open: string | undefined
  onOpen: (id: string) => void
  /** Absent for those who only read. */
  onNew: (() => void) | null
  isAgency: boolean
}

export function ThreadList({ view, onView, open, onOpen, onNew, isAgency }: ThreadListProps) {
  const query = useQuery(threadsQuery(view))
  const isFiltered = view.topic !== '' || view.isUnread
  const other = isAgency ? 'clients' : 'agencies'
  return (
    <Panel
      title="Conversations"
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <>
          <Checkbox
            label="Unread"
            checked={view.isUnread}
            onChange={(event) => onView({ ...view, isUnread: event.target.checked, page: 1 })}
          />
          <Select
            label="About"
            labelHidden
            controlSize="small"
            value={view.topic}
            placeholder="All topics"
            options={threadTopics.map((value) => ({ value, label: topicLabels[value] }))}
            onChange={(event) => onView({ ...view, topic: event.target.value as ThreadView['topic'], page: 1 })}
          />
        </>
      }
    >
      <Region query={query}>
        {({ threads, total }) => {
          if (threads.length === 0 && isFiltered)
            return <FilteredEmpty onClear={() => onView({ ...view, topic: '', isUnread: false, page: 1 })} />
          if (threads.length === 0)
            return (
              <EmptyState
                title="No messages"
                action={onNew === null ? undefined : <Button onClick={onNew}>New message</Button>}
              >
                Messages between you and your {other} appear here.
              </EmptyState>
            )
          return (
            <>
              <ul className={styles.threads} data-row-list="">
                {threads.map((thread) => (
                  <li key={thread.id}>
                    <ThreadRow
                      thread={thread}
                      isAgency={isAgency}
                      isOpen={thread.id === open}
                      onOpen={() => onOpen(thread.id)}
                    />
                  </li>
                ))}
              </ul>
              <PageFoot view={view} onView={onView} total={total} shown={threads.length} />
            </>
          )
        }}
      </Region>
    </Panel>
  )
}

interface ThreadRowProps {
  thread: Thread
  isAgency: boolean
  isOpen: boolean
  onOpen: () => void
}

function ThreadRow({ thread, isAgency, isOpen, onOpen }: ThreadRowProps) {
  const { agencyName, companyName, lastMessageAt, lastMessageBy, excerpt, isUnread } = thread
  const isOwnSide = (lastMessageBy === 'agency') === isAgency
  return (
    <button
      type="button"
      className={styles.thread}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={isUnread ? '' : undefined}
      onClick={onOpen}
    >
      <span className={styles.partner}>
        {isAgency ? companyName : agencyName}
        {isUnread && <VisuallyHidden>, unread</VisuallyHidden>}
      </span>
      <span className={styles.when}>{formatAgo(lastMessageAt)}</span>
      <span className={styles.topic}>{formatTopic(thread)}</span>
      <span className={styles.excerpt}>
        {isOwnSide ? 'You: ' : ''}
        {excerpt}
      </span>
    </button>
  )
}
