import { type RefObject, useEffect, useRef } from 'react'

/** Matches stand below the card, not beside it. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 68rem)').matches
}

/** Where matches stand below the text, whoever asked for them here is taken to them; a search that was opened stays. */
export function useMatchesBelow(searchId: string | undefined): {
  below: RefObject<HTMLDivElement | null>
  onAsked: () => void
} {
  const below = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (searchId === undefined || !isAwaited.current) return
    isAwaited.current = false
    if (isNarrow()) below.current?.scrollIntoView({ block: 'start' })
  }, [searchId])
  const onAsked = () => {
    isAwaited.current = true
  }
  return { below, onAsked }
}
