import { useEffect, useRef } from 'react'
import { holdUnsaved } from './unsaved-forms.ts'

/** Leaving asks first while something is at work in the page alone, such as an upload. */
export function useLeaveQuestion(isAtWork: boolean, words: string): { end: () => void } {
  // Who ends it and leaves at once is not asked, though the page has yet to render.
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
