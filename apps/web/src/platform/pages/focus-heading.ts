/** How long a page may take to show its heading. */
const MAX_WAIT_MS = 15_000

let stopWaiting: () => void = () => undefined

/**
 * Focuses the heading of the page, so that screen readers announce it and Tab begins below it. If the data it comes with
 * is still loading, it gets the focus later, unless the user has done something by then.
 */
export function focusHeading(main: HTMLElement | null): void {
  stopWaiting()
  const { activeElement } = document
  // A page may have given the focus to one of its fields.
  if (main === null || (activeElement !== main && main.contains(activeElement))) return
  const heading = main.querySelector<HTMLElement>('h1')
  take(heading ?? main)
  if (heading === null) waitForHeading(main)
}

function waitForHeading(main: HTMLElement): void {
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1')
    const { activeElement, body } = document
    const isLeft = activeElement !== main && activeElement !== body && activeElement !== null
    if (heading === null && !isLeft && main.isConnected) return
    stopWaiting()
    if (heading !== null && !isLeft) take(heading)
  })
  const timer = setTimeout(() => stopWaiting(), MAX_WAIT_MS)
  stopWaiting = () => {
    clearTimeout(timer)
    observer.disconnect()
    stop.abort()
  }
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, stopWaiting, { signal: stop.signal })
  observer.observe(main, { childList: true, subtree: true })
}

function take(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
