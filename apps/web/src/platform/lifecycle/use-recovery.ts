import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from './live-events.ts'

/** What could not be read while the server was away is read when it is back. */
export function useRecovery(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onLiveEvent('session.opened', () => {
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      }),
    [client],
  )
}
