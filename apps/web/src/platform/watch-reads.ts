import { toasts } from '@assay/ui/toast-store.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { isShown } from './forms/shown-errors.ts'

const TOAST = 'failed reads'
/** Time for the page to show the failure where the data was to appear. */
const SHOWN_WITHIN_MS = 400

/**
 * A page says itself what didn’t load, where that is a region of its own. The rest, such as the options of a select or
 * what a row shows beside its name, would be missing in silence: one message says so, and reads all of it again.
 */
export function watchReads(client: QueryClient): void {
  const cache = client.getQueryCache()
  let isWaiting = false
  let isTold = false
  const retry = () => {
    isTold = false
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  const look = () => {
    isWaiting = false
    const failed = cache.findAll({ type: 'active', predicate: isUnseen })
    if (failed.length === 0 && isTold) toasts.close(TOAST)
    if (failed.length > 0 && !isTold)
      toasts.error(failed.some(({ state }) => state.data === undefined) ? INCOMPLETE : OUTDATED, {
        id: TOAST,
        durationMs: 0,
        action: { label: 'Try again', onPress: retry },
      })
    isTold = failed.length > 0
  }
  cache.subscribe((event) => {
    const hasFailed = event.type === 'updated' && event.action.type === 'error'
    if (isWaiting || !(hasFailed || isTold)) return
    isWaiting = true
    setTimeout(look, SHOWN_WITHIN_MS)
  })
}

const INCOMPLETE = 'Part of this page didn’t load.'
const OUTDATED = 'This page couldn’t be updated. What you see may be out of date.'

/** The message stays while it is read again, and a page that is offline says so itself. */
const isUnseen = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && !isShown(error) && isTemporary(error) && navigator.onLine

/** A refusal would come again. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500
