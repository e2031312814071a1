import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { type RecentPlace, rememberPlace } from './recent-places.ts'

/** Remembers the page in this window once its name is known; closing the window forgets it. */
export function useRecentPlace(kind: RecentPlace['kind'], label: string | undefined, to: string): void {
  const userId = useSession().user?.id
  useEffect(() => {
    if (label !== undefined && userId !== undefined) rememberPlace(userId, { kind, label, to })
  }, [kind, label, to, userId])
}
