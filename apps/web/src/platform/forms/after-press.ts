let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => setPressed(true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => setPressed(false), true)
}

function setPressed(pressed: boolean): void {
  isPressed = pressed
}

/**
 * Runs immediately, or after the press of a pointer that is in progress: the target must not move before the click, or
 * the click would hit something else.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const end = () => {
    document.removeEventListener('pointerup', end)
    document.removeEventListener('pointercancel', end)
    // The click follows the end of the press.
    setTimeout(act)
  }
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
}
