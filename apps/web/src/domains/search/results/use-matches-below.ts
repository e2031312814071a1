import { type RefObject, useEffect, useRef } from 'react'

/** Up to this width, matches are below the criteria instead of next to them. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 68rem)').matches
}

/** Scrolls to the matches after a search if they are below the text, but not for a stored search. */
export function useMatchesBelow(searchId: string | undefined): {
  below: RefObject<HTMLDivElement | null>
  onSearched: () => void
} {
  const below = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (searchId === undefined || !isAwaited.current) return
    isAwaited.current = false
    if (isNarrow()) below.current?.scrollIntoView({ block: 'start' })
  }, [searchId])
  const onSearched = () => {
    isAwaited.current = true
  }
  return { below, onSearched }
}
