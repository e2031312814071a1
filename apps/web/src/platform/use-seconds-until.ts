import { useEffect, useState } from 'react'

/** Whole seconds until an instant; 0 if it has passed or is null. */
export function useSecondsUntil(untilMs: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(untilMs))
  useEffect(() => {
    setSeconds(secondsLeft(untilMs))
    if (secondsLeft(untilMs) === 0) return
    const timer = setInterval(() => {
      setSeconds(secondsLeft(untilMs))
      if (secondsLeft(untilMs) === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [untilMs])
  return seconds
}

function secondsLeft(untilMs: number | null): number {
  return untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000))
}
