import { useSyncExternalStore } from 'react'

/** The part of the address after the #: it never appears in logs or referrers. Empty if there is none. */
export function useLinkToken(): string {
  return useSyncExternalStore(onHashChange, readToken)
}

const readToken = (): string => location.hash.slice(1)

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
