import { useEffect, useRef } from 'react'

/** Runs once when the page mounts, even if React mounts it twice. */
export function useOnce<Input>(ask: (input: Input) => void, input: Input): void {
  const asked = useRef(false)
  const first = useRef(ask)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    first.current(input)
  }, [input])
}
