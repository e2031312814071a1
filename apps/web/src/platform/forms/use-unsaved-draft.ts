import { toasts } from '@assay/ui/toast-store.ts'
import { useEffect, useRef } from 'react'
import { dropDraft, onDismissed, onLeaving, storeDraft } from './stored-drafts.ts'
import { holdUnsaved } from './unsaved-forms.ts'

export interface UnsavedDraft {
  readonly id: string
  readonly key: string
  /** null if there is nothing unsaved. */
  readonly draft: object | null
  readonly isSecret: (field: string) => boolean
  /** Whether leaving with unsaved changes asks first. */
  readonly asks: boolean
  readonly isSending: () => boolean
  /** True before the form is drawn again, too. */
  readonly isSent: () => boolean
  readonly onUndo: () => void
}

/** Stores a changed draft when the page is left, and announces it once the form is open again. Leaving asks before. */
export function useUnsavedDraft(unsaved: UnsavedDraft): void {
  const latest = useRef(unsaved)
  latest.current = unsaved
  useEffect(() => {
    const { id, key, draft, onUndo } = latest.current
    dropDraft(key)
    if (draft !== null) toasts.undoable('Your unsaved input was restored', onUndo)
    const store = () => {
      const { draft: last, isSecret, isSent } = latest.current
      if (last !== null && !isSent()) storeDraft(key, last, isSecret)
    }
    const { pathname, search } = location
    const stop = onLeaving(store)
    // Escape may be pressed for something else.
    const stopToo = onDismissed(id, store)
    return () => {
      stop()
      stopToo()
      // Another tab of the same page: the form comes back with what was typed. “Cancel” in a dialog discards it.
      if (location.pathname === pathname && location.search !== search) store()
    }
  }, [])
  const isAsking = unsaved.draft !== null && unsaved.asks
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const release = holdUnsaved(() => !latest.current.isSending() && !latest.current.isSent())
    return () => {
      release()
      removeEventListener('beforeunload', ask)
    }
  }, [isAsking])
}
