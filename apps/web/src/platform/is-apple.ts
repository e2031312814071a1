/** Whether shortcuts are pressed with ⌘ here, not with Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
