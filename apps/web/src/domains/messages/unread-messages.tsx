import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../platform/format.ts'
import { LinkCount } from '../../platform/layouts/link-count.tsx'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { unreadThreadsQuery } from './messages.queries.ts'

const NEWS = ['message.added']
const SHOWN = [['messages']]

/** The number of conversations with something new, behind the link to them. */
export function UnreadMessages() {
  useNews(NEWS, SHOWN)
  const { data: unread = 0 } = useQuery(unreadThreadsQuery())
  return <LinkCount count={unread} words={formatCount(unread, 'unread conversation')} />
}
