import { toasts } from '@assay/ui/toast-store.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { isShown } from './forms/shown-errors.ts'

const TOAST = 'failed reads'
/** Time for the page to show the failure where the data was to appear. */
const SHOWN_WITHIN_MS = 400

/**
 * A page says itself what didn’t load, where that is a region of its own; once such a region is there, the rest is read
 * again with it. Where no region failed, the rest, such as the options of a select or what a row shows beside its name,
 * would be missing in silence: one message says so, and reads all of it again.
 */
export function watchReads(client: QueryClient): void {
  const cache = client.getQueryCache()
  let isWaiting = false
  let said: 'nothing' | 'by the page' | 'by a message' = 'nothing'
  const retry = () => {
    said = 'nothing'
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  const look = () => {
    isWaiting = false
    const failed = cache.findAll({ type: 'active', predicate: hasFailed })
    const unseen = failed.filter(({ state }) => !isShown(state.error))
    const before = said
    said = failed.length === 0 ? 'nothing' : failed.length > unseen.length ? 'by the page' : 'by a message'
    if (said !== 'by a message' && before === 'by a message') toasts.close(TOAST)
    if (said !== 'by a message' || before === 'by a message') return
    if (before === 'by the page') return retry()
    toasts.error(unseen.some(({ state }) => state.data === undefined) ? INCOMPLETE : OUTDATED, {
      id: TOAST,
      durationMs: 0,
      action: { label: 'Try again', onPress: retry },
    })
  }
  cache.subscribe((event) => {
    const isFailure = event.type === 'updated' && event.action.type === 'error'
    if (isWaiting || !(isFailure || said !== 'nothing')) return
    isWaiting = true
    setTimeout(look, SHOWN_WITHIN_MS)
  })
}

const INCOMPLETE = 'Part of this page didn’t load.'
const OUTDATED = 'This page couldn’t be updated. What you see may be out of date.'

/** What is shown stays failed while it is read again. A page that is offline says so itself. */
const hasFailed = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && isTemporary(error) && navigator.onLine

/** A refusal would come again. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500
