import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '../../../platform/lifecycle/live-events.ts'
import { feedbackKey } from '../feedback/index.ts'

/** A bulk action emits one event per entry; they are handled together. */
const PAUSE_MS = 300

/** Applies changes by other users while the list is open. */
export function useShortlistNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(pause)
      pause = setTimeout(() => {
        for (const queryKey of [['shortlisteds'], feedbackKey]) void client.invalidateQueries({ queryKey })
      }, PAUSE_MS)
    }
    const off = onLiveEvent('shortlist.changed', refresh)
    return () => {
      clearTimeout(pause)
      off()
    }
  }, [client])
}
