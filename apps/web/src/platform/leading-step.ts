// One step stands out at a time: that of the page yields to what the user is in the middle of.
import { useEffect, useSyncExternalStore } from 'react'

let holders = 0
const watchers = new Set<() => void>()

function hold(change: 1 | -1): void {
  holders += change
  for (const watch of watchers) watch()
}

function watchHolders(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** While `isBegun`, such as with changes to save or rows selected, the next step is here. */
export function useTakesLead(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return
    hold(1)
    return () => hold(-1)
  }, [isBegun])
}

/** Whether the page's own next step stands out. */
export const useLeads = (): boolean => useSyncExternalStore(watchHolders, () => holders === 0)
