import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from './live-events.ts'

/** A bulk action emits one event per row; they are handled together. */
const PAUSE_MS = 300

/** The server doesn’t know all that happened since the page read its data. Reading again waits until the page is drawn. */
const MISSED = 'news.missed'
const CATCH_UP_MS = 1_200

/** What is about to be read again, once for all components that show the same. */
const pauses = new WeakMap<readonly QueryKey[], ReturnType<typeof setTimeout>>()

/**
 * Applies changes by other users while a list is open: loads again what these events are about. Both lists are
 * constants of the caller's module.
 */
export function useNews(types: readonly string[], shown: readonly QueryKey[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const refreshAfter = (ms: number) => () => {
      clearTimeout(pauses.get(shown))
      const refresh = () => {
        for (const queryKey of shown) void client.invalidateQueries({ queryKey })
      }
      pauses.set(shown, setTimeout(refresh, ms))
    }
    const off = [
      ...types.map((type) => onLiveEvent(type, refreshAfter(PAUSE_MS))),
      onLiveEvent(MISSED, refreshAfter(CATCH_UP_MS)),
    ]
    return () => {
      for (const stop of off) stop()
    }
  }, [client, types, shown])
}
