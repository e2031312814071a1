import { useEffect, useState } from 'react'

/** The value when it last stayed the same for that long: typing or dragging sends one request. */
export function usePaused<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
