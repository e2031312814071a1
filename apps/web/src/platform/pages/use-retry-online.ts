import { useEffect, useRef } from 'react'
import { ApiError } from '../api-error.ts'
import { askServer } from '../lifecycle/reachability.ts'
import { isMissingPart } from './page-error.ts'

const ASK_EVERY_MS = 5_000

/** Retries automatically once the connection or the server is back. */
export function useRetryOnline(error: unknown, retry: (() => void) | undefined): void {
  const latest = useRef(retry)
  latest.current = retry
  const isPart = isMissingPart(error)
  const isCut = isPart || (error instanceof ApiError && (error.code === 'network' || error.status === 503))
  useEffect(() => {
    // The browser never requests a failed module again on the same page.
    const again = () => (isPart ? location.reload() : latest.current?.())
    addEventListener('online', again)
    let isDown = !isPart
    const look = async () => {
      if (!(await askServer())) isDown = true
      // A part that is missing though the server answers would be missing again.
      else if (isDown) again()
    }
    const timer = isCut ? setInterval(() => void look(), ASK_EVERY_MS) : undefined
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [isPart, isCut])
}
