import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './offline-banner.module.css'

const BACK_MS = 4_000

/** Shows that there is no connection, and for a moment that it is back; loaded data stays on the screen. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(onChange, () => navigator.onLine)
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!isOnline) {
      setWasOffline(true)
      return
    }
    const timer = setTimeout(() => setWasOffline(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isOnline])
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          You’re offline. Loaded pages stay available. Changes are sent when you reconnect.
        </p>
      )}
      {isOnline && wasOffline && <p className={styles.banner}>You’re back online.</p>}
    </div>
  )
}

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
