import type { Announcement } from '../context/domain-event.ts'
import { MINUTE_MS } from '../time/durations.ts'

const KEPT_MS = 2 * MINUTE_MS
const MAX_KEPT = 5_000

/** A page reads its data before its stream opens, or while its connection is lost: what was announced in the meantime. */
export interface RecentAnnouncements {
  add(announcement: Announcement): void
  /** Each once; null if it is not known of all that long. */
  within(ms: number): readonly Announcement[] | null
  /** Some were missed. */
  startOver(): void
}

export function keepAnnouncements(): RecentAnnouncements {
  const now = (): number => Date.now()
  let kept: { readonly at: number; readonly announcement: Announcement }[] = []
  let completeSince = now()
  const dropBefore = (first: number, since: number): void => {
    kept = kept.slice(first)
    completeSince = since
  }
  return {
    add: (announcement) => {
      if (isAboutAccess(announcement)) return
      kept.push({ at: now(), announcement })
      if (kept.length <= MAX_KEPT) return
      const half = MAX_KEPT / 2
      dropBefore(half, kept[half]?.at ?? now())
    },
    within: (ms) => {
      const oldest = now() - KEPT_MS
      if (oldest > completeSince) dropBefore(firstAfter(kept, oldest), oldest)
      const since = now() - ms
      if (since < completeSince) return null
      const once = new Map<string, Announcement>()
      for (const { announcement } of kept.slice(firstAfter(kept, since)))
        once.set(JSON.stringify(announcement), announcement)
      return [...once.values()]
    },
    startOver: () => dropBefore(kept.length, now()),
  }
}

/** These concern the streams that were open; a login that opens another was judged again. */
export const isAboutAccess = ({ type }: Announcement): boolean =>
  type.startsWith('session.') || type === 'access.changed'

function firstAfter(kept: readonly { readonly at: number }[], time: number): number {
  const found = kept.findIndex(({ at }) => at >= time)
  return found === -1 ? kept.length : found
}
