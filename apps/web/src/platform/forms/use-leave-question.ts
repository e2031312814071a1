import { useEffect, useRef } from 'react'
import { holdUnsaved } from './unsaved-forms.ts'

/** Leaving the page asks first while something runs in the page alone, such as an upload. */
export function useLeaveQuestion(isAtWork: boolean, words: string): { end: () => void } {
  // A person who ends it and then leaves is not asked, although the page has yet to render.
  const state = useRef(isAtWork)
  state.current = isAtWork
  useEffect(() => {
    if (!isAtWork) return
    const ask = (event: BeforeUnloadEvent) => {
      if (state.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    const release = holdUnsaved(() => state.current, words)
    return () => {
      release()
      removeEventListener('beforeunload', ask)
    }
  }, [isAtWork, words])
  return {
    end: () => {
      state.current = false
    },
  }
}
