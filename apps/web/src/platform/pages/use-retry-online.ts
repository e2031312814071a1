import { useEffect } from 'react'

/** Tries again by itself once the connection is back. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (retry === undefined) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
