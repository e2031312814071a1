/** Once nothing is left to draw; not every browser tells, and then it waits for so long. */
export function whenIdle(act: () => void, otherwiseMs = 200): void {
  const wait = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, otherwiseMs))
  wait(act)
}
