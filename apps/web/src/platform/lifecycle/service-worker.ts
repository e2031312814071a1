/** Registered last so that it never delays the page, which works without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2_000))
    whenIdle(() => {
      navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    })
  })
}
