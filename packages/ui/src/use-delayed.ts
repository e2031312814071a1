import { useEffect, useState } from 'react'

/** Becomes true once `wanted` has held for `delayMs`, and false immediately. */
export function useDelayed(wanted: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!wanted) {
      setDue(false)
      return
    }
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [wanted, delayMs])
  return wanted && due
}
