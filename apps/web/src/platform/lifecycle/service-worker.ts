import { whenIdle } from './when-idle.ts'

/** Registered last so that it never delays the page, which works without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 2_000)
  })
}
