import { toasts } from '@assay/ui/toast-store.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { isShown } from './forms/shown-errors.ts'

const TOAST = 'failed reads'
/** Time for the page to show the failure where the data was to appear. */
const SHOWN_WITHIN_MS = 400

/**
 * A page says itself what didn’t load, where that is a region of its own. Where none failed, the rest, such as the options
 * of a select or what a row shows beside its name, would be missing in silence: one message says so. Once one of all that
 * failed is read, the server is back, and the others are read again with it.
 */
export function watchReads(client: QueryClient): void {
  const cache = client.getQueryCache()
  const failing = new Set<string>()
  let isWaiting = false
  let isAnnounced = false
  const readAgain = () => void client.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false })
  /** The message closes as its button is pressed. */
  const onPress = () => {
    isAnnounced = false
    readAgain()
  }
  const look = () => {
    isWaiting = false
    const failed = cache.findAll({ type: 'active', predicate: hasFailed })
    const isSaid = failed.some(({ state }) => isShown(state.error))
    const isDue = failed.length > 0 && !isSaid
    if (!isDue && isAnnounced) toasts.close(TOAST)
    if (isDue && !isAnnounced)
      toasts.error(failed.some(({ state }) => state.data === undefined) ? INCOMPLETE : OUTDATED, {
        id: TOAST,
        durationMs: 0,
        action: { label: 'Try again', onPress },
      })
    isAnnounced = isDue
  }
  cache.subscribe((event) => {
    const { queryHash } = event.query
    const happened = event.type === 'updated' ? event.action.type : event.type
    if (happened === 'error') failing.add(queryHash)
    const isGone = failing.has(queryHash) && (happened === 'success' || happened === 'removed')
    if (isGone) failing.delete(queryHash)
    if (isGone && happened === 'success') readAgain()
    if (isWaiting || !(happened === 'error' || isAnnounced)) return
    isWaiting = true
    setTimeout(look, SHOWN_WITHIN_MS)
  })
}

const INCOMPLETE = 'Part of this page didn’t load.'
const OUTDATED = 'This page couldn’t be updated. What you see may be out of date.'

/** What is being read again is not lost yet. A page that is offline says so itself. */
const hasFailed = ({ state: { status, error, fetchStatus } }: Query): boolean =>
  status === 'error' && fetchStatus === 'idle' && isTemporary(error) && navigator.onLine

const TOO_MANY = 429

/** A refusal would come again, and so would that of a quota, which lasts a day. Too many requests are too many for a minute. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  (error.status === TOO_MANY && error.code !== 'quota.used-up')
